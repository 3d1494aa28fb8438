// A player for Minewise: what one clue settles, else any covered cell (README.md). To run it:
//   minewise play --agent "cmd:node simple.js" "beginner classic"
let x, width, steps, inner, covered, shown, mines, hidden, todo;
function newGame(size, random) {  // cells are numbered row by row, with a border around the board
  const [w, h] = size.match(/\d+/g).map(Number);
  const stride = width = w + 2, cells = stride * (h + 2);
  x = Number(BigInt(random.slice('random='.length)) & 0xffffffffn);
  steps = [-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1];
  inner = Array.from({length: w * h}, (_, k) => (Math.floor(k / w) + 1) * stride + k % w + 1);
  [covered, shown, mines, todo] = [new Set(inner), new Map(), Array(cells).fill(0), []];
  hidden = mines.map((_, cell) => steps.filter((step) => covered.has(cell + step)).length);
}
const number = (place) => place.split(',').reduce((row, col) => (+row + 1) * width + +col + 1);
const place = (cell) => `${Math.floor(cell / width) - 1},${cell % width - 1}`;
function show(cell, symbol) {
  covered.delete(cell);
  if (symbol >= '0' && symbol <= '8') shown.set(cell, Number(symbol));
  const around = steps.map((step) => cell + step);
  for (const near of around) --hidden[near], mines[near] += symbol === 'M' || symbol === 'F';
  for (const clue of [cell, ...around]) {  // those that settle all covered cells around them
    const left = shown.get(clue) - mines[clue];
    if (hidden[clue] && (left === 0 || left === hidden[clue])) todo.push(clue);
  }
}
function move() {
  for (; todo.length; todo.pop()) {
    const clue = todo.at(-1), cell = steps.map((step) => clue + step).find((near) => covered.has(near));
    const verb = shown.get(clue) > mines[clue] ? 'flag' : 'open';
    if (cell) return `${verb} ${place(cell)} : proof single-point ${place(clue)}`;
  }
  do x = (Math.imul(x, 1664525) + 1013904223) >>> 0; while (!covered.has(inner[(x >>> 8) % inner.length]));
  return `open ${place(inner[(x >>> 8) % inner.length])} : random`;
}
require('readline').createInterface({input: process.stdin}).on('line', (line) => {
  const words = line.split(' ');
  if (words[0] === 'minewise') console.log('ready simple');
  if (words[0] === 'game') newGame(words[1], words.at(-1));
  if (words[0] === 'go') console.log(move());
  if (words[0] === 'shows') for (let i = 1; i < words.length; i += 2) show(number(words[i]), words[i + 1]);
});
