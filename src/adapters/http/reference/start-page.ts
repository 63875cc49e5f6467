import { html, phrase } from './html.ts';
import { guideList, type Guide } from './guides/guides.ts';
import { page, type ReferencePage } from './layout.ts';
import type { OpenApiDocument } from './operations/document-shape.ts';
import { groupsIn } from './operations/placed.ts';

/** The start page: what the service does, with links to the guides and operations. */
export const startPage = (document: OpenApiDocument, guides: readonly Guide[]): ReferencePage => {
  const events = Object.values(document.webhooks ?? {}).map(({ post }) => post);
  const { title, version } = document.info;
  return page(
    title,
    html`<main class="plain start" id="top">
      <h1>${title} <span class="version">${version}</span></h1>
      <p>
        Search a music catalog, play previews and obtain synchronization licenses for your users’ videos,
        streams and podcasts. Each license names its track, its content item and your platform, comes with a
        certificate that anyone can verify, and lets you download the recording. Your program uses a JSON API
        over HTTP, or reports published and deleted content with signed events and gets its licenses
        automatically.
      </p>
      <p>
        New here? <a href="/reference/guides/first-license">Get your first license</a> in a few minutes, or
        explore the <a href="/portal">portal</a>.
      </p>
      <p>
        Do you disagree with a decision about your track? <a href="/appeals">View its status or appeal</a>,
        without programming and without an account.
      </p>
      <h2>Guides</h2>
      ${guideList(guides)}
      <h2>Operations</h2>
      <p>
        Each operation has a page with its parameters and responses, and with the request in curl, TypeScript
        and Python. You can try it out there. <a href="/reference/openapi">All operations</a> are listed with
        their paths; those for the staff of the service are <a href="/reference/staff">apart</a>.
      </p>
      <div class="tags">
        ${groupsIn(document, 'partners').map(
          ({ name, operations }) =>
            html`<section>
              <h3>${name}</h3>
              <ul>
                ${operations.map(
                  ({ operation }) =>
                    html`<li>
                      <a href="/reference/operations/${operation.operationId}">${operation.summary}</a>
                    </li>`,
                )}
              </ul>
            </section>`,
        )}
      </div>
      ${
        events.length > 0
          ? html`<h2>Events</h2>
              <p>
                Sent to your endpoints as they occur. See the guide to
                <a href="/reference/guides/webhooks">webhooks</a>.
              </p>
              <ul>
                ${events.map(
                  ({ operationId, summary }) =>
                    html`<li>
                      <a href="/reference/events#${operationId}"><code>${operationId}</code></a>
                      ${phrase(summary)}
                    </li>`,
                )}
              </ul>`
          : ''
      }
      <h2>Errors</h2>
      <p>
        Every error is a problem document (RFC 9457) with a stable <code>code</code>. Each
        <a href="/reference/errors">code has a page</a> that explains what it means and what to do.
      </p>
      <h2>For programs</h2>
      <ul>
        <li>
          <a href="/llms.txt">llms.txt</a>, for language models and agents: every page of this reference as
          Markdown. Add <code>.md</code> to the path of any page.
        </li>
        <li>
          <a href="/openapi.v1.json" download="openapi.v1.json">The OpenAPI 3.1 document</a>, for generators
          and for tools such as Postman, Insomnia and Bruno.
        </li>
        <li>
          <code>@platform-licensing/client</code>, a typed client for TypeScript and JavaScript in Node.js
          20.3 and newer: a method per operation, with tokens, retries, pagination and webhook signatures. See
          <a href="/reference/guides/first-license#the-same-in-typescript">your first license</a>.
        </li>
        <li>
          <a href="/.well-known/oauth-authorization-server">OAuth metadata</a>: unmodified OAuth client
          libraries obtain tokens at <code>/oauth/token</code>.
        </li>
      </ul>
    </main>`,
    { at: '/reference', markdown: '/reference.md' },
  );
};
