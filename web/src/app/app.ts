// The page: a header, one of the views, and the sheets that open over them. It is drawn before the
// engine is there.
import {html, LitElement, nothing, type TemplateResult} from 'lit';

import './help_sheet.js';
import './paste_sheet.js';
import './share_sheet.js';
import './solve.js';
import type {MinewiseGrid} from '../board/grid.js';
import '../offline/news.js';
import {coveredPosition} from '../model/position.js';
import {isLater, type Later} from '../model/view.js';
import {strings} from '../strings.js';
import {loadStudio} from '../tell/studio_script.js';
import '../tell/views.js';
import {themeCss} from '../theme/theme.js';
import {AddressBar} from './address_bar.js';
import {Arrivals} from './arrivals.js';
import {displayCss, displayMenu} from './display.js';
import {divider, dividerCss} from './divider.js';
import {header, headerCss} from './header.js';
import {areas, frame} from './layout.js';
import {noticeBox, noticeCss} from './notice.js';
import {type Notice, Reader} from './reader.js';
import type {Sheet} from './sheet.js';
import {shellCss} from './shell_css.js';
import {startEngine} from './start.js';
import {tokens, ui} from './ui.js';
import {Workbench} from './workbench.js';

const schemes = {auto: 'light dark', light: 'light', dark: 'dark', 'colour-blind': 'light'} as const;

export class MinewiseApp extends LitElement {
  static override properties = {notice: {state: true}, isHovered: {state: true}};
  static override styles = [
    themeCss, tokens, ui, frame, areas, headerCss, displayCss, dividerCss, noticeCss, shellCss,
  ];

  private readonly workbench = new Workbench(startEngine(), coveredPosition(9, 9, {mines: 10}));
  private readonly reader = new Reader(this.workbench);
  private readonly tell = (notice: Notice | null) => { this.notice = notice; };
  private readonly redraw = () => this.requestUpdate();
  private addressBar: AddressBar | undefined;
  private arrivals: Arrivals | undefined;
  private notice: Notice | null = null;
  private isHovered = false;
  private readonly visited = new Set<Later>();
  private hasStudio = false;
  private shown = this.workbench.position;

  override connectedCallback(): void {
    super.connectedCallback();
    this.workbench.addEventListener('change', this.redraw);
    this.arrivals = new Arrivals(this.workbench, this.reader, {
      tell: this.tell,
      hover: isOver => { this.isHovered = isOver; },
      help: () => this.sheet('help').show(),
    });
    this.addressBar = new AddressBar(this.workbench, this.reader, this.tell, this.redraw);
    void this.addressBar.begin();
  }

  // The engine goes on: the page may be put elsewhere in its document, and needs it there.
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.workbench.removeEventListener('change', this.redraw);
    this.arrivals?.end();
    this.addressBar?.end();
  }

  override willUpdate(): void {
    this.forget();
    const {view, settings: {theme, panel}} = this.workbench;
    if (isLater(view)) this.enter(view);
    this.setAttribute('theme', theme);
    // What shows beyond the edges of the page, and the bars of the browser.
    document.documentElement.style.colorScheme = schemes[theme];
    this.style.setProperty('--panel', `${panel}rem`);
  }

  // What was not taken no longer matters once the board has changed.
  private forget(): void {
    const {position} = this.workbench;
    if (position !== this.shown) this.notice = null;
    this.shown = position;
  }

  private sheet(name: 'help' | 'paste' | 'share'): Sheet {
    return this.renderRoot.querySelector<Sheet>(`minewise-${name}`)!;
  }

  private view(): TemplateResult | typeof nothing {
    const {workbench, reader} = this;
    switch (workbench.view) {
      case 'solve': return html`<minewise-solve .workbench=${workbench} .reader=${reader}></minewise-solve>`;
      case 'influence': return html`<minewise-influence .workbench=${workbench}></minewise-influence>`;
      case 'optimal': return html`<minewise-optimal .workbench=${workbench}></minewise-optimal>`;
      default: return this.hasStudio ? nothing : html`<main class="main" role="status">${strings.tell.loading}</main>`;
    }
  }

  private enter(view: Later): void {
    this.visited.add(view);
    if (this.hasStudio) return;
    loadStudio().then(() => {
      this.hasStudio = true;
      this.requestUpdate();
    }, error => this.tell({message: String(error), place: null}));
  }

  // Once there is a game, it stays while the visitor is elsewhere.
  private studio(): TemplateResult | typeof nothing {
    if (!this.hasStudio) return nothing;
    const {workbench, visited} = this;
    const hidden = (view: Later) => workbench.view !== view;
    return html`${visited.has('play') ? html`<minewise-play .workbench=${workbench} ?hidden=${hidden('play')}></minewise-play>` : nothing}
      ${visited.has('watch') ? html`<minewise-watch .workbench=${workbench} ?hidden=${hidden('watch')}></minewise-watch>` : nothing}
      ${visited.has('learn') ? html`<minewise-learn .workbench=${workbench} ?hidden=${hidden('learn')}></minewise-learn>` : nothing}`;
  }

  private focusBoard(): void {
    const view = this.renderRoot.querySelector(`minewise-${this.workbench.view}`);
    view?.shadowRoot?.querySelector<MinewiseGrid>('minewise-grid')?.focusCell(this.workbench.looked ?? 0);
  }

  // The button that was pressed is gone; the focus has to be somewhere.
  private dismiss(): void {
    this.tell(null);
    this.focusBoard();
  }

  override render(): TemplateResult {
    const {workbench, reader} = this;
    return html`${header(workbench, {
        board: () => this.focusBoard(),
        paste: () => this.sheet('paste').show(),
        share: () => this.sheet('share').show(),
        help: () => this.sheet('help').show(),
      })}
      ${this.view()}${this.studio()}${divider(workbench)}
      ${displayMenu(workbench)}
      ${noticeBox(this.notice, () => this.dismiss())}
      ${this.isHovered ? html`<div class="drop">${strings.editor.drop}</div>` : nothing}
      <p class="print-only code">${location.href}</p>
      <minewise-help .workbench=${workbench}></minewise-help>
      <minewise-paste .workbench=${workbench} .reader=${reader}></minewise-paste>
      <minewise-share .workbench=${workbench} .address=${() => this.addressBar!.address()}></minewise-share>`;
  }
}

customElements.define('minewise-app', MinewiseApp);
