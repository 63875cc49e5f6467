import type { Language } from '../../../../domain/shared/language.ts';
import { html, phrase, type Html } from '../../reference/html.ts';
import type { Look } from '../../vocabulary/look.ts';
import type { PageLanguage } from '../../vocabulary/text-page/page-language.ts';
import { actionIn, textPage } from '../../vocabulary/text-page/text-page.ts';
import type { Shown } from './answer.ts';
import { words } from './words.ts';

/** The answer to something that was verified, or that could not be, with the text if it was pasted. */
interface Answered {
  readonly shown: Shown;
  readonly pasted?: string;
}

const listed = (lines: readonly string[]): Html => html`${lines.map((line) => html`<p>${line}</p>`)}`;

const shown = ({ tone, heading, findings, steps, permits, permitsNow }: Shown, language: Language): Html => {
  const { page, labels } = words[language].texts;
  const track = permits.find(([label]) => label === labels.trackId)?.[1];
  return html`<section class="verdict ${tone}" aria-labelledby="verdict">
      <h2 id="verdict">${heading}</h2>
      ${listed(findings)}
      <h3>${page.whatToDo}</h3>
      ${listed(steps)}
    </section>
    ${
      permits.length > 0
        ? html`<section aria-labelledby="permits">
            <h2 id="permits">${permitsNow ? page.permits : page.says}</h2>
            <dl>
              ${permits.map(
                ([label, value]) =>
                  html`<dt>${label}</dt>
                    <dd>${value}</dd>`,
              )}
            </dl>
            ${
              track === undefined
                ? ''
                : html`<p>
                    <a href="/notices?track=${encodeURIComponent(track)}&lang=${language}">${page.report}</a>
                  </p>`
            }
          </section>`
        : ''
    }`;
};

/** The page, with an answer if something was verified. */
export const verifyPage = (look: Look, language: PageLanguage, answered?: Answered): string => {
  const { page } = words[language.language].texts;
  const answer = answered?.shown;
  const pasted = answered?.pasted;
  return textPage(look, {
    current: language.language,
    label: page.language,
    nameOf: (each) => words[each].texts.name,
    // Buttons send a pasted text again, because its answer has no address.
    resent: pasted === undefined ? undefined : { form: 'verify', action: '/verify' },
    title: `${answer ? `${answer.heading} · ` : ''}${page.title}`,
    main: html`<h1>${page.title}</h1>
      ${answer ? shown(answer, language.language) : html`<p>${page.intro}</p>`}
      <form id="verify" method="post" action="${actionIn('/verify', language)}">
        <label for="certificate">${answer ? page.another : page.field}</label>
        <textarea
          id="certificate"
          name="certificate"
          rows="6"
          required
          spellcheck="false"
          autocomplete="off"
          autocapitalize="off"
          aria-describedby="hint"
        >
${pasted}</textarea>
        <p id="hint">${phrase(page.hint)}</p>
        <button>${page.verify}</button>
      </form>
      <p class="foot">
        ${page.forPrograms}
        <a href="/reference/operations/verifyCertificate" hreflang="en">${page.withTheApi}</a>.
      </p>`,
  });
};
