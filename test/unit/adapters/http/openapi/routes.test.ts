import { z } from 'zod';
import { publicOperations } from '../../../../../src/adapters/http/kernel/auth/public-operations.ts';
import { openApiDocument } from '../../../../../src/adapters/http/openapi/document.ts';
import { isReservedSlug } from '../../../../../src/domain/platforms/platform.ts';
import { everyRoute } from '../../../../support/http/operations/every-route.ts';

type Paths = Readonly<
  Record<
    string,
    Readonly<Record<string, { responses: Readonly<Record<string, { readonly headers?: object }>> }>>
  >
>;

const routes = everyRoute.filter(({ undocumented }) => undocumented !== true);
const named = routes.map((route) => [route.operation, route] as const);

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly description?: string;
  readonly $ref?: string;
  readonly [keyword: string]: unknown;
}

/** Paths of members without a description, at any depth of a schema. */
const undescribed = (shape: unknown, path = ''): readonly string[] => {
  if (typeof shape !== 'object' || shape === null) return [];
  const { properties = {}, ...rest } = shape as Shape;
  return [
    ...Object.entries(properties).flatMap(([name, member]) => [
      ...(member.description === undefined && member.$ref === undefined ? [`${path}.${name}`] : []),
      ...undescribed(member, `${path}.${name}`),
    ]),
    ...Object.entries(rest)
      .filter(([keyword]) => keyword !== 'examples')
      .flatMap(([keyword, inner]) => undescribed(inner, `${path}/${keyword}`)),
  ];
};
const jsonOf = (schema: z.ZodType, io: 'input' | 'output') =>
  JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io }))) as Shape & { $defs?: Record<string, Shape> };

