import { html, type Html } from './html.ts';

interface Around {
  /** The link in the navigation that is the current page. */
  readonly at?: string;
  /** URL of the script module of the page. */
  readonly script?: string;
}

const places = [
  { href: '/reference', name: 'Start' },
  { href: '/reference/guides', name: 'Guides' },
  { href: '/reference/openapi', name: 'Operations' },
  { href: '/reference/errors', name: 'Error codes' },
  { href: '/portal', name: 'Portal' },
];

/** A complete page with navigation and content. */
export const page = (title: string, content: Html, { at, script }: Around = {}): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/reference/reference.css" />
        ${script === undefined ? '' : html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <a class="skip" href="#top">Skip to content</a>
        <nav class="places" aria-label="Reference">
          ${places.map(
            ({ href, name }) =>
              html`<a href="${href}" ${href === at ? html`aria-current="page"` : ''}>${name}</a> `,
          )}
        </nav>
        ${content}
      </body>
    </html> `.html;
