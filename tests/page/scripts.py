"""What is run in the page itself."""

from __future__ import annotations

from tests.paths import ROOT

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

# Counts the moves that the table has made, before the page hears of them. Seen from outside, a
# message and what the page makes of it may come in any order.
COUNT = """
(() => {
  let sent = null;
  const count = ({ data }) => {
    const { type, request, now } = JSON.parse(data);
    const answered = sent?.request === request;
    const missed = type === 'joined' && now?.n > sent?.n; // the line broke before the answer
    if (!sent || !(answered || missed)) return;
    sent = null;
    const made = Number(sessionStorage.getItem('made'));
    if (missed || type === 'update' || type === 'taught') sessionStorage.setItem('made', made + 1);
  };
  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', count);
    }
    send(data) {
      const { type, request, n } = JSON.parse(data);
      if (type === 'play') sent = { request, n };
      super.send(data);
    }
  };
})();
"""

# Some move or other, each time that it is for this seat to decide.
PLAY_ON = """
async (far) => {
  const table = location.search.split('/')[2];
  const { mine: [seat] } = await (await fetch(`/api/tables/${table}`)).json();
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
    line.onopen = () => say({ type: 'hello', seat });
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
LAYOUT = (
    "(scrolls) => {"
    + (ROOT / "web" / "tests" / "layout.js").read_text("utf-8").replace("export ", "")
    + "return layout(scrolls); }"
)

# Two quick taps are one: the next one is later than that.
APART = """
async () => {
  const now = performance.now(), due = Math.min((window.lastTap ?? -Infinity) + 320, now + 320);
  while (performance.now() < due) await new Promise(requestAnimationFrame);
  window.lastTap = performance.now();
}
"""

# Opens a table, and sits down in the seats in it that are ours.
OPEN = """
async (wish) => {
  const post = async (path, body) => (await fetch(`/api/tables${path}`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  })).json();
  const { table: { table, seats }, mine } = await post('', wish);
  for (const seat of mine) await post(`/${table}/seats/${seat}`, { name: seats[seat].name });
  return table;
}
"""
