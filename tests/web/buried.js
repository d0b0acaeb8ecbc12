// Run in a page: words below the picture of the sky. They stand in the page, and nobody sees or presses them.
() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    if (!walk.currentNode.data.trim()) continue;
    range.selectNodeContents(walk.currentNode);
    for (const { left, top, width, height } of range.getClientRects()) {
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      if (over?.closest('.sky')) found.add(`below the sky: "${walk.currentNode.data.trim()}"`);
    }
  }
  return [...found];
}
