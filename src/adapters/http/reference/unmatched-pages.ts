import type { UnmatchedPages } from '../kernel/kernel.ts';
import { html } from './html.ts';
import { pages } from './page-cache.ts';
import { page, type DrawPage } from './layout.ts';

/** Returns a page with links to the pages that exist. */
const linksPage = (title: string, sentence: string) =>
  page(
    title,
    html`<main id="top">
      <h1>${title}</h1>
      <p>${sentence} You may be looking for one of these:</p>
      <ul>
        <li><a href="/portal">Partner portal</a>: licenses, usage, webhooks and credentials.</li>
        <li><a href="/reference">Reference</a>: guides, operations and error codes.</li>
        <li><a href="/appeals">Appeals</a>: decisions about a track, and how to appeal them.</li>
        <li>
          <a href="/verify">Verify a license</a>: whether a certificate is genuine, and what it permits.
        </li>
        <li><a href="/openapi.v1.json">OpenAPI document</a>, for programs.</li>
      </ul>
    </main>`,
  );

/** The pages for browsers at a URL that does not exist, or that cannot be opened with the method of the request. */
export const unmatchedPages = (draw: DrawPage): UnmatchedPages => ({
  notFound: Buffer.from(draw(linksPage('Page not found', 'There is nothing at this address.'))),
  methodNotAllowed: Buffer.from(
    draw(linksPage('Method not allowed', 'This address does not support the method of the request.')),
  ),
  contentSecurityPolicy: pages.contentSecurityPolicy,
});
