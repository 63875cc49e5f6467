import { html } from '../html.ts';
import { page, type ReferencePage } from '../layout.ts';
import type { Found } from './search-index.ts';

const kinds: Readonly<Record<Found['kind'], string>> = {
  operation: 'Operation',
  event: 'Event',
  error: 'Error code',
  guide: 'Guide',
  field: 'Field',
};

/** The results of a search, the best first. */
export const searchPage = (words: string, found: readonly Found[]): ReferencePage =>
  page(
    words.trim() === '' ? 'Search' : `${words} – Search`,
    html`<main class="plain" id="top">
      <h1>Search</h1>
      ${
        words.trim() === ''
          ? html`<p>
              Type words into the search field above: operations, fields, events, error codes or guides.
            </p>`
          : found.length === 0
            ? html`<p>Nothing contains “${words}”. Try fewer or other words.</p>`
            : html`<ol class="found">
                ${found.map(
                  ({ kind, title, place, href }) =>
                    html`<li>
                      <a href="${href}">${title}</a> <span class="place">${kinds[kind]}</span><br />
                      <span class="under">${place}</span>
                    </li>`,
                )}
              </ol>`
      }
    </main>`,
    { searched: words },
  );
