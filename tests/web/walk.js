// Run in a page: what is wrong with the table as it is drawn now, and where its things lie.
(() => {
  const seen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !node.closest('[inert]');
  const all = (what) => [...document.querySelectorAll(what)].filter(seen);
  const named = (node) => `${node.tagName.toLowerCase()} "${(node.innerText || node.getAttribute('aria-label') || '').trim().replace(/\s+/g, ' ').slice(0, 50)}"`;
  // Stories lie over the board, and on a phone what somebody has opened takes the place of the question until it is closed.
  const covered = () => document.querySelector('[data-covers], .offer, .list, .pop[role=dialog]') !== null;

  const OPTIONS = '.decision .chip, .decision .fold';
  /** Things of the board that carry words of their own: none may lie upon another. */
  const PLATES = 'main button.plate, main button[data-sector], main [data-room], main aside > .panel';
  const THINGS = 'main button.can, main button.open, main .can > button';

  function outside() {
    const found = [];
    for (const node of all(OPTIONS)) {
      const box = node.getBoundingClientRect();
      if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) found.push(`outside the window: ${named(node)}`);
      else if (!covered() && !spotOf(node)) found.push(`covered: ${named(node)}`);
    }
    return found;
  }

  function touching() {
    const plates = all(PLATES).map((node) => [node, node.getBoundingClientRect()]);
    const found = [];
    plates.forEach(([one, a], place) => {
      for (const [other, b] of plates.slice(place + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > 2) found.push(`upon each other: ${named(one)} and ${named(other)}`);
      }
    });
    return found;
  }

  function dock() {
    const bar = document.querySelector('.decision');
    const high = document.querySelector('.dock')?.getBoundingClientRect().height ?? 0;
    const phone = innerWidth < 768;
    const large = document.documentElement.dataset.large === 'true';
    const most = large || (phone && bar?.classList.contains('tall')) ? 0.3401 : phone ? 0.225 : 0.2501;
    const found = high > most * innerHeight ? [`the dock is ${Math.round(high)} of ${innerHeight} high`] : [];
    for (const node of [bar, ...(bar?.querySelectorAll('*') ?? [])]) {
      if (node && /auto|scroll/.test(getComputedStyle(node).overflowY) && node.scrollHeight > node.clientHeight + 1) found.push(`scrolls inside the dock: ${named(node)}`);
    }
    return found;
  }

  /** A point at which a press reaches a thing; null where something lies over all of it. */
  function spotOf(node) {
    const box = node.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8]]) {
      const at = { x: box.left + box.width * x, y: box.top + box.height * y };
      const there = document.elementFromPoint(at.x, at.y);
      if (there && node.contains(there)) return at;
    }
    return null;
  }

  window.walk = {
    faults: () => [...outside(), ...touching(), ...dock()],
    /** Where one can press, by kind: options in the dock, things of the board that answer, what an open window offers, and the way on from what covers the board. */
    spots: () => {
      const of = (what) => all(what).filter((node) => !node.disabled).map(spotOf).filter(Boolean);
      return {
        chips: of('.decision .chip'),
        things: covered() ? [] : of(THINGS),
        offered: of('.offer .member, .offer .take, .offer .do, .list .item, .pop[role=dialog] .take'),
        on: of('[data-covers] button').slice(-1),
        windows: all('.offer, .list, .pop[role=dialog]').length,
        opened: all('.offer, .list, .pop[role=dialog]').map((node) => node.innerHTML).join(),
        version: Number(document.querySelector('.decision')?.dataset.version ?? 0),
        mine: document.querySelector('.decision.mine') !== null,
        // Odds and offers come a moment after their question, a forecast a moment after somebody looks at an option.
        busy: all('main [aria-busy=true]').length > 0 || all('.decision .chip').some((chip) => chip.disabled) || Number(document.querySelector('.decision')?.dataset.coming ?? 0) > 0,
      };
    },
    /** Where everything lies that must not move under a finger. */
    layout: () => Object.fromEntries(all(`header.top, main, .dock, .decision, ${OPTIONS}, ${PLATES}`).map((node, place) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return [`${place} ${node.tagName.toLowerCase()}.${node.classList[0] ?? ''} ${node.dataset.option ?? node.dataset.room ?? node.dataset.sector ?? ''}`, [left, top, width, height].map(Math.round)];
    })),
  };
})()
