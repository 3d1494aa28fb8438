// What opening a cell promises: what it may show and what that would settle; and, where one must
// guess, the cells between which one chooses.
import {html, nothing, type TemplateResult} from 'lit';

import type {
  AnalysisAnswer, AnalysisGrounds as Grounds, AnalysisProspect as Prospect,
} from '../../generated/answers.js';
import {strings} from '../strings.js';
import {count, decimal, percent, share} from './figures.js';
import type {Column} from './table.js';

// As long as its share of the column. (A property: a style attribute would need leave of the page.)
function barred(share: number): TemplateResult {
  return html`<span class="bar" .style=${`inline-size: ${(100 * share).toFixed(1)}%`}></span>`;
}

/** What the cell may show if it is safe, and what each answer would settle. */
export function answersTable(answers: readonly AnalysisAnswer[]): TemplateResult | typeof nothing {
  const words = strings.tell.answers;
  if (answers.length === 0) return nothing;
  return html`<div class="scroll"><table>
    <caption>${words.caption}</caption>
    <thead><tr>
      <th scope="col">${words.clue}</th>
      <td aria-hidden="true"></td>
      <th scope="col">${words.chance}</th>
      <th scope="col" title=${words.safeMeans}>${words.safe}</th>
      <th scope="col" title=${words.minesMeans}>${words.mines}</th>
    </tr></thead>
    <tbody>${answers.map(each => html`<tr>
      <th scope="row">${each.clue}</th>
      <td class="bars" aria-hidden="true">${barred(each.probability)}</td>
      <td>${share(each.probability)}</td>
      <td>${count(each.settles_safe)}</td>
      <td>${count(each.settles_mines)}</td>
    </tr>`)}</tbody>
  </table></div>`;
}

/** The candidates for a guess, after the cell itself where it is none of them. */
export function compared(grounds: Grounds): Prospect[] {
  const {row, col, answers, gives_safe_cell, settled, candidates = []} = grounds;
  const isAmong = candidates.some(each => each.row === row && each.col === col);
  if (isAmong || !answers || gives_safe_cell === undefined || settled === undefined)
    return candidates;
  const {mine_probability, value, decimal: worth} = grounds;
  const own: Prospect = {row, col, mine_probability, answers, gives_safe_cell, settled};
  return [value && worth !== undefined ? {...own, value, decimal: worth} : own, ...candidates];
}

/** The columns in which candidates are compared; their value where it is known of any. */
export function candidateColumns(candidates: readonly Prospect[]): Column<Prospect>[] {
  const words = strings.tell.candidates;
  const columns: Column<Prospect>[] = [{
    head: words.risk, means: words.riskMeans,
    rank: each => each.mine_probability, show: each => percent(each.mine_probability, 1, false),
  }, {
    head: words.progress, means: words.progressMeans,
    rank: each => each.gives_safe_cell, show: each => share(each.gives_safe_cell),
  }, {
    head: words.settled, means: words.settledMeans,
    rank: each => each.settled, show: each => decimal(each.settled),
  }];
  if (candidates.every(each => each.decimal === undefined)) return columns;
  return [...columns, {
    head: words.value, means: words.valueMeans,
    rank: each => each.decimal ?? -1,
    show: each => each.decimal === undefined ? '' : share(each.decimal),
  }];
}
