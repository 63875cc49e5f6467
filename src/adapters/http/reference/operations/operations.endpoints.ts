import { z } from 'zod';
import { endpoint, route, type Endpoint } from '../../kernel/route.ts';
import type { DrawPage, ReferencePage } from '../layout.ts';
import {
  inHtml,
  inHtmlOrMarkdown,
  inMarkdown,
  cachedPage,
  markdown,
  namedPage,
  pageOf,
  pages,
} from '../page-cache.ts';
import type { OpenApiDocument } from './document-shape.ts';
import { textOfOperations, textOfStaffOperations } from './list-text.ts';
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

const asText = { responses: inMarkdown };
const operationsText = route({
  ...staffOperations,
  ...asText,
  operation: 'operationsText',
  path: '/reference/openapi.md',
  summary: 'List operations',
});
const staffText = route({
  ...staffOperations,
  ...asText,
  operation: 'staffOperationsText',
  path: '/reference/staff.md',
});
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
export const operationEndpoints = (document: () => OpenApiDocument, draw: DrawPage): readonly Endpoint[] => {
  const drawn = (make: (from: OpenApiDocument) => ReferencePage) => cachedPage(() => draw(make(document())));
  const written = (make: (from: OpenApiDocument) => string) => {
    const bytes = cachedPage(() => make(document()));
    return async () => pageOf(bytes(), markdown);
  };
  const named = namedPage({
    page: (name) => {
      const found = operationPage(document(), name);
      return found && draw(found);
    },
    text: (name) => textOfOperation(document(), name),
  });
  const staffBytes = drawn(staffOperationsPage);
  const eventsBytes = drawn(eventsPage);
  const schemasBytes = drawn(schemasPage);
  return [
    endpoint(operation, async ({ params }) => named(params.operationId)),
    endpoint(staffOperations, async () => pageOf(staffBytes())),
    endpoint(events, async () => pageOf(eventsBytes())),
    endpoint(schemas, async () => pageOf(schemasBytes())),
    endpoint(operationsText, written(textOfOperations)),
    endpoint(staffText, written(textOfStaffOperations)),
    endpoint(eventsText, written(textOfEvents)),
    endpoint(schemasText, written(textOfSchemas)),
  ];
};