describe('the routes', () => {
  it('describe what a 415 accepts, and that files are sent in ranges', () => {
    const { paths } = openApiDocument(routes, { baseUrl: 'https://api.example' }) as {
      readonly paths: Paths;
    };
    const all = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ responses }) => Object.entries(responses)),
    );
    const headersOf = (status: string) =>
      all.filter(([one]) => one === status).map(([, { headers = {} }]) => Object.keys(headers));
    expect(headersOf('415').length).toBeGreaterThan(20);
    for (const names of headersOf('415'))
      expect(names).toEqual(expect.arrayContaining(['Accept', 'Accept-Encoding']));
    expect(headersOf('206').length).toBeGreaterThan(1);
    for (const names of headersOf('206'))
      expect(names).toEqual(expect.arrayContaining(['Accept-Ranges', 'Content-Range']));
  });

  it('have tags that the document describes', () => {
    const { tags } = openApiDocument(routes, { baseUrl: 'https://api.example' }) as {
      readonly tags: readonly { readonly name: string; readonly description?: string }[];
    };
    expect(tags.filter(({ description }) => description === undefined)).toEqual([]);
  });

  it('are public if the table of public operations lists them, with the limit that it names', () => {
    const found = everyRoute.flatMap(({ operation, access }) =>
      access.kind === 'public' ? [[operation, access.limit ?? 'unlimited'] as const] : [],
    );
    const table = Object.entries(publicOperations).map(
      ([operation, limited]) => [operation, 'limit' in limited ? limited.limit : 'unlimited'] as const,
    );
    expect(found.toSorted()).toEqual(table.toSorted());
  });

  it('reserve every word that is used in place of a slug', () => {
    const words = routes.flatMap(({ path }) => /^\/api\/v1\/platforms\/([a-z-]+)/.exec(path)?.[1] ?? []);
    expect(words).toContain('register');
    expect(words.filter((word) => !isReservedSlug(word))).toEqual([]);
  });

  it('return the ETag of a record if an edit accepts If-Match and returns the record', () => {
    const edits = routes.filter(({ headers }) => headers?.shape['if-match'] !== undefined);
    const paths = openApiDocument(routes, { baseUrl: 'https://api.example' })['paths'] as Paths;
    const tagged = edits
      .filter(({ replies }) => 200 in replies)
      .map(({ path, method }) => ({
        path,
        hasTag: 'ETag' in (paths[path]?.[method.toLowerCase()]?.responses['200']?.headers ?? {}),
      }));
    expect(tagged.length).toBeGreaterThan(3);
    expect(tagged.filter(({ hasTag }) => !hasTag)).toEqual([]);
  });

  it('are the operations of the specification and of the contract, and no others', () => {
    expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /api/v1/licenses/{licenseId}',
      'DELETE /api/v1/platforms/{slug}/checkouts/{checkoutId}',
      'DELETE /api/v1/platforms/{slug}/credentials/{credentialId}',
      'DELETE /api/v1/platforms/{slug}/members/{memberId}',
      'DELETE /api/v1/platforms/{slug}/webhooks/{endpointId}',
      'DELETE /api/v1/portal/session',
      'DELETE /api/v1/staff/me/totp',
      'DELETE /api/v1/staff/queue/claims/{subject}',
      'DELETE /api/v1/staff/sessions/{sessionId}',
      'GET /.well-known/jwks.json',
      'GET /.well-known/license-keys.json',
      'GET /.well-known/oauth-authorization-server',
      'GET /api/v1/appeals/{appealId}',
      'GET /api/v1/appeals/{appealId}/evidence',
      'GET /api/v1/catalog/sync',
      'GET /api/v1/licenses',
      'GET /api/v1/licenses/{licenseId}',
      'GET /api/v1/licenses/{licenseId}/certificate',
      'GET /api/v1/licenses/{licenseId}/versions',
      'GET /api/v1/partners/enrich/{enrichmentId}',
      'GET /api/v1/platforms/{slug}',
      'GET /api/v1/platforms/{slug}/billing',
      'GET /api/v1/platforms/{slug}/billing/invoices',
      'GET /api/v1/platforms/{slug}/checkouts/{checkoutId}',
      'GET /api/v1/platforms/{slug}/credentials',
      'GET /api/v1/platforms/{slug}/events',
      'GET /api/v1/platforms/{slug}/inbound',
      'GET /api/v1/platforms/{slug}/inbound/content',
      'GET /api/v1/platforms/{slug}/members',
      'GET /api/v1/platforms/{slug}/usage',
      'GET /api/v1/platforms/{slug}/webhooks',
      'GET /api/v1/platforms/{slug}/webhooks/{endpointId}',
      'GET /api/v1/platforms/{slug}/webhooks/{endpointId}/deliveries',
      'GET /api/v1/platforms/{slug}/webhooks/{endpointId}/deliveries/{deliveryId}',
      'GET /api/v1/platforms/{slug}/webhooks/{endpointId}/stats',
      'GET /api/v1/portal/session',
      'GET /api/v1/staff/accounts',
      'GET /api/v1/staff/accounts/{staffId}',
      'GET /api/v1/staff/appeals',
      'GET /api/v1/staff/appeals/{appealId}',
      'GET /api/v1/staff/appeals/{appealId}/evidence',
      'GET /api/v1/staff/appeals/{appealId}/evidence/{evidenceId}',
      'GET /api/v1/staff/audit',
      'GET /api/v1/staff/audit/verification',
      'GET /api/v1/staff/browser-session',
      'GET /api/v1/staff/licenses',
      'GET /api/v1/staff/licenses/{licenseId}',
      'GET /api/v1/staff/licenses/{licenseId}/versions',
      'GET /api/v1/staff/me',
      'GET /api/v1/staff/platforms',
      'GET /api/v1/staff/platforms/{platform}',
      'GET /api/v1/staff/platforms/{platform}/billing',
      'GET /api/v1/staff/platforms/{platform}/usage',
      'GET /api/v1/staff/platforms/{platform}/usage-events',
      'GET /api/v1/staff/platforms/{platform}/webhooks',
      'GET /api/v1/staff/queue',
      'GET /api/v1/staff/search',
      'GET /api/v1/staff/sessions',
      'GET /api/v1/staff/tracks',
      'GET /api/v1/staff/tracks/{trackId}',
      'GET /api/v1/staff/tracks/{trackId}/audio',
      'GET /api/v1/staff/tracks/{trackId}/decisions',
      'GET /api/v1/staff/tracks/{trackId}/impact',
      'GET /api/v1/staff/tracks/{trackId}/waveform',
      'GET /api/v1/staff/webhooks/disabled',
      'GET /api/v1/tracks',
      'GET /api/v1/tracks/{trackId}',
      'GET /api/v1/tracks/{trackId}/attribution',
      'GET /api/v1/tracks/{trackId}/download',
      'GET /api/v1/tracks/{trackId}/license-terms',
      'GET /api/v1/tracks/{trackId}/moderation-status',
      'GET /api/v1/tracks/{trackId}/stems',
      'GET /api/v1/tracks/{trackId}/stream',
      'GET /api/v1/tracks/{trackId}/waveform',
      'GET /api/v1/transparency-reports/{month}',
      'GET /api/v1/usage-events',
      'GET /api/v1/verify/{licenseId}',
      'GET /media/review/{token}/{filename}',
      'GET /media/{token}/{filename}',
      'PATCH /api/v1/platforms/{slug}',
      'PATCH /api/v1/platforms/{slug}/billing/subscriptions/{subscriptionId}',
      'PATCH /api/v1/platforms/{slug}/members/{memberId}',
      'PATCH /api/v1/platforms/{slug}/webhooks/{endpointId}',
      'PATCH /api/v1/staff/accounts/{staffId}',
      'PATCH /api/v1/staff/platforms/{platform}',
      'POST /api/v1/appeals',
      'POST /api/v1/appeals/{appealId}/answer',
      'POST /api/v1/appeals/{appealId}/code',
      'POST /api/v1/appeals/{appealId}/evidence',
      'POST /api/v1/appeals/{appealId}/withdraw',
      'POST /api/v1/auth/token',
      'POST /api/v1/forensics/identify',
      'POST /api/v1/licenses',
      'POST /api/v1/licenses/preflight',
      'POST /api/v1/licenses/{licenseId}/amendments',
      'POST /api/v1/licenses/{licenseId}/amendments/preflight',
      'POST /api/v1/licenses/{licenseId}/revoke',
      'POST /api/v1/oauth/revoke',
      'POST /api/v1/oauth/token',
      'POST /api/v1/partners/enrich',
      'POST /api/v1/platforms/checkout',
      'POST /api/v1/platforms/register',
      'POST /api/v1/platforms/register/confirm',
      'POST /api/v1/platforms/register/request',
      'POST /api/v1/platforms/{slug}/billing/subscriptions/{subscriptionId}/cancel',
      'POST /api/v1/platforms/{slug}/billing/subscriptions/{subscriptionId}/resume',
      'POST /api/v1/platforms/{slug}/contact/confirm',
      'POST /api/v1/platforms/{slug}/credentials',
      'POST /api/v1/platforms/{slug}/inbound/rotate',
      'POST /api/v1/platforms/{slug}/inbound/sign',
      'POST /api/v1/platforms/{slug}/members',
      'POST /api/v1/platforms/{slug}/portal-links',
      'POST /api/v1/platforms/{slug}/sessions/end',
      'POST /api/v1/platforms/{slug}/webhooks',
      'POST /api/v1/platforms/{slug}/webhooks/{endpointId}/deliveries/{deliveryId}/resend',
      'POST /api/v1/platforms/{slug}/webhooks/{endpointId}/recover',
      'POST /api/v1/platforms/{slug}/webhooks/{endpointId}/rotate',
      'POST /api/v1/platforms/{slug}/webhooks/{endpointId}/test',
      'POST /api/v1/portal/sessions',
      'POST /api/v1/portal/sign-in-links',
      'POST /api/v1/staff/accounts',
      'POST /api/v1/staff/appeals/{appealId}/review',
      'POST /api/v1/staff/browser-session',
      'POST /api/v1/staff/invitations/accept',
      'POST /api/v1/staff/licenses/{licenseId}/revoke',
      'POST /api/v1/staff/me/password',
      'POST /api/v1/staff/me/totp',
      'POST /api/v1/staff/me/totp/confirm',
      'POST /api/v1/staff/me/totp/remove',
      'POST /api/v1/staff/platforms',
      'POST /api/v1/staff/platforms/{platform}/credentials/reset',
      'POST /api/v1/staff/platforms/{platform}/sessions/end',
      'POST /api/v1/staff/queue/claims',
      'POST /api/v1/staff/sessions',
      'POST /api/v1/staff/sessions/oidc',
      'POST /api/v1/staff/sessions/oidc/complete',
      'POST /api/v1/staff/tracks/{trackId}/decisions',
      'POST /api/v1/tracks/{trackId}/appeal',
      'POST /api/v1/usage-events',
      'POST /api/v1/verify',
      'POST /api/v1/webhooks/inbound/{slug}',
      'POST /oauth/revoke',
      'POST /oauth/token',
      'PUT /api/v1/platforms/{slug}/inbound',
    ]);
    expect(new Set(routes.map(({ operation }) => operation)).size).toBe(routes.length);
  });

  it.each(named)('%s shows examples that are what it takes and answers', (_, { body, replies }) => {
    if (body) expect(body.schema.safeParse(body.example).error).toBeUndefined();
    for (const { schema, media: other, example } of Object.values(replies)) {
      if (schema) expect(schema.parse(example)).toEqual(example);
      else expect(other === undefined || example === undefined || typeof example === 'string').toBe(true);
    }
  });

  it.each(named)('%s describes each of its fields', (_, { params, query, headers, body, replies }) => {
    const taken = [params, query, headers, body?.schema].filter((schema) => schema !== undefined);
    const answered = Object.values(replies).flatMap(({ schema }) => schema ?? []);
    expect(taken.flatMap((schema) => undescribed(jsonOf(schema, 'input')))).toEqual([]);
    expect(answered.flatMap((schema) => undescribed(jsonOf(schema, 'output')))).toEqual([]);
  });

  it.each(named)('%s names the parameters of its path', (_, { path, params }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
  });

  it('accept and return records under the names of the specification', () => {
    const schemas = routes.flatMap(({ body, replies }) => [
      ...(body ? [jsonOf(body.schema, 'input')] : []),
      ...Object.values(replies).flatMap(({ schema }) => (schema ? [jsonOf(schema, 'output')] : [])),
    ]);
    const names = new Set(schemas.flatMap(({ $defs = {} }) => Object.keys($defs)));
    for (const name of [
      'CreateLicenseDto',
      'RevokeLicenseDto',
      'TokenRequestDto',
      'RecordUsageEventDto',
      'RegisterPlatformDto',
      'Track',
      'License',
      'RegisteredPlatform',
      'Pagination',
      'LicenseTerms',
      'Attribution',
      'Waveform',
      'Stem',
      'MonthlyUsage',
    ]) {
      expect(names).toContain(name);
    }
  });
});

it('no text that is limited to one line contains a line separator', () => {
  const document = JSON.stringify(openApiDocument(routes, { baseUrl: 'https://api.example' }));
  const patterns = [...document.matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
    ([, json = '""']) => JSON.parse(json) as string,
  );
  const accepts = (pattern: string, text: string) => new RegExp(pattern, 'u').test(text);
  const ofOneLine = [...new Set(patterns)].filter((one) => accepts(one, 'a b') && !accepts(one, 'a\nb'));
  expect(ofOneLine).not.toEqual([]);
  expect(ofOneLine.filter((one) => accepts(one, 'a\u2028b') || accepts(one, 'a\u2029b'))).toEqual([]);
});
