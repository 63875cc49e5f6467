import { html, phrase, prose, type Html } from '../html.ts';
import { page, type ReferencePage } from '../layout.ts';
import type { OpenApiDocument } from './document-shape.ts';
import { eventView, operationView } from './operation-view.ts';
import { groupsIn, staffTag, type Group, type PlacedOperation } from './placed.ts';
import { membersOf } from './schema-view.ts';

const pathOf = ({ operation }: PlacedOperation): string => `/reference/operations/${operation.operationId}`;

/** The operations of a group as a list. That of the current page is marked. */
const linksIn = ({ operations }: Group, current?: PlacedOperation): Html =>
  html`<ul>
    ${operations.map(
      (one) =>
        html`<li>
          <a href="${pathOf(one)}" ${one === current ? html`aria-current="page"` : ''}
            ><span>${one.operation.summary}</span>
            <span class="method ${one.method}">${one.method.toUpperCase()}</span></a
          >
        </li>`,
    )}
  </ul>`;

/** The navigation beside an operation: all groups of its audience, with its own group open. */
const operationsNavigation = (groups: readonly Group[], current: PlacedOperation): Html =>
  html`<nav class="side" aria-label="Operations">
    ${groups.map(
      (group) =>
        html`<details ${group.operations.includes(current) ? html`open` : ''}>
          <summary>${group.name}</summary>
          ${linksIn(group, current)}
        </details>`,
    )}
  </nav>`;

/** Returns the page of an operation, or undefined if there is none of that ID. Aliases have the page of their operation. */
export const operationPage = (document: OpenApiDocument, operationId: string): ReferencePage | undefined => {
  const partners = groupsIn(document, 'partners');
  const staff = groupsIn(document, 'staff');
  const isNamed = ({ operation, aliases }: PlacedOperation) =>
    [operation, ...aliases].some((one) => one.operationId === operationId);
  const placed = [...partners, ...staff].flatMap(({ operations }) => operations).find(isNamed);
  if (!placed) return undefined;
  const forStaff = placed.operation.tags[0] === staffTag;
  const overview = forStaff
    ? { href: '/reference/staff', name: 'Staff operations' }
    : { href: '/reference/openapi', name: 'Operations' };
  return page(
    `${placed.operation.summary} – ${document.info.title}`,
    html`${operationsNavigation(forStaff ? staff : partners, placed)}
      <main class="beside" id="top">
        <p><a href="${overview.href}">${overview.name}</a> / ${placed.operation.tags[0]}</p>
        <h1>${placed.operation.summary}</h1>
        ${operationView(placed, document)}
      </main>`,
    { at: overview.href, markdown: `${pathOf(placed)}.md` },
  );
};

const groupsNavigation = (groups: readonly Group[], more: readonly Html[]): Html =>
  html`<nav class="side" aria-label="Operations">
    <h2>On this page</h2>
    <ul>
      ${groups.map(({ name }) => html`<li><a href="#group-${name}">${name}</a></li>`)}
    </ul>
    <h2>More</h2>
    <ul>
      ${more.map((link) => html`<li>${link}</li>`)}
    </ul>
  </nav>`;

