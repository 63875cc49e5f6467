import { html, type Html } from './html.ts';

interface Around {
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

/** A complete page with navigation and content. */
export const page = (title: string, content: Html, { at, markdown, searched }: Around = {}): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/reference/reference.css" />
        ${markdown === undefined ? '' : html`<link rel="alternate" type="text/markdown" href="${markdown}" />`}
        <script type="module" src="/reference/reference.js"></script>
      </head>
      <body>
        <a class="skip" href="#top">Skip to content</a>
        <nav class="places" aria-label="Reference">
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
