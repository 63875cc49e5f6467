import { html, phrase, type Html } from '../../reference/html.ts';
import { brandMark, iconLink, type Look } from '../look.ts';
import { languagePicker, type PageLanguage, type Picking } from './page-language.ts';

/** A heading, and what the reader should know or do. */
export interface StateText {
  readonly heading: string;
  readonly text: string;
}

interface Framed extends Picking {
  readonly title: string;
  readonly main: Html;
}

/** Returns a page without a script: its head, its header with the languages, and its content. */
export const textPage = (look: Look, { title, main, ...picking }: Framed): string =>
  html`<!doctype html>
    <html lang="${picking.current}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${iconLink(look)}
        <link rel="stylesheet" href="/verify.css" />
      </head>
      <body>
        <header>${brandMark(look)} ${languagePicker(picking)}</header>
        <main>${main}</main>
      </body>
    </html> `.html;

/** Returns where a form of a page is sent, in the language that the reader chose. */
export const actionIn = (path: string, { language, chosen }: PageLanguage): string =>
  `${path}${chosen ? `?lang=${language}` : ''}`;

export const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

/** Returns a box with a status or a problem. */
export const stateBox = ({ heading, text }: StateText, tone: 'good' | 'warn' | 'bad'): Html =>
  html`<section class="verdict ${tone}" aria-labelledby="state">
    <h2 id="state">${heading}</h2>
    <p>${text}</p>
  </section>`;

/** Returns the field for an emailed code, with its hint and its button. */
export const codeField = ({
  code,
  hint,
  view,
}: {
  readonly code: string;
  readonly hint: string;
  readonly view: string;
}): Html =>
  html`<label for="code">${code}</label>
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
    <p id="hint">${phrase(hint)}</p>
    <button>${view}</button>`;