/** A table of the operations of a group. Each row has the ID of its operation as its anchor. */
const groupView = ({ name, purpose, operations }: Group): Html =>
  html`<h2 id="group-${name}">${name}</h2>
    ${prose(purpose)}
    <table class="operations">
      <tbody>
        ${operations.map(
          (one) =>
            html`<tr id="${one.operation.operationId}">
              <th scope="row"><a href="${pathOf(one)}">${one.operation.summary}</a></th>
              <td>
                <span class="method ${one.method}">${one.method.toUpperCase()}</span> <code>${one.path}</code>
                ${one.aliases.map(
                  ({ path, operationId }) => html`<span id="${operationId}">or <code>${path}</code></span>`,
                )}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>`;

const links = {
  staff: html`<a href="/reference/staff">Staff operations</a>`,
  partners: html`<a href="/reference/openapi">Operations for partners</a>`,
  events: html`<a href="/reference/events">Events</a>`,
  schemas: html`<a href="/reference/schemas">Schemas</a>`,
  document: html`<a href="/openapi.v1.json">OpenAPI document</a>`,
  texts: html`<a href="/llms.txt">Text for language models</a>`,
};

/** A table of the events. Each row has the type of its event as its anchor. */
const eventsTable = ({ webhooks }: OpenApiDocument): Html =>
  html`<table class="operations">
    <tbody>
      ${Object.values(webhooks ?? {}).map(
        ({ post: { operationId, summary } }) =>
          html`<tr id="${operationId}">
            <th scope="row">
              <a href="/reference/events#${operationId}"><code>${operationId}</code></a>
            </th>
            <td>${phrase(summary)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/** The page that lists the operations for partners. */
export const operationsPage = (document: OpenApiDocument): ReferencePage => {
  const groups = groupsIn(document, 'partners');
  const { title, version, description } = document.info;
  return page(
    `Operations – ${title}`,
    html`${groupsNavigation(groups, [links.events, links.schemas, links.staff, links.document, links.texts])}
      <main class="beside" id="top">
        <h1>${title} <span class="version">${version}</span></h1>
        ${prose(description)}
        <p>Base URL <code>${document.servers[0]?.url}</code></p>
        ${groups.map(groupView)}
        <h2>Events</h2>
        ${eventsTable(document)}
      </main>`,
    { at: '/reference/openapi', markdown: '/reference/openapi.md' },
  );
};

/** The page that lists the operations for the staff of the service. */
export const staffOperationsPage = (document: OpenApiDocument): ReferencePage => {
  const groups = groupsIn(document, 'staff');
  return page(
    `Staff operations – ${document.info.title}`,
    html`${groupsNavigation(groups, [links.partners, links.schemas, links.document])}
      <main class="beside" id="top">
        <h1>Staff operations</h1>
        <p>
          For the staff of the service, who work in the <a href="/staff">staff console</a>. Partners cannot
          call them.
        </p>
        ${groups.map(groupView)}
      </main>`,
    { at: '/reference/openapi', markdown: '/reference/staff.md' },
  );
};

/** The catalog of the events that the service sends. */
export const eventsPage = (document: OpenApiDocument): ReferencePage => {
  const events = Object.values(document.webhooks ?? {}).map(({ post }) => post);
  return page(
    `Events – ${document.info.title}`,
    html`<nav class="side" aria-label="Events">
        <h2>Events</h2>
        <ul>
          ${events.map(({ operationId }) => html`<li><a href="#${operationId}">${operationId}</a></li>`)}
        </ul>
      </nav>
      <main class="beside" id="top">
        <h1>Events</h1>
        <p>
          Sent to your webhook endpoints as they occur, signed, at least once and in any order. The guide to
          <a href="/reference/guides/webhooks">webhooks</a> says how to receive and verify them.
        </p>
        ${events.map((event) => eventView(event, document))}
      </main>`,
    { at: '/reference/events', markdown: '/reference/events.md' },
  );
};

/** The schemas that operations and events share. */
export const schemasPage = (document: OpenApiDocument): ReferencePage =>
  page(
    `Schemas – ${document.info.title}`,
    html`<nav class="side" aria-label="Schemas">
        <h2>Schemas</h2>
        <ul>
          ${Object.keys(document.components.schemas).map(
            (name) => html`<li><a href="#schema-${name}">${name}</a></li>`,
          )}
        </ul>
      </nav>
      <main class="beside" id="top">
        <h1>Schemas</h1>
        ${Object.entries(document.components.schemas).map(
          ([name, schema]) =>
            html`<section class="schema" id="schema-${name}">
              <h2>${name}</h2>
              ${prose(schema.description)} ${membersOf(schema, document)}
            </section>`,
        )}
      </main>`,
    { at: '/reference/openapi', markdown: '/reference/schemas.md' },
  );
