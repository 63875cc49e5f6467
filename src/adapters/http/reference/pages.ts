import { problemsOf } from '../kernel/problems/implied-problems.ts';
import { problemCodes, type ProblemCode } from '../kernel/problems/problem-codes.ts';
import { problemMeanings } from '../kernel/problems/problem-meanings.ts';
import type { Route } from '../kernel/route.ts';
import { exampleProblem } from '../openapi/problem-schema.ts';
import type { OpenApiDocument, Operation } from './document-shape.ts';
import { html, phrase, prose, type Html } from './html.ts';
import { eventView, operationView, type PlacedOperation } from './operation-view.ts';
import { page } from './layout.ts';
import { membersOf } from './schema-view.ts';

export const placedIn = (document: OpenApiDocument): readonly PlacedOperation[] =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation['x-alias-of'] === undefined)
      .map(([method, operation]) => ({ path, method, operation, aliases: aliasesOf(operation, document) })),
  );

/** Aliases: other paths of the same operation. */
const aliasesOf = ({ operationId }: Operation, { paths }: OpenApiDocument): PlacedOperation['aliases'] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.values(operations)
      .filter((one) => one['x-alias-of'] === operationId)
      .map((one) => ({ path, operationId: one.operationId })),
  );

/** Renders the whole reference on one page. `tryIt` is the URL of the script with which operations can be tried out, if it was built. */
export const referencePage = (document: OpenApiDocument, tryIt?: string): string => {
  const placed = placedIn(document);
  const of = (tag: string) => placed.filter(({ operation }) => operation.tags[0] === tag);
  const events = Object.values(document.webhooks ?? {}).map(({ post }) => post);
  const { title, version, description } = document.info;
  return page(
    title,
    html`<nav class="side" aria-label="Operations">
        <p class="title"><a href="#top">${title}</a> <span class="version">${version}</span></p>
        ${document.tags.map(
          ({ name }) =>
            html`<h2>${name}</h2>
              <ul>
                ${of(name).map(
                  ({ method, operation }) =>
                    html`<li>
                      <a href="#${operation.operationId}"
                        ><span>${operation.summary}</span>
                        <span class="method ${method}">${method.toUpperCase()}</span></a
                      >
                    </li>`,
                )}
              </ul>`,
        )}
        ${
          events.length > 0
            ? html`<h2>Events</h2>
                <ul>
                  ${events.map(({ operationId }) => html`<li><a href="#${operationId}">${operationId}</a></li>`)}
                </ul>`
            : ''
        }
        <h2>More</h2>
        <ul>
          <li><a href="#schemas">Schemas</a></li>
          <li><a href="/openapi.v1.json">OpenAPI document</a></li>
        </ul>
      </nav>
      <main class="beside" id="top">
        <header>
          <h1>${title}</h1>
          ${prose(description)}
          <p>Base URL <code>${document.servers[0]?.url}</code></p>
        </header>
        ${document.tags.map(
          ({ name, description: purpose }) =>
            html`<h2>${name}</h2>
              ${prose(purpose)} ${of(name).map((one) => operationView(one, document))}`,
        )}
        ${events.length > 0 ? html`<h2>Events</h2>` : ''} ${events.map((event) => eventView(event, document))}
        <h2 id="schemas">Schemas</h2>
        ${Object.entries(document.components.schemas).map(
          ([name, schema]) =>
            html`<section class="schema" id="schema-${name}">
              <h3>${name}</h3>
              ${prose(schema.description)} ${membersOf(schema, document)}
            </section>`,
        )}
      </main>`,
    { at: '/reference/openapi', ...(tryIt !== undefined && { script: tryIt }) },
  );
};

export const errorsPage = (): string =>
  page(
    'Error codes',
    html`<main class="plain" id="top">
      <h1>Error codes</h1>
      <p>Every error is a problem document (RFC 9457) with one of these codes.</p>
      <table>
        <tbody>
          ${Object.entries(problemCodes).map(
            ([code, { status, title }]) =>
              html`<tr>
                <th scope="row"><a class="code" href="/reference/errors/${code}">${code}</a></th>
                <td><code>${status}</code></td>
                <td>${title}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </main>`,
    { at: '/reference/errors' },
  );

/** Lists the operations that can return a code, unless most can, or none because it is returned before routing. */
const returnedBy = (code: ProblemCode, routes: readonly Route[]): Html => {
  // OAuth operations return the codes of RFC 6749 instead.
  const documented = routes.filter(({ undocumented, errors }) => undocumented !== true && errors !== 'oauth');
  const some = documented.filter((route) => [...problemsOf(route).values()].flat().includes(code));
  if (some.length === 0) return html`<p>Any path can return this error.</p>`;
  if (some.length > documented.length / 2) return html`<p>Most operations can return this error.</p>`;
  return html`<h2>Returned by</h2>
    <ul>
      ${some.map(
        ({ operation, summary }) => html`<li><a href="/reference/openapi#${operation}">${summary}</a></li>`,
      )}
    </ul>`;
};

export const errorPage = (code: ProblemCode, baseUrl: string, routes: readonly Route[]): string => {
  const { status, title } = problemCodes[code];
  return page(
    code,
    html`<main class="plain" id="top">
      <p><a href="/reference/errors">Error codes</a></p>
      <h1>${title}</h1>
      <p class="line"><code>${code}</code> <span class="type">HTTP ${status}</span></p>
      <p>${phrase(problemMeanings[code])}</p>
      <pre
        tabindex="0"
      ><code>${JSON.stringify(exampleProblem(code, baseUrl, '/api/v1/…'), null, 2)}</code></pre>
      ${returnedBy(code, routes)}
    </main>`,
  );
};
