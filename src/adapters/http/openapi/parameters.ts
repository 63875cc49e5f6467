import { z } from 'zod';
import type { Route } from '../kernel/route.ts';
import type { Json, SchemaBook } from './schemas.ts';

/** Parameters that the kernel reads for many operations. */
export const sharedParameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes the request safe to send again: for 24 hours the same key with the same payload shows the first outcome. 1 to 255 printable characters, bare or in quotes; a new one for every new request.',
    schema: { type: 'string', pattern: '^[\\x20-\\x7e]{1,257}$' },
    example: '5f0c1d3e-8a53-4b7e-9b8e-2f3a9d1c7b60',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of an earlier answer: where it still holds, the answer is 304 without a body.',
    schema: { type: 'string' },
  },
  Range: {
    name: 'Range',
    in: 'header',
    description: 'The part of the file that is wanted (RFC 9110, section 14).',
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

/** Headers that HTTP itself describes are no parameters of an operation. */
const hopeless = ['accept', 'content-type', 'authorization'];

/** Every schema that a route's parameters are read by. */
export const parameterSchemas = (route: Route): readonly z.ZodType[] =>
  places.flatMap(([part]) => Object.values(route[part]?.shape ?? {}) as z.ZodType[]);

const described = (where: string, name: string, schema: z.ZodType, book: SchemaBook): Json => {
  const { description, examples, ...written } = book.output(schema);
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

export const parametersOf = (route: Route, book: SchemaBook): readonly Json[] => [
  ...places.flatMap(([part, where]) =>
    Object.entries(route[part]?.shape ?? {})
      .filter(([name]) => where !== 'header' || !hopeless.includes(name))
      .map(([name, schema]) => described(where, name, schema as z.ZodType, book)),
  ),
  ...(route.idempotent && route.access.kind === 'platform' ? [reference('IdempotencyKey')] : []),
  ...(isTagged(route) ? [reference('IfNoneMatch')] : []),
  ...(isRanged(route) ? [reference('Range')] : []),
  reference('RequestId'),
];

/** Reads carry an ETag, unless they may not be kept at all. */
export const isTagged = ({ method, cacheControl = '' }: Route): boolean =>
  method === 'GET' && !cacheControl.includes('no-store');

/** Edits that take `If-Match` answer the tag for the next one. */
export const isConditionalEdit = ({ method, headers }: Route): boolean =>
  (method === 'PATCH' || method === 'PUT') && headers?.shape['if-match'] !== undefined;

export const isRanged = ({ problems }: Route): boolean => problems.includes('RANGE_NOT_SATISFIABLE');
