import { z } from 'zod';
import { endpoint, route, type Endpoint } from '../../kernel/route.ts';
import { inHtml, inHtmlOrMarkdown, cachedPage, markdown, namedPage, pageOf, pages } from '../page-cache.ts';
import type { OpenApiDocument } from './document-shape.ts';
import { eventsPage, operationPage, schemasPage, staffOperationsPage } from './operation-pages.ts';
import { textOfEvents, textOfOperation, textOfSchemas } from './operation-text.ts';

const operation = route({
  ...pages,
  operation: 'operationPage',
  path: '/reference/operations/{operationId}',
  summary: 'Show an operation',
  params: z.strictObject({ operationId: z.string() }),
  problems: ['NOT_FOUND'],
  responses: inHtmlOrMarkdown('The operation.'),
});

const staffOperations = route({
  ...pages,
  operation: 'staffOperations',
  path: '/reference/staff',
  summary: 'List the operations for staff',
  responses: inHtml('The page.'),
});

const events = route({
  ...pages,
  operation: 'eventsPage',
  path: '/reference/events',
  summary: 'Show the catalog of events',
  responses: inHtml('The page.'),
});

const schemas = route({
  ...pages,
  operation: 'schemasPage',
  path: '/reference/schemas',
  summary: 'Show the schemas',
  responses: inHtml('The page.'),
});

const asText = { responses: { 200: { description: 'Markdown.', media: ['text/markdown'] } } };
const eventsText = route({
  ...events,
  ...asText,
  operation: 'eventsText',
  path: '/reference/events.md',
});
const schemasText = route({
  ...schemas,
  ...asText,
  operation: 'schemasText',
  path: '/reference/schemas.md',
});

/** The pages of operations, events and schemas, and the same as Markdown. */
export const operationEndpoints = (document: () => OpenApiDocument): readonly Endpoint[] => {
  const named = namedPage({
    page: (name) => operationPage(document(), name),
    text: (name) => textOfOperation(document(), name),
  });
  const staffBytes = cachedPage(() => staffOperationsPage(document()));
  const eventsBytes = cachedPage(() => eventsPage(document()));
  const schemasBytes = cachedPage(() => schemasPage(document()));
  const eventsTextBytes = cachedPage(() => textOfEvents(document()));
  const schemasTextBytes = cachedPage(() => textOfSchemas(document()));
  return [
    endpoint(operation, async ({ params }) => named(params.operationId)),
    endpoint(staffOperations, async () => pageOf(staffBytes())),
    endpoint(events, async () => pageOf(eventsBytes())),
    endpoint(eventsText, async () => pageOf(eventsTextBytes(), markdown)),
    endpoint(schemas, async () => pageOf(schemasBytes())),
    endpoint(schemasText, async () => pageOf(schemasTextBytes(), markdown)),
  ];
};
