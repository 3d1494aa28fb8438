// A table whose rows the visitor can sort by a click on a heading. The rows come as the module
// orders them, and stay so until a heading is chosen; a second click turns the order around.
import {html, nothing, type ReactiveControllerHost, type TemplateResult} from 'lit';

import {strings} from '../strings.js';
import {count} from './figures.js';
import {icons} from './icons.js';

export interface Column<Row> {
  head: string;
  means: string;  // at length, for whoever points at the heading
  rank: (row: Row) => number;
  show: (row: Row) => string | TemplateResult;
}

export interface Rows<Row> {
  caption: string;                    // empty where a heading says it
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  name: (row: Row) => string;         // the first column, which is a button
  nameHead: string;
  isCurrent?: (row: Row) => boolean;
  point: (row: Row | null) => void;   // pointed at or focused; null: no longer
  choose: (row: Row) => void;
}

export interface Order {
  column: number;
  isDown: boolean;
}

/** A copy in the order asked for. Equal rows keep the order they have. */
export function sorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[],
                            order: Order | null): Row[] {
  const column = order && columns[order.column];
  if (!column) return [...rows];
  const sign = order.isDown ? -1 : 1;
  return [...rows].sort((one, other) => sign * (column.rank(one) - column.rank(other)));
}

/** The order after a click on a heading: high to low first, then low to high. */
export function reordered(order: Order | null, column: number): Order {
  return {column, isDown: order?.column === column ? !order.isDown : true};
}

/** Rows of a long table that are shown at first. */
const fewest = 40;

export class Table<Row> {
  private order: Order | null = null;
  private isWhole = false;

  constructor(private readonly host: ReactiveControllerHost) {}

  render(given: Rows<Row>): TemplateResult {
    const {caption, columns, nameHead} = given;
    const rows = sorted(given.rows, columns, this.order);
    return html`<div class="scroll"><table>
      ${caption ? html`<caption>${caption}</caption>` : nothing}
      <thead><tr>
        <th scope="col">${nameHead}</th>
        ${columns.map((column, number) => this.heading(column, number))}
      </tr></thead>
      <tbody @pointerleave=${() => given.point(null)}>
        ${(this.isWhole ? rows : rows.slice(0, fewest)).map(row => this.row(given, row))}
      </tbody>
    </table></div>${this.fold(rows.length)}`;
  }

  private fold(rows: number): TemplateResult | typeof nothing {
    if (rows <= fewest || this.isWhole) return nothing;
    return html`<div><button type="button" @click=${this.unfold}
        >${strings.tell.certain.all(count(rows))}</button></div>`;
  }

  private readonly unfold = (): void => {
    this.isWhole = true;
    this.host.requestUpdate();
  };

  private heading(column: Column<Row>, number: number): TemplateResult {
    const isSorted = this.order?.column === number;
    const direction = this.order?.isDown ? 'descending' : 'ascending';
    return html`<th scope="col" aria-sort=${isSorted ? direction : 'none'}>
      <button type="button" class="sort" title=${column.means}
          @click=${() => this.sortBy(number)}>
        ${column.head}${isSorted ? (this.order?.isDown ? icons.down : icons.up) : nothing}
      </button>
    </th>`;
  }

  private row(given: Rows<Row>, row: Row): TemplateResult {
    const isCurrent = given.isCurrent?.(row) ?? false;
    return html`<tr class=${isCurrent ? 'current' : ''} @pointerenter=${() => given.point(row)}>
      <th scope="row"><button type="button" class="place" aria-current=${isCurrent}
          @focus=${() => given.point(row)} @blur=${() => given.point(null)}
          @click=${() => given.choose(row)}>${given.name(row)}</button></th>
      ${given.columns.map(column => html`<td>${column.show(row)}</td>`)}
    </tr>`;
  }

  private sortBy(column: number): void {
    this.order = reordered(this.order, column);
    this.host.requestUpdate();
  }
}
