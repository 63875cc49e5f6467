import { z } from 'zod';
import * as access from '../../../../src/adapters/http/access/access.contract.ts';
import * as published from '../../../../src/adapters/http/access/published.contract.ts';
import * as catalog from '../../../../src/adapters/http/catalog/catalog.contract.ts';
import * as sync from '../../../../src/adapters/http/catalog/sync.contract.ts';
import type { Route } from '../../../../src/adapters/http/kernel/route.ts';
import * as licensing from '../../../../src/adapters/http/licensing/licensing.contract.ts';
import * as preflight from '../../../../src/adapters/http/licensing/preflight.contract.ts';
import * as verification from '../../../../src/adapters/http/licensing/verification.contract.ts';
import * as media from '../../../../src/adapters/http/media/media.contract.ts';
import * as platforms from '../../../../src/adapters/http/platforms/platforms.contract.ts';
import * as usage from '../../../../src/adapters/http/usage/usage.contract.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'operation' in value && 'replies' in value;
const routes = [access, published, catalog, sync, licensing, preflight, verification, media, platforms, usage]
  .flatMap((contract) => Object.values(contract).flat() as readonly unknown[])
  .filter(isRoute);
const named = routes.map((route) => [route.operation, route] as const);

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly description?: string;
  readonly $ref?: string;
  readonly [keyword: string]: unknown;
}

/** Paths of members without a description, wherever in a schema they stand. */
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
  it('are the operations of the specification with the twins that the contract adds', () => {
    expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /api/v1/licenses/{licenseId}',
      'DELETE /api/v1/platforms/{slug}/credentials/{credentialId}',
      'GET /.well-known/jwks.json',
      'GET /.well-known/license-keys.json',
      'GET /.well-known/oauth-authorization-server',
      'GET /api/v1/catalog/sync',
      'GET /api/v1/licenses',
      'GET /api/v1/licenses/{licenseId}',
      'GET /api/v1/licenses/{licenseId}/certificate',
      'GET /api/v1/platforms/{slug}/credentials',
      'GET /api/v1/platforms/{slug}/usage',
      'GET /api/v1/tracks',
      'GET /api/v1/tracks/{trackId}',
      'GET /api/v1/tracks/{trackId}/attribution',
      'GET /api/v1/tracks/{trackId}/download',
      'GET /api/v1/tracks/{trackId}/license-terms',
      'GET /api/v1/tracks/{trackId}/stems',
      'GET /api/v1/tracks/{trackId}/stream',
      'GET /api/v1/tracks/{trackId}/waveform',
      'GET /api/v1/verify/{licenseId}',
      'GET /media/{token}/{filename}',
      'POST /api/v1/auth/token',
      'POST /api/v1/licenses',
      'POST /api/v1/licenses/preflight',
      'POST /api/v1/licenses/{licenseId}/revoke',
      'POST /api/v1/oauth/revoke',
      'POST /api/v1/oauth/token',
      'POST /api/v1/platforms/register',
      'POST /api/v1/platforms/{slug}/credentials',
      'POST /api/v1/usage-events',
      'POST /api/v1/verify',
      'POST /oauth/revoke',
      'POST /oauth/token',
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

  it.each(named)('%s names the parameters that stand in its path', (_, { path, params }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
  });

  it('take and answer records under the names of the specification', () => {
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
