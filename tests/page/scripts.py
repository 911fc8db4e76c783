"""What is run in the page itself."""

from __future__ import annotations

# Where something lies, once it lies still.
STILL = """
async (node) => {
  const lies = () => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height];
  };
  const frame = () => new Promise(requestAnimationFrame);
  for (let now = lies(); ; ) {
    await frame();
    await frame();
    const before = now;
    now = lies();
    if (String(now) === String(before)) return now;
  }
}
"""

# Some move or other, each time that it is for this seat to decide.
PLAY_ON = """
async (far) => {
  const table = location.pathname.split('/')[2];
  const held = JSON.parse(localStorage.getItem('isolario.seats'));
  const { seat, secret } = held.find((it) => it.table === table);
  const moves = ({ sets, roots = [], ready }) => {
    const walk = ({ branches }) => branches.flatMap(({ move, places, then }) => [
      ...(move ? [move] : []),
      ...(places ? sets[places.cells].map((cell) => places.move.replace('{}', cell)) : []),
      ...(then ? walk(then) : []),
    ]);
    const found = roots.flatMap(walk);
    return found.length || !ready ? found : [ready.move];
  };
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
  const say = (message) => line.send(JSON.stringify(message));
  let made = 0;
  await new Promise((done, fail) => {
    window.enough = done;
    line.onopen = () => say({ type: 'hello', secret });
    line.onclose = () => fail(new Error('the line is closed'));
    line.onmessage = ({ data }) => {
      const { type, now } = JSON.parse(data);
      if (type === 'refused') fail(new Error(data));
      if (!now) return;
      if (now.outcome || far(now.progress)) done();
      else if (now.to_move.includes(seat)) {
        const found = moves(now.choices);
        made += 1;
        say({ type: 'play', n: now.n, move: found[(made * 7) % found.length], meant: true });
      }
    };
  });
  line.onclose = null;
  line.close();
}
"""

# What is wrong with how a page is laid out.
LAYOUT = """
(scrolls) => {
  const wrong = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
  if (!scrolls && root.scrollHeight > innerHeight + 1) wrong.push(`${root.scrollHeight} high`);
  const seen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim(), holder = node.parentElement;
    if (!text || !seen(holder) || holder.closest('.unseen, title')) continue;
    if (getComputedStyle(holder).clipPath !== 'none') continue;  // only to be heard
    if (holder.closest('[aria-hidden=true]') && !holder.closest('.area')) continue;
    if (holder.closest('.told > :not(.open)')) continue;  // it can be unfolded
    if (holder.closest('.area.part')) continue;  // only a part of the board is looked at
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const sheet = holder.closest('svg');
    const limit = sheet ? sheet.getBoundingClientRect() : { left: 0, right: innerWidth };
    const rolled = holder.closest('[data-part=actions] .others');  // scrolled to where it is
    if (!rolled && (box.left < limit.left - 2 || box.right > limit.right + 2))
      wrong.push(`out: ${text}`);
    const block = holder.closest('button, p, li, h1, h2, h3, label, span, a');
    if (!sheet && block && getComputedStyle(block).display !== 'inline' &&
        block.scrollWidth > block.clientWidth + 1) wrong.push(`too long: ${text}`);
    const onCell = sheet || holder.closest('[data-tag]');  // as small as its cell
    const least = holder.closest('[data-tool]') ? 12 : 14; // the word under an icon
    const size = parseFloat(getComputedStyle(holder).fontSize);
    if (size < least && !onCell) wrong.push(`small: ${text}`);
  }
  for (const button of document.querySelectorAll('button, a.button, label')) {
    if (!seen(button)) continue;
    const box = button.getBoundingClientRect();
    const least = button.matches('[data-tag]') ? 24 : 43;  // points make room
    if (box.width < least || (box.height < least && !button.matches('.named, :has(.field)')))
      wrong.push(`small button: ${button.textContent.trim()} ${box.width}×${box.height}`);
  }
  return wrong;
}
"""

# Two quick taps are one: the next one is later than that.
APART = """
async () => {
  const now = performance.now(), due = Math.min((window.lastTap ?? -Infinity) + 320, now + 320);
  while (performance.now() < due) await new Promise(requestAnimationFrame);
  window.lastTap = performance.now();
}
"""

# Opens a table, and keeps the seats in it that are ours.
OPEN = """
async (wish) => {
  const answer = await fetch('/api/tables', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish),
  });
  const { table, secrets } = await answer.json();
  const held = Object.entries(secrets).map(([seat, secret]) => (
    { table, seat: Number(seat), secret, game: wish.game, since: Date.now() }));
  localStorage.setItem('isolario.seats', JSON.stringify(held));
  return table;
}
"""
