import { z } from 'zod';
import { acceptsKey, type Route } from '../kernel/route.ts';
import type { Json, SchemaRegistry } from './schemas.ts';

/** Parameters that the kernel reads for many operations, documented once. */
export const sharedParameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes it safe to retry the request: for 24 hours, the same key with the same payload returns the first response. 1 to 255 printable characters, with or without quotes. Use a new key for each new request.',
    schema: { type: 'string', pattern: '^[\\x20-\\x7e]{1,257}$' },
    example: '5f0c1d3e-8a53-4b7e-9b8e-2f3a9d1c7b60',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description:
      'The `ETag` of an earlier response. If it is still current, the response is 304 without a body.',
    schema: { type: 'string' },
  },
  Range: {
    name: 'Range',
    in: 'header',
    description: 'The requested range of the file (RFC 9110 §14).',
    schema: { type: 'string' },
    example: 'bytes=0-65535',
  },
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    description:
      'Your own ID for the request, returned in the response and written to our log. An ID that is not 1 to 64 letters, digits, `_` or `-` is replaced with ours.',
    schema: { type: 'string' },
  },
} as const satisfies Readonly<Record<string, Json>>;

const reference = (name: keyof typeof sharedParameters): Json => ({
  $ref: `#/components/parameters/${name}`,
});

const places = [
  ['params', 'path'],
  ['query', 'query'],
  ['headers', 'header'],
] as const;

/** OpenAPI ignores parameters with these names: it describes them elsewhere. */
const reservedHeaders = ['accept', 'content-type', 'authorization'];

/** Schemas of all parameters of a route. */
export const parameterSchemas = (route: Route): readonly z.ZodType[] =>
  places.flatMap(([part]) => Object.values(route[part]?.shape ?? {}) as z.ZodType[]);

const described = (where: string, name: string, schema: z.ZodType, registry: SchemaRegistry): Json => {
  const { description, examples, ...written } = registry.output(schema);
  const [example] = Array.isArray(examples) ? (examples as readonly unknown[]) : [];
  const required = where === 'path' || !z.object({ it: schema }).safeParse({}).success;
  return {
    name,
    in: where,
    ...(description !== undefined && { description }),
    ...(required && { required }),
    schema: written,
    ...(example !== undefined && { example }),
  };
};

export const parametersOf = (route: Route, registry: SchemaRegistry): readonly Json[] => [
  ...places.flatMap(([part, where]) =>
    Object.entries(route[part]?.shape ?? {})
      .filter(([name]) => where !== 'header' || !reservedHeaders.includes(name))
      .map(([name, schema]) => described(where, name, schema as z.ZodType, registry)),
  ),
  ...(acceptsKey(route) ? [reference('IdempotencyKey')] : []),
  ...(isTagged(route) ? [reference('IfNoneMatch')] : []),
  ...(isRanged(route) ? [reference('Range')] : []),
  reference('RequestId'),
];

/** Responses to GET have an ETag, unless they must not be stored. */
export const isTagged = ({ method, cacheControl = '' }: Route): boolean =>
  method === 'GET' && !cacheControl.includes('no-store');

/** Edits that accept `If-Match` and return the edited record (200) return its new tag. */
export const isConditionalEdit = ({ method, headers }: Route): boolean =>
  method !== 'GET' && headers?.shape['if-match'] !== undefined;

export const isRanged = ({ problems }: Route): boolean => problems.includes('RANGE_NOT_SATISFIABLE');
