import { Ajv2020 } from 'ajv/dist/2020.js';
import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import { openApiDocument } from '../../../../../src/adapters/http/openapi/document.ts';
import { multipartOf, partSchemas } from '../../../../../src/adapters/http/openapi/multipart.ts';
import { schemaRegistry } from '../../../../../src/adapters/http/openapi/schemas.ts';
import { route } from '../../../../../src/adapters/http/kernel/route.ts';
import type { BodyShape } from '../../../../../src/adapters/http/kernel/request/body-shape.ts';
import type { OpenApiDocument } from '../../../../../src/adapters/http/reference/operations/document-shape.ts';
import {
  eventsPage,
  operationPage,
  operationsPage,
} from '../../../../../src/adapters/http/reference/operations/operation-pages.ts';
import { outboundEvents } from '../../../../../src/adapters/http/webhooks/events.schemas.ts';
import { eventTypes } from '../../../../../src/domain/shared/event.ts';
import { things } from '../../../../support/http/things.ts';
import { analyzeUploads } from '../../../../support/http/uploads.ts';

const routes = things().map((endpoint) => endpoint.route);
const written = (given = routes) =>
  JSON.stringify(openApiDocument(given, { baseUrl: 'https://api.example' }));
interface Operation {
  readonly parameters: readonly Record<string, unknown>[];
  readonly security: readonly unknown[];
  readonly requestBody: Record<string, unknown>;
  readonly responses: Record<
    string,
    { readonly headers?: object; readonly content?: Record<string, Record<string, unknown>> }
  >;
}
const operation = (path: string, method: string) =>
  (JSON.parse(written()) as { paths: Record<string, Record<string, Operation>> }).paths[path]?.[method];

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const judged = await new Validator().validate(JSON.parse(written()) as Record<string, unknown>);
    expect(judged).toEqual({ valid: true });
  });

  it('also describes the events, and stays valid', async () => {
    const text = JSON.stringify(
      openApiDocument(routes, { baseUrl: 'https://api.example', events: outboundEvents }),
    );
    const document = JSON.parse(text) as OpenApiDocument;
    expect(await new Validator().validate(JSON.parse(text) as Record<string, unknown>)).toEqual({
      valid: true,
    });
    const described = Object.entries(document.webhooks ?? {});
    expect(described.map(([type]) => type).toSorted()).toEqual([...eventTypes].toSorted());
    const [, { post }] = described[0] ?? ['', { post: undefined }];
    expect(post?.parameters.map(({ name }) => name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ]);
    expect(post?.requestBody?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/TrackApprovedEvent',
    });
    const page = eventsPage(document).content.html;
    for (const type of eventTypes) expect(page).toContain(`id="${type}"`);
  });

  it('describes a multipart body together with the same body as JSON, and stays valid', async () => {
    const text = JSON.stringify(
      openApiDocument([...routes, analyzeUploads], { baseUrl: 'https://api.example' }),
    );
    const document = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
    expect(await new Validator().validate(JSON.parse(text) as Record<string, unknown>)).toEqual({
      valid: true,
    });
    const content = document.paths['/uploads']?.['post']?.requestBody['content'] as Record<
      string,
      { schema: { properties: { rows: unknown } } }
    >;
    expect(Object.keys(content)).toEqual(['application/json', 'multipart/form-data']);
    expect(content['multipart/form-data']).toMatchObject({
      schema: {
        required: ['rows'],
        properties: { rows: content['application/json']?.schema.properties.rows },
        patternProperties: { '^audio\\d{1,4}$': { type: 'string', format: 'binary' } },
        additionalProperties: false,
        maxProperties: 11,
      },
      encoding: { rows: { contentType: 'application/json' } },
    });
  });

  it('describes a JSON part that is optional or absent, and never as a file', () => {
    const partsOf = (given: BodyShape) => {
      const registry = schemaRegistry([given.schema, ...partSchemas(given)], []);
      return multipartOf(given, registry) as { readonly schema: object; readonly example: unknown };
    };
    const files = { ...analyzeUploads.body.files, names: /^[^\p{Cc}]{1,100}$/u };
    const rows = analyzeUploads.body.schema.shape.rows;
    const optional = {
      ...analyzeUploads.body,
      files,
      schema: z.strictObject({ rows: rows.exactOptional() }),
    };
    const none = { ...optional, schema: z.strictObject({ other: z.string().exactOptional() }) };
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const fully = ajv.compile(partsOf(optional).schema);
    for (const taken of [partsOf(optional).example, { audio1: 'bytes' }]) expect(fully(taken)).toBe(true);
    for (const rejected of [{ rows: 'bytes' }, { rows: [{}] }]) expect(fully(rejected)).toBe(false);
    expect(partsOf(none)).toMatchObject({ schema: { maxProperties: 10 } });
    expect(partsOf(none)).not.toHaveProperty('encoding');
  });

  it('is the same text for the same routes', () => {
    expect(written()).toBe(written());
  });

  it('describes parameters as they are read', () => {
    const parameters = operation('/things/{thingId}', 'get')?.parameters ?? [];
    expect(parameters.slice(0, 3)).toEqual([
      { name: 'thingId', in: 'path', required: true, schema: { type: 'string', pattern: '^[\\w-]{1,64}$' } },
      { name: 'points', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 10, default: 3 } },
      { name: 'loud', in: 'query', schema: { type: 'boolean' } },
    ]);
  });

  it('names every code that an operation can return, under its status', () => {
    const responses = operation('/things', 'post')?.responses ?? {};
    const codes = Object.entries(responses).flatMap(([status, { content }]) =>
      Object.keys(content?.['application/problem+json']?.['examples'] ?? {}).map(
        (code) => `${status} ${code}`,
      ),
    );
    expect(codes).toEqual([
      '400 VALIDATION_FAILED',
      '400 MALFORMED_JSON',
      '401 TOKEN_MISSING',
      '401 TOKEN_INVALID',
      '401 TOKEN_EXPIRED',
      '403 IP_NOT_ALLOWED',
      '403 SCOPE_MISSING',
      '403 CSRF_TOKEN_INVALID',
      '403 ROLE_MISSING',
      '403 READ_ONLY_SESSION',
      '403 PLATFORM_SUSPENDED',
      '406 NOT_ACCEPTABLE',
      '408 REQUEST_TIMEOUT',
      '409 SLUG_TAKEN',
      '409 IDEMPOTENCY_IN_PROGRESS',
      '413 BODY_TOO_LARGE',
      '415 UNSUPPORTED_MEDIA_TYPE',
      '422 IDEMPOTENCY_MISMATCH',
      '429 RATE_LIMITED',
      '429 QUOTA_EXCEEDED',
      '431 HEADERS_TOO_LARGE',
      '500 INTERNAL',
      '503 UNAVAILABLE',
    ]);
  });

  it('names the headers of the rate limit on every response of a limited operation', () => {
    const responses = operation('/things', 'post')?.responses ?? {};
    const limits = ['RateLimit-Policy', 'RateLimit'];
    const without = Object.entries(responses).filter(
      ([, { headers = {} }]) => !limits.every((name) => name in headers),
    );
    expect(without).toEqual([]);
  });

  it('shows OAuth errors, forms and open operations as they are', () => {
    const token = operation('/oauth/token', 'post');
    expect(token?.security).toEqual([]);
    expect(Object.keys(token?.requestBody['content'] as object)).toEqual([
      'application/x-www-form-urlencoded',
      'application/json',
    ]);
    expect(token?.responses['401']?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/OAuthError' } },
    });
  });

  it('omits undocumented operations', () => {
    const hidden = route({
      ...routes[0],
      path: '/hidden',
      operation: 'hidden',
      undocumented: true,
    } as (typeof routes)[number]);
    expect(written([...routes, hidden])).toBe(written());
  });
});

