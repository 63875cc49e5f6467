import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { problemCodes, type ProblemCode } from '../kernel/problems/problem-codes.ts';
import { problemMeanings } from '../kernel/problems/problem-meanings.ts';
import { endpoint, route, type Endpoint, type Route } from '../kernel/route.ts';
import { openApiDocument } from '../openapi/document.ts';
import type { OutboundEvent } from '../openapi/webhooks.ts';
import type { OpenApiDocument } from './document-shape.ts';
import { guideEndpoints } from './guides.endpoints.ts';
import { common, html, kept, pageOf, pages, tryingPolicy } from './kept.ts';
import { errorPage, errorsPage, referencePage } from './pages.ts';

const document = z.looseObject({ openapi: z.string() });

const openapi = route({
  ...common,
  operation: 'openapi',
  path: '/openapi.v1.json',
  summary: 'Get the OpenAPI document',
  replies: { 200: { description: 'The OpenAPI 3.1 document of version 1.', schema: document } },
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
  summary: 'Show the reference',
  replies: {
    200: {
      description: 'The OpenAPI document as JSON, or the reference as a page.',
      schema: document,
      media: ['text/html'],
    },
  },
});

const Code = z.enum(Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]]);
const Meaning = z.object({ code: Code, status: z.int(), title: z.string(), meaning: z.string() });

const errors = route({
  ...pages,
  operation: 'errors',
  path: '/reference/errors',
  summary: 'List error codes',
  replies: {
    200: {
      description: 'The error codes.',
      schema: z.object({ data: z.array(Meaning) }),
      media: ['text/html'],
    },
  },
});

const error = route({
  ...pages,
  operation: 'error',
  path: '/reference/errors/{code}',
  summary: 'Show an error code',
  params: z.strictObject({ code: z.string() }),
  problems: ['NOT_FOUND'],
  replies: { 200: { description: 'The meaning of the code.', schema: Meaning, media: ['text/html'] } },
});

const style = route({
  ...pages,
  operation: 'referenceStyle',
  path: '/reference/reference.css',
  summary: 'Get the style of the reference',
  cacheControl: 'public, max-age=3600',
  replies: { 200: { description: 'CSS.', media: ['text/css'] } },
});

const meaningOf = (code: ProblemCode) => {
  const { status, title } = problemCodes[code];
  return { code, status, title, meaning: problemMeanings[code] };
};

const isCode = (text: string): text is ProblemCode => Object.hasOwn(problemCodes, text);

/**
 * The OpenAPI document and the pages of the reference. `routes` are those of the whole API, `events` the events that it
 * sends, `tryIt` the URL of the script with which operations can be tried out, if it was built.
 */
export const referenceEndpoints = (
  routes: readonly Route[],
  events: readonly OutboundEvent[],
  { baseUrl, tryIt }: { readonly baseUrl: string; readonly tryIt?: string | undefined },
): readonly Endpoint[] => {
  const written = () => JSON.stringify(openApiDocument([...routes, openapi], { baseUrl, events }));
  const parsed = () => JSON.parse(written()) as OpenApiDocument;
  const json = kept(written);
  const page = kept(() => referencePage(parsed(), tryIt));
  const css = kept(() => readFileSync(new URL('reference.css', import.meta.url), 'utf8'));
  const asJson = () => ({ status: 200, json: json().bytes, etag: json().etag }) as const;
  return [
    endpoint(openapi, async () => asJson()),
    endpoint(unversioned, async () => asJson()),
    endpoint(reference, async ({ mediaType }) =>
      mediaType === 'text/html'
        ? {
            ...pageOf(page()),
            ...(tryIt !== undefined && { headers: { 'content-security-policy': tryingPolicy } }),
          }
        : asJson(),
    ),
    endpoint(errors, async ({ mediaType }) =>
      mediaType === 'text/html'
        ? { status: 200, bytes: errorsPage(), mediaType: html }
        : { status: 200, body: { data: (Object.keys(problemCodes) as ProblemCode[]).map(meaningOf) } },
    ),
    endpoint(error, async ({ params: { code }, mediaType }) => {
      if (!isCode(code)) return { ok: false, failure: { kind: 'path-not-found' } };
      return mediaType === 'text/html'
        ? { status: 200, bytes: errorPage(code, baseUrl, routes), mediaType: html }
        : { status: 200, body: meaningOf(code) };
    }),
    endpoint(style, async () => ({
      status: 200,
      bytes: css().bytes,
      etag: css().etag,
      mediaType: 'text/css',
    })),
    ...guideEndpoints(parsed, baseUrl),
  ];
};
