import { miningUses } from '../../../../domain/parties/consents.ts';
import type { AskedShares } from '../../../../ports/driving/parties/confirmations.ts';
import { html, type Html } from '../../reference/html.ts';
import type { Look } from '../../vocabulary/look.ts';
import type { PageLanguage } from '../../vocabulary/text-page/page-language.ts';
import {
  actionIn,
  codeField,
  hidden,
  stateBox,
  textPage,
  type StateText,
} from '../../vocabulary/text-page/text-page.ts';
import { words } from './words.ts';

/** The shares of a code, or why there are none. */
export type SharesResult =
  | { readonly kind: 'shares'; readonly shares: AskedShares; readonly code: string }
  /** With the code, which still works for an opt-out, if only the question has changed; then also for a dispute. */
  | {
      readonly kind: 'problem';
      readonly notice: StateText;
      readonly code?: string;
      readonly disputes?: boolean;
    };

const tones = { asked: 'warn', confirmed: 'good', disputed: 'bad', optedOut: 'warn' } as const;

/** Where forms of the page are sent. */
export const path = '/shares';

const codeForm = (page: PageLanguage): Html => {
  const { texts } = words[page.language];
  return html`<form method="post" action="${actionIn(path, page)}">${codeField(texts)}</form>`;
};

const answering = (code: string, answer: 'confirm' | 'dispute' | 'optOut'): Html =>
  html`${hidden('code', code)}${hidden('answer', answer)}`;

const optOutForm = (page: PageLanguage, code: string): Html => {
  const { texts } = words[page.language];
  return html`<form method="post" action="${actionIn(path, page)}">
    ${answering(code, 'optOut')}
    <p>${texts.noMoreMeaning}</p>
    <button>${texts.noMore}</button>
  </form>`;
};

const disputeForm = (page: PageLanguage, code: string): Html => {
  const { texts } = words[page.language];
  return html`<form method="post" action="${actionIn(path, page)}">
    ${answering(code, 'dispute')}
    <label for="reason">${texts.reason}</label>
    <textarea id="reason" name="reason" rows="3" maxlength="1000"></textarea>
    <p><button>${texts.dispute}</button></p>
  </form>`;
};

const answerForms = (page: PageLanguage, shares: AskedShares, code: string): Html => {
  const { texts } = words[page.language];
  const action = actionIn(path, page);
  return html`<form id="again" method="post" action="${action}" hidden>${hidden('code', code)}</form>
    <form method="post" action="${action}">
      ${answering(code, 'confirm')}
      <p>${texts.meaning(shares.account)}</p>
      <button>${texts.confirm}</button>
    </form>
    ${disputeForm(page, code)} ${optOutForm(page, code)}`;
};

const consentsIn = (page: PageLanguage, { tdm }: AskedShares): Html | string => {
  if (!tdm) return '';
  const { texts } = words[page.language];
  return html`<dt>${texts.consents}</dt>
    <dd>
      ${miningUses.map(
        (use, n) => html`${n > 0 ? html`<br />` : ''}${texts.uses[use]}: ${texts.permissions[tdm[use]]}`,
      )}
    </dd>`;
};

const sharesIn = (page: PageLanguage, shares: AskedShares, code: string): Html => {
  const { texts, share, list, time } = words[page.language];
  const state = stateBox(texts.states[shares.state](shares.account), tones[shares.state]);
  // The question is no longer the current one.
  if (shares.shares.length === 0)
    return html`<h1>${texts.title}</h1>
      ${state}`;
  return html`<h1>${shares.title ?? texts.untitled}</h1>
    <p>${texts.entered(shares.account, shares.party)}</p>
    ${state}
    <dl>
      ${
        shares.artists.length > 0
          ? html`<dt>${texts.artists}</dt>
              <dd>${list(shares.artists)}</dd>`
          : ''
      }
      <dt>${texts.yourShares}</dt>
      <dd>
        ${shares.shares.map((one, n) => html`${n > 0 ? html`<br />` : ''}${share(one, shares.publishers)}`)}
      </dd>
      ${consentsIn(page, shares)}
    </dl>
    ${answerForms(page, shares, code)}
    <p class="foot">${texts.validUntil(time(shares.until))}</p>`;
};

/** The page on which a party enters its code, sees its shares and answers. */
export const sharesPage = (look: Look, page: PageLanguage, result?: SharesResult): string => {
  const { texts } = words[page.language];
  const isFound = result?.kind === 'shares';
  return textPage(look, {
    current: page.language,
    label: texts.language,
    nameOf: (each) => words[each].texts.name,
    // Buttons send the code again, because its answer has no address.
    resent: isFound ? { form: 'again', action: path } : undefined,
    title: texts.title,
    main: isFound
      ? sharesIn(page, result.shares, result.code)
      : html`<h1>${texts.title}</h1>
          ${result ? stateBox(result.notice, 'warn') : html`<p>${texts.intro}</p>`}
          ${result?.code === undefined || !result.disputes ? '' : disputeForm(page, result.code)}
          ${result?.code === undefined ? '' : optOutForm(page, result.code)} ${codeForm(page)}`,
  });
};
