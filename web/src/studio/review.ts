// The review of a game: what each risk was, what would have been better, which proofs were missed, and
// luck apart from skill. All judgements are the module's.
import {html, nothing, type TemplateResult} from 'lit';

import type {Review} from '../../generated/answers.js';
import {percent, share} from '../tell/figures.js';
import {placeName} from '../tell/places.js';
import {reviewWords as words} from './words.js';

type Move = Review['moves'][number];
type Go = (move: number) => void;

const risky = new Set<Move['judgement']>(['safest', 'riskier', 'avoidable', 'known-mine', 'unproved-flag']);

/** Of a game that was lost: could it have been avoided? */
export function verdictOn({won, moves}: Pick<Review, 'won' | 'moves'>): string {
  if (won) return words.won;
  const fatal = moves.filter(each => each.result === 'mine').at(-1);
  if (!fatal) return words.lost;
  if (fatal.judgement === 'avoidable' || fatal.judgement === 'known-mine') return words.avoidable;
  return fatal.judgement === 'riskier' ? words.riskier : words.unlucky;
}

/** Where a look at the game begins: the mine that was stepped on last, or else the worst risk. */
export function tellingMove({moves}: Pick<Review, 'moves'>): number {
  const opened = moves.filter(each => risky.has(each.judgement));
  const worst = [...opened].sort((one, other) => other.mine_probability - one.mine_probability)[0];
  return (opened.filter(each => each.result === 'mine').at(-1) ?? worst)?.move ?? 0;
}

function riskRow(each: Move, at: number, go: Go): TemplateResult {
  const better = each.better ? `${placeName(each.better)} ${percent(each.better.mine_probability)}` : '–';
  return html`<tr class=${each.move === at ? 'current' : ''}>
    <th scope="row"><button type="button" class="place" @click=${() => go(each.move)}>${each.move}</button></th>
    <td>${placeName(each as {row: number; col: number})}</td><td>${percent(each.mine_probability)}${each.is_mine ? ' ✱' : ''}</td><td>${better}</td>
  </tr><tr class="note"><td colspan="4" class="small faint">${words.judgements[each.judgement]}</td></tr>`;
}

function risks(moves: readonly Move[], at: number, go: Go): TemplateResult {
  if (moves.length === 0) return html`<p>${words.noRisk}</p>`;
  return html`<div class="scroll tall" tabindex="0"><table><caption>${words.moves}</caption>
    <thead><tr><th scope="col">${words.move}</th><th scope="col">${words.cell}</th><th scope="col">${words.risk}</th><th scope="col">${words.better}</th></tr></thead>
    <tbody>${moves.map(each => riskRow(each, at, go))}</tbody></table></div>`;
}

function missed(review: Review, go: Go): TemplateResult | typeof nothing {
  if (review.missed.length === 0) return nothing;
  return html`<div class="part"><h3>${words.missed}</h3><ul class="missed">${review.missed.slice(0, 20).map(each => html`<li>
    ${each.text} <button type="button" class="link" @click=${() => go(each.moves[0]! - 1)}>${words.atMoves(each.moves)}</button></li>`)}</ul></div>`;
}

/** A strip with a mark for every move at a risk, as high as the risk. */
function strip(review: Review, at: number, go: Go): TemplateResult {
  const all = Math.max(1, review.moves.length);
  return html`<div class="strip" aria-hidden="true">${review.moves.filter(each => risky.has(each.judgement)).map(each => html`
    <span class="tick-mark ${each.is_mine ? 'fatal' : ''} ${each.move === at ? 'now' : ''}" title=${`${each.move}: ${percent(each.mine_probability)}`}
      style=${`inset-inline-start: ${100 * each.move / all}%; block-size: ${15 + 85 * each.mine_probability}%`} @click=${() => go(each.move)}></span>`)}
    <span class="cursor" style=${`inset-inline-start: ${100 * Math.min(at, all) / all}%`}></span></div>`;
}

export function reviewCard(review: Review, at: number, go: Go): TemplateResult {
  const {luck} = review;
  const row = (name: string, value: string | null) => value === null ? nothing : html`<dt>${name}</dt><dd>${value}</dd>`;
  return html`<section class="card" aria-labelledby="review">
    <header><h2 id="review">${words.title}</h2></header>
    <p>${verdictOn(review)}</p>
    ${strip(review, at, go)}
    <dl>
      ${row(words.survival, share(luck.survival))}${row(words.best, share(luck.best_survival))}
      ${row(words.skill, luck.needless === null ? null : share(luck.needless))}
      ${row(words.luck, luck.luckier_than === null ? null : words.luckier(share(luck.luckier_than)))}
    </dl>
    ${risks(review.moves.filter(each => risky.has(each.judgement)), at, go)}
    ${missed(review, go)}
  </section>`;
}
