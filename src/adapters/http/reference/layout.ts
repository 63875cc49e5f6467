import { brandMark, iconLink, type Look } from '../vocabulary/look.ts';
import { html, type Html } from './html.ts';

export interface Around {
  /** The link in the navigation that is the current page. */
  readonly at?: string;
  /** The path of the page as Markdown. */
  readonly markdown?: string;
  /** The words that the page was searched for. */
  readonly searched?: string;
}

const places = [
  { href: '/reference', name: 'Start' },
  { href: '/reference/guides', name: 'Guides' },
  { href: '/reference/openapi', name: 'Operations' },
  { href: '/reference/events', name: 'Events' },
  { href: '/reference/errors', name: 'Error codes' },
  { href: '/portal', name: 'Portal' },
];

/** A page of the reference, to be drawn within the navigation. */
export interface ReferencePage extends Around {
  readonly title: string;
  readonly content: Html;
}

export const page = (title: string, content: Html, around: Around = {}): ReferencePage => ({
  title,
  content,
  ...around,
});

/** Draws a page of the reference with the brand of the operator. */
export type DrawPage = (page: ReferencePage) => string;

/** Returns what draws complete pages, with the brand and the navigation around their content. */
export const pageDrawing =
  (look: Look): DrawPage =>
  ({ title, content, at, markdown, searched }) =>
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          ${iconLink(look)}
          <link rel="stylesheet" href="/reference/reference.css" />
          ${markdown === undefined ? '' : html`<link rel="alternate" type="text/markdown" href="${markdown}" />`}
          <script type="module" src="/reference/reference.js"></script>
        </head>
        <body>
          <a class="skip" href="#top">Skip to content</a>
          <nav class="places" aria-label="Reference">
            <span class="brand">${brandMark(look)}</span>
            ${places.map(
              ({ href, name }) =>
                html`<a href="${href}" ${href === at ? html`aria-current="page"` : ''}>${name}</a> `,
            )}
            <form class="search" role="search" action="/reference/search">
              <input
                type="search"
                name="q"
                aria-label="Search the reference"
                placeholder="Search"
                autocomplete="off"
                maxlength="200"
                value="${searched ?? ''}"
              />
            </form>
          </nav>
          ${content}
        </body>
      </html> `.html;
