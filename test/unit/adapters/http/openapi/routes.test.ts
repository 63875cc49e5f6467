import { z } from 'zod';
import { publicOperations } from '../../../../../src/adapters/http/kernel/auth/public-operations.ts';
import { openApiDocument } from '../../../../../src/adapters/http/openapi/document.ts';
import { isReservedSlug } from '../../../../../src/domain/platforms/platform.ts';
import { agreedRoutes } from '../../../../support/http/operations/agreed-routes.ts';
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
      .filter(({ responses }) => 200 in responses)
      .map(({ path, method }) => ({
        path,
        hasTag: 'ETag' in (paths[path]?.[method.toLowerCase()]?.responses['200']?.headers ?? {}),
      }));
    expect(tagged.length).toBeGreaterThan(3);
    expect(tagged.filter(({ hasTag }) => !hasTag)).toEqual([]);
  });

  it('are the operations of the specification and of the contract, and no others', () => {
    expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(agreedRoutes);
    expect(new Set(routes.map(({ operation }) => operation)).size).toBe(routes.length);
  });

  it.each(named)('%s shows examples of what it accepts and returns', (_, { body, responses }) => {
    if (body) expect(body.schema.safeParse(body.example).error).toBeUndefined();
    for (const { schema, media: other, example } of Object.values(responses)) {
      if (schema) expect(schema.parse(example)).toEqual(example);
      else expect(other === undefined || example === undefined || typeof example === 'string').toBe(true);
    }
  });

  it.each(named)('%s describes each of its fields', (_, { params, query, headers, body, responses }) => {
    const taken = [params, query, headers, body?.schema].filter((schema) => schema !== undefined);
    const answered = Object.values(responses).flatMap(({ schema }) => schema ?? []);
    expect(taken.flatMap((schema) => undescribed(jsonOf(schema, 'input')))).toEqual([]);
    expect(answered.flatMap((schema) => undescribed(jsonOf(schema, 'output')))).toEqual([]);
  });

  it.each(named)('%s names the parameters of its path', (_, { path, params }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
  });

  it('accept and return records under the names of the specification', () => {
    const schemas = routes.flatMap(({ body, responses }) => [
      ...(body ? [jsonOf(body.schema, 'input')] : []),
      ...Object.values(responses).flatMap(({ schema }) => (schema ? [jsonOf(schema, 'output')] : [])),
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
