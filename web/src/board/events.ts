// What a board tells those who listen. Cells are numbers; nothing is changed by the board itself.
export interface BoardEvents {
  'mw-cycle': {cell: number; back: boolean};                            // the next symbol, or the one before
  'mw-paint': {cells: number[]; symbol: string; joins: boolean};        // joins the stroke before it
  'mw-type': {cell: number; symbol: string};
  'mw-flag': {cell: number};
  'mw-open': {cell: number};
  'mw-chord': {cell: number};
  'mw-look': {cell: number | null; by: 'pointer' | 'focus'};
  'mw-resize': {top: number; left: number; bottom: number; right: number};
}

/** The brush that edits nothing, and only looks at cells. */
export const looking = 'look';

export type Mode = 'edit' | 'play' | 'look';

export function send<T extends keyof BoardEvents>(from: EventTarget, type: T, detail: BoardEvents[T]): void {
  from.dispatchEvent(new CustomEvent(type, {detail, bubbles: true, composed: true}));
}

declare global {
  interface HTMLElementEventMap extends BoardEventMap {}
}
type BoardEventMap = {[T in keyof BoardEvents]: CustomEvent<BoardEvents[T]>};
