import { z } from 'zod';
import { endpoint, route, type Endpoint, type Route } from '../kernel/route.ts';
import { openApiDocument } from '../openapi/document.ts';
import type { OutboundEvent } from '../openapi/webhooks.ts';
import { styleSheet, type Brand } from '../portal/brand.ts';
import { lookOf } from '../vocabulary/look.ts';
import { errorEndpoints } from './errors/errors.endpoints.ts';
import { guideEndpoints } from './guides/guides.endpoints.ts';
import { guidesFor, type Guide } from './guides/guides.ts';
import { common, cachedPage, inMarkdown, markdown, pageOf, pages } from './page-cache.ts';
import { pageDrawing } from './layout.ts';
import { llmsText } from './llms.ts';
import type { OpenApiDocument } from './operations/document-shape.ts';
import { operationsPage } from './operations/operation-pages.ts';
import { operationEndpoints } from './operations/operations.endpoints.ts';
import { searchEndpoints } from './search/search.endpoints.ts';
import { startPage } from './start-page.ts';

const document = z.looseObject({ openapi: z.string() });

const openapi = route({
  ...common,
  operation: 'openapi',
  path: '/openapi.v1.json',
  summary: 'Get the OpenAPI document',
  responses: { 200: { description: 'The OpenAPI 3.1 document of version 1.', schema: document } },
});

const unversioned = route({
  ...openapi,
  operation: 'openapiUnversioned',
  path: '/openapi.json',
  undocumented: true,
});

const reference = route({
  ...pages,
  operation: 'reference',
  path: '/reference/openapi',
  summary: 'List operations',
  responses: {
    200: {
      description: 'The OpenAPI document as JSON, or the list of operations as a page.',
      schema: document,
      media: ['text/html'],
    },
  },
});

const start = route({
  ...pages,
  operation: 'referenceStart',
  path: '/reference',
  summary: 'Show the start page',
  responses: { 200: { description: 'The page.', media: ['text/html'] } },
});
const startWithSlash = route({ ...start, operation: 'referenceFolder', path: '/reference/' });

const startText = route({
  ...start,
  operation: 'referenceText',
  path: '/reference.md',
  responses: inMarkdown,
});

const llms = route({
  ...pages,
  operation: 'llms',
  path: '/llms.txt',
  summary: 'Get the table of contents for language models',
  responses: { 200: { description: 'Markdown, in the format of llmstxt.org.', media: ['text/plain'] } },
});

const cached = { ...pages, cacheControl: 'public, max-age=3600' } as const;

const style = route({
  ...cached,
  operation: 'referenceStyle',
  path: '/reference/reference.css',
  summary: 'Get the style of the reference',
  responses: { 200: { description: 'CSS.', media: ['text/css'] } },
});

const script = route({
  ...pages,
  operation: 'referenceScript',
  path: '/reference/reference.js',
  summary: 'Get the script of the reference',
  responses: { 200: { description: 'A module.', media: ['text/javascript'] } },
});

const plainText = 'text/plain; charset=utf-8';
const javascript = 'text/javascript; charset=utf-8';

/** Loads the script that was built with the portal, whose name contains a hash. Without the portal, pages have no script. */
const moduleOf = (tryIt: string | undefined): string =>
  tryIt === undefined ? '' : `import ${JSON.stringify(tryIt)};\n`;

export interface ReferenceSettings {
  readonly baseUrl: string;
  /** The URL of the script with which operations can be tried out. Undefined if it was not built. */
  readonly tryIt?: string | undefined;
  readonly brand: Pick<Brand, 'name' | 'accent'>;
  /** Whether the icon of the portal can be shown: not if the portal was not built. */
  readonly icon: boolean;
}

/**
 * The OpenAPI document and the pages of the reference. `routes` are those of the whole API, `events` the events that it
 * sends.
 */
export const referenceEndpoints = (
  routes: readonly Route[],
  events: readonly OutboundEvent[],
  { baseUrl, tryIt, brand, icon }: ReferenceSettings,
): readonly Endpoint[] => {
  const draw = pageDrawing(lookOf({ brand, icon }));
  const json = cachedPage(() => JSON.stringify(openApiDocument([...routes, openapi], { baseUrl, events })));
  let parsed: OpenApiDocument | undefined;
  const shape = () => (parsed ??= JSON.parse(Buffer.from(json().bytes).toString()) as OpenApiDocument);
  let read: readonly Guide[] | undefined;
  const guides = () => (read ??= guidesFor(baseUrl));
  const operationsBytes = cachedPage(() => draw(operationsPage(shape())));
  const startBytes = cachedPage(() => draw(startPage(shape(), guides())));
  const llmsBytes = cachedPage(() => llmsText(shape(), guides(), baseUrl));
  const css = cachedPage(() => styleSheet(new URL('reference.css', import.meta.url), brand));
  const module = cachedPage(() => moduleOf(tryIt));
  const asJson = () => ({ status: 200, json: json().bytes, etag: json().etag }) as const;
  return [
    endpoint(openapi, async () => asJson()),
    endpoint(unversioned, async () => asJson()),
    endpoint(reference, async ({ mediaType }) =>
      mediaType === 'text/html' ? pageOf(operationsBytes()) : asJson(),
    ),
    endpoint(start, async () => pageOf(startBytes())),
    endpoint(startWithSlash, async () => pageOf(startBytes())),
    endpoint(startText, async () => pageOf(llmsBytes(), markdown)),
    endpoint(llms, async () => pageOf(llmsBytes(), plainText)),
    endpoint(style, async () => pageOf(css(), 'text/css')),
    endpoint(script, async () => pageOf(module(), javascript)),
    ...operationEndpoints(shape, draw),
    ...errorEndpoints(routes, baseUrl, draw),
    ...searchEndpoints(shape, guides, draw),
    ...guideEndpoints(guides, draw),
  ];
};
