import type { NotFoundPage } from '../kernel/kernel.ts';
import { html } from './html.ts';
import { pages } from './page-cache.ts';
import { page } from './layout.ts';

/** The page for browsers at a URL that does not exist. Links to the pages that do. */
export const notFoundPage = (): NotFoundPage => ({
  bytes: Buffer.from(
    page(
      'Page not found',
      html`<main id="top">
        <h1>Page not found</h1>
        <p>There is nothing at this address. You may be looking for one of these:</p>
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
    ),
  ),
  contentSecurityPolicy: pages.contentSecurityPolicy,
});
