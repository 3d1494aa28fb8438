// The symbols in cells, as in the pictures (output/drawing/tile): lengths are parts of a cell's side,
// from its centre, where the pen stands.

/** Where a symbol is drawn: the pen is moved to the centre of the cell, `side` wide. */
export interface Pen {
  context: OffscreenCanvasRenderingContext2D;
  side: number;
  font: string;
}

function line({context, side}: Pen, x1: number, y1: number, x2: number, y2: number, width: number): void {
  context.lineWidth = width * side;
  context.beginPath();
  context.moveTo(x1 * side, y1 * side);
  context.lineTo(x2 * side, y2 * side);
  context.stroke();
}

function polygon({context, side}: Pen, corners: [number, number][]): void {
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x * side, y * side);
  context.closePath();
  context.fill();
}

export function drawFlag(pen: Pen): void {
  line(pen, -0.12, -0.3, -0.12, 0.3, 0.07);
  line(pen, -0.26, 0.3, 0.08, 0.3, 0.07);
  polygon(pen, [[-0.12, -0.32], [0.26, -0.15], [-0.12, 0.02]]);
}

/** Hollow, in the colour given, where nobody stepped on it. */
export function drawMine(pen: Pen, hollow: string | null): void {
  line(pen, -0.31, 0, 0.31, 0, 0.07);
  line(pen, 0, -0.31, 0, 0.31, 0.07);
  line(pen, -0.22, -0.22, 0.22, 0.22, 0.07);
  line(pen, -0.22, 0.22, 0.22, -0.22, 0.07);
  const {context, side} = pen;
  context.beginPath();
  context.arc(0, 0, 0.18 * side, 0, 2 * Math.PI);
  if (hollow) context.fillStyle = hollow;
  context.fill();
  context.stroke();
}

/** For a cell that is safe. */
export function drawPlus(pen: Pen): void {
  line(pen, -0.2, 0, 0.2, 0, 0.1);
  line(pen, 0, -0.2, 0, 0.2, 0.1);
}

/** For a cell that is a mine, or over a flag that is wrong. */
export function drawCross(pen: Pen, reach: number): void {
  line(pen, -reach, -reach, reach, reach, 0.1);
  line(pen, -reach, reach, reach, -reach, 0.1);
}

/** For a clue that is withheld. */
export function drawDash(pen: Pen): void {
  line(pen, -0.18, 0, 0.18, 0, 0.08);
}

/** `size` is the height of the letters as a part of the side. */
export function drawText({context, side, font}: Pen, text: string, size: number, weight: number): void {
  context.font = `${weight} ${size * side}px ${font}`;
  context.textAlign = 'center';
  context.fillText(text, 0, 0.36 * size * side);
}
