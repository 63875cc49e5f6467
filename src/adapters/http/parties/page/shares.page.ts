import type { AskedShares } from '../../../../ports/driving/parties/confirmations.ts';
import { html, phrase, type Html } from '../../reference/html.ts';
import { languagePicker, type PageLanguage } from '../../vocabulary/page-language.ts';
import type { Notice } from './texts/texts.ts';
import { words } from './words.ts';

/** The shares of a code, or why there are none. */
export type SharesResult =
  | { readonly kind: 'shares'; readonly shares: AskedShares; readonly code: string }
  /** With the code, which still works for an opt-out, if only the question has changed; then also for a dispute. */
  | {
      readonly kind: 'problem';
      readonly notice: Notice;
      readonly code?: string;
      readonly disputes?: boolean;
    };

const tones = { asked: 'warn', confirmed: 'good', disputed: 'bad', optedOut: 'warn' } as const;

const actionIn = ({ language, chosen }: PageLanguage): string =>
  `/shares${chosen ? `?lang=${language}` : ''}`;

const notice = ({ heading, text }: Notice, tone: string): Html =>
  html`<section class="verdict ${tone}" aria-labelledby="state">
    <h2 id="state">${heading}</h2>
    <p>${text}</p>
  </section>`;

const codeForm = (page: PageLanguage): Html => {
  const { texts } = words[page.language];
  return html`<form method="post" action="${actionIn(page)}">
    <label for="code">${texts.code}</label>
    <textarea
      id="code"
      name="code"
      rows="2"
      required
      spellcheck="false"
      autocomplete="off"
      autocapitalize="off"
      aria-describedby="hint"
    ></textarea>
    <p id="hint">${phrase(texts.hint)}</p>
    <button>${texts.view}</button>
  </form>`;
};

const hidden = (code: string, answer?: string): Html =>
  html`<input type="hidden" name="code" value="${code}" />${
      answer === undefined ? '' : html`<input type="hidden" name="answer" value="${answer}" />`
    }`;

const optOutForm = (page: PageLanguage, code: string): Html => {
  const { texts } = words[page.language];
  return html`<form method="post" action="${actionIn(page)}">
    ${hidden(code, 'optOut')}
    <p>${texts.noMoreMeaning}</p>
    <button>${texts.noMore}</button>
  </form>`;
};

const disputeForm = (page: PageLanguage, code: string): Html => {
  const { texts } = words[page.language];
  return html`<form method="post" action="${actionIn(page)}">
    ${hidden(code, 'dispute')}
    <label for="reason">${texts.reason}</label>
    <textarea id="reason" name="reason" rows="3" maxlength="1000"></textarea>
    <p><button>${texts.dispute}</button></p>
  </form>`;
};

const answerForms = (page: PageLanguage, shares: AskedShares, code: string): Html => {
  const { texts } = words[page.language];
  const action = actionIn(page);
  return html`<form id="again" method="post" action="${action}" hidden>${hidden(code)}</form>
    <form method="post" action="${action}">
      ${hidden(code, 'confirm')}
      <p>${texts.meaning(shares.account)}</p>
      <button>${texts.confirm}</button>
    </form>
    ${disputeForm(page, code)} ${optOutForm(page, code)}`;
};

const sharesIn = (page: PageLanguage, shares: AskedShares, code: string): Html => {
  const { texts, share, list, time } = words[page.language];
  const state = notice(texts.states[shares.state](shares.account), tones[shares.state]);
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
    </dl>
    ${answerForms(page, shares, code)}
    <p class="foot">${texts.validUntil(time(shares.until))}</p>`;
};

/** The page on which a party enters its code, sees its shares and answers. */
export const sharesPage = (
  { brand, icon }: { readonly brand: string; readonly icon: boolean },
  page: PageLanguage,
  result?: SharesResult,
): string => {
  const { language } = page;
  const { texts } = words[language];
  const isFound = result?.kind === 'shares';
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <title>${texts.title}</title>
        ${icon ? html`<link rel="icon" href="/portal/icon.svg" type="image/svg+xml" />` : html`<link rel="icon" href="data:," />`}
        <link rel="stylesheet" href="/verify.css" />
      </head>
      <body>
        <header>
          ${icon ? html`<img src="/portal/icon.svg" alt="" width="24" height="24" />` : ''}
          <strong>${brand}</strong>
          ${languagePicker({
            current: language,
            label: texts.language,
            nameOf: (each) => words[each].texts.name,
            // Buttons send the code again, because its answer has no address.
            resent: isFound ? { form: 'again', action: '/shares' } : undefined,
          })}
        </header>
        <main>
          ${
            isFound
              ? sharesIn(page, result.shares, result.code)
              : html`<h1>${texts.title}</h1>
                  ${result ? notice(result.notice, 'warn') : html`<p>${texts.intro}</p>`}
                  ${result?.code === undefined || !result.disputes ? '' : disputeForm(page, result.code)}
                  ${result?.code === undefined ? '' : optOutForm(page, result.code)} ${codeForm(page)}`
          }
        </main>
      </body>
    </html> `.html;
};
