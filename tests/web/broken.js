// Run in a page: words that go on in another line without a hyphen, where somebody sees them.
() => {
  const hidden = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const box = at.getBoundingClientRect();
      if (getComputedStyle(at).overflowX !== 'visible' && (box.width < 2 || box.height < 2)) return true;
    }
    return !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || node.closest('.unseen, svg, select, textarea') !== null;
  };
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const { data, parentElement } = walk.currentNode;
    if (!data.trim() || hidden(parentElement)) continue;
    // A soft hyphen ends a word here: a line may end there, and its hyphen is drawn with the first letter behind it.
    for (const { 0: word, index } of data.matchAll(/[\p{L}\d]{2,}[:,.]?/gu)) {
      range.setStart(walk.currentNode, data[index - 1] === '\u00ad' ? index + 1 : index);
      range.setEnd(walk.currentNode, index + word.length);
      const lines = [...range.getClientRects()].filter((one) => one.width > 0.5).map((one) => Math.round(one.top));
      if (new Set(lines).size > 1) found.add(`broken: ${parentElement.tagName.toLowerCase()}.${parentElement.className} "${word}"`);
    }
  }
  return [...found];
}
