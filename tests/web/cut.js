// Run in a page: words of which somebody sees only a part, and cannot see the rest.
() => {
  const seen = (node) => {
    const style = getComputedStyle(node);
    return node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      && !node.closest('[aria-hidden=true], .unseen') && style.clipPath === 'none';
  };
  const words = (node) => [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
  // The box around all words of a node that somebody sees; what is only read aloud takes no room.
  const drawn = (node) => {
    const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity, width: 0 };
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      if (walk.currentNode.parentElement.closest('.unseen')) continue;
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      const rect = range.getBoundingClientRect();
      if (!rect.width) continue;
      box.left = Math.min(box.left, rect.left);
      box.top = Math.min(box.top, rect.top);
      box.right = Math.max(box.right, rect.right);
      box.bottom = Math.max(box.bottom, rect.bottom);
      box.width = box.right - box.left;
    }
    return box;
  };
  const scrolls = (style, axis) => ['auto', 'scroll'].includes(style[`overflow${axis}`]);
  // A button tells the rest when one rests on it or presses it; what only lies there needs a title of its own.
  const told = (node) => node.closest('button, a, summary, [title]') !== null;
  const found = [];
  for (const node of document.body.querySelectorAll('*')) {
    if (!(node instanceof HTMLElement) || !words(node) || !seen(node) || /^(OPTION|SELECT|STYLE|SCRIPT)$/.test(node.tagName)) continue;
    const text = drawn(node);
    // Nothing is drawn, or it is hidden for the eye on purpose.
    if (!text.width || (node.clientWidth < 2 && getComputedStyle(node).display !== 'inline')) continue;
    const name = `${node.tagName.toLowerCase()}.${[...node.classList].filter((one) => !one.startsWith('svelte-')).join('.')}`;
    const say = (what) => found.push(`${what}: ${name} "${node.innerText.trim().slice(0, 60)}"`);
    // Up to what scrolls, whatever hides what is outside of it must not hide these words.
    for (let at = node; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (scrolls(style, 'X') && scrolls(style, 'Y')) break;
      const wide = !scrolls(style, 'X') && ['hidden', 'clip'].includes(style.overflowX) && (text.right > box.right + 1.5 || text.left < box.left - 1.5);
      const high = !scrolls(style, 'Y') && ['hidden', 'clip'].includes(style.overflowY) && (text.bottom > box.bottom + 3 || text.top < box.top - 3);
      if ((wide || high) && !(told(node) && (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'))) {
        say(wide ? 'cut at its side' : 'cut below');
        break;
      }
      if (scrolls(style, 'X') || scrolls(style, 'Y') || style.position === 'fixed') break;
    }
    const button = node.closest('button, a');
    if (button && !button.closest('[inert]')) {
      const box = button.getBoundingClientRect();
      // What is hidden by the words' own box was judged above: here counts what is drawn of them.
      const own = ['hidden', 'clip'].includes(getComputedStyle(node).overflowX) ? node.getBoundingClientRect() : text;
      if (Math.min(text.right, own.right) > box.right + 2 || Math.max(text.left, own.left) < box.left - 2) say('wider than its button');
    }
  }
  return [...new Set(found)];
}
