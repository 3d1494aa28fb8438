// How large a board is drawn, and where: by itself as large as fits, but never with cells too small to
// use, in which case the board scrolls; or as large as the visitor zoomed it.
import {fittingSide, Plan, type Point, type Size} from './plan.js';

/** The room there is, in pixels of the page, of which each is `scale` pixels of the device. */
export interface Room {
  width: number;
  height: number;
  gutter: number;     // around the board
  scale: number;
  isCoarse: boolean;  // for fingers
}

const leastSide = 6, mostSide = 160;  // pixels of the page

function fitting(size: Size, {width, height, gutter, scale}: Room): number {
  return fittingSide(size, (width - 2 * gutter) * scale, (height - 2 * gutter) * scale) / scale;
}

/** Cells that fit into the room, with limits of taste: useful at least, not huge at most. */
export function naturalSide(size: Size, room: Room): number {
  const useful = room.isCoarse ? 26 : 16;
  const most = Math.min(mostSide, Math.max(64, Math.floor(Math.min(room.width, room.height) / 5)));
  return Math.max(useful, Math.min(most, fitting(size, room)));
}

/** Cells with which all of the board is seen, or nearly. */
export function wholeSide(size: Size, room: Room): number {
  return Math.max(leastSide, Math.min(naturalSide(size, room), fitting(size, room)));
}

export function limitedSide(side: number): number {
  return Math.max(leastSide, Math.min(mostSide, side));
}

/** A board in a room: its plan, the size of the sheet that scrolls, and where the board lies on it. */
export interface View {
  plan: Plan;
  scale: number;
  width: number;   // of the sheet, in pixels of the page
  height: number;
  origin: Point;   // of the board on the sheet, in pixels of the device
  doesScroll: boolean;
}

export function viewOf(size: Size, room: Room, side: number): View {
  const {scale, gutter} = room;
  const plan = new Plan(size, Math.max(1, Math.floor(side * scale)));
  const width = Math.max(room.width, plan.boardWidth / scale + 2 * gutter);
  const height = Math.max(room.height, plan.boardHeight / scale + 2 * gutter);
  const origin = {
    x: Math.floor((width * scale - plan.boardWidth) / 2), y: Math.floor((height * scale - plan.boardHeight) / 2),
  };
  const doesScroll = width > room.width || height > room.height;
  return {plan, scale, width, height, origin, doesScroll};
}