describe('the reference', () => {
  it('shows text as text, whatever it looks like', () => {
    const [first] = routes;
    const hostile = {
      ...first,
      summary: '<img src=x onerror=alert(1)>',
      description: '`<b>` & "quotes"',
    } as typeof first;
    const document = JSON.parse(written(hostile ? [hostile] : [])) as OpenApiDocument;
    const page = operationPage(document, String(first?.operation))?.content.html ?? '';
    for (const shown of [page, operationsPage(document).content.html]) {
      expect(shown).not.toMatch(/<img|<b>/);
      expect(shown).toContain('&lt;img src=x onerror=alert(1)&gt;');
    }
    expect(page).toContain('<code>&lt;b&gt;</code> &amp; &quot;quotes&quot;');
  });
});

describe('schemas', () => {
  const Inner = z.strictObject({ size: z.int().default(1) }).meta({ id: 'Inner' });
  const Same = z.object({ name: z.string() }).meta({ id: 'Same' });
  const Dto = z.strictObject({ inner: Inner, same: Same }).meta({ id: 'Dto' });
  const View = z.object({ inner: Inner, same: Same, list: z.array(Same) }).meta({ id: 'View' });

  it('are listed once under their name, separately if input and output differ', () => {
    const { components } = schemaRegistry([Dto], [View]);
    expect(Object.keys(components)).toEqual(['Dto', 'Inner', 'InnerInput', 'Same', 'View']);
    expect(components['Dto']).toMatchObject({
      properties: { inner: { $ref: '#/components/schemas/InnerInput' } },
    });
    expect(components['View']).toMatchObject({
      properties: { inner: { $ref: '#/components/schemas/Inner' } },
    });
  });

  it('are open if members can be added, and closed if unknown ones are rejected', () => {
    const { components } = schemaRegistry([Dto], [View]);
    expect(components['View']).not.toHaveProperty('additionalProperties');
    expect(components['Dto']).toHaveProperty('additionalProperties', false);
  });
});
