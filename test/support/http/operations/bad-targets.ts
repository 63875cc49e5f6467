import type { BadRequest } from './bad-bodies.ts';
import type { Described, Parameter, Requests, Schema } from './described.ts';

const invalid = ['VALIDATION_FAILED'] as const;
/** A path that no longer matches is not found, or rejected for its form. */
const nowhere = ['VALIDATION_FAILED', 'NOT_FOUND'] as const;
/** A signed message to a path that names no platform has no sender that could be verified. */
const codesWithoutSender = ['VALIDATION_FAILED', 'NOT_FOUND', 'TOKEN_INVALID'] as const;

const asText = (value: unknown): string =>
  Array.isArray(value) ? value.join(',') : typeof value === 'string' ? value : JSON.stringify(value);

const exampleOf = ({ example, schema }: Parameter): string =>
  asText(example ?? schema.enum?.[0] ?? schema.examples?.[0] ?? 'x');

const queryOf = (parameters: readonly Parameter[]): string =>
  parameters.map((parameter) => `${parameter.name}=${encodeURIComponent(exampleOf(parameter))}`).join('&');

const required = ({ parameters }: Described): readonly Parameter[] =>
  parameters.filter((parameter) => parameter.in === 'query' && parameter.required);

/** The path of an operation with the documented examples in it, or with others. */
export const pathOf = (
  { template, parameters }: Described,
  others: Readonly<Record<string, string>> = {},
): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const found = parameters.find((parameter) => parameter.name === name);
    return others[name] ?? (found ? encodeURIComponent(exampleOf(found)) : 'x');
  });

export const usualQuery = (described: Described): string => queryOf(required(described));

const escapes = ['%zz', '%', '%f', '%ff', '%c0%af', '%ed%a0%80', '%00', 'a%00b'] as const;

const badPaths = (described: Described): readonly BadRequest[] =>
  described.signed ? wrongPaths(described).map(withoutSender) : wrongPaths(described);

const withoutSender = ({ what, path }: BadRequest): BadRequest => ({
  what,
  ...(path !== undefined && { path }),
  codes: codesWithoutSender,
});

const wrongPaths = (described: Described): readonly BadRequest[] =>
  described.parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap(({ name, schema }) => [
      ...escapes.map((text): BadRequest => ({
        what: `{${name}} = ${text}`,
        path: pathOf(described, { [name]: text }),
        codes: invalid,
        at: { in: 'path', pointer: '' },
      })),
      ...['..%2f..%2fetc%2fpasswd', '%3Cb%3E', 'a%20b', '%E2%80%AE', 'x'.repeat(5_000)].map(
        (text): BadRequest => ({
          what: `{${name}} = ${text.slice(0, 30)}`,
          path: pathOf(described, { [name]: text }),
          ...('pattern' in schema && { codes: invalid, at: { in: 'path' as const, pointer: name } }),
        }),
      ),
      { what: `{${name}} left out`, path: pathOf(described, { [name]: '' }), codes: nowhere },
    ]);

const texts = [
  ...['', '-1', '0', '1.5', '1e3', '1e400', '-1e400', '0x10', ' 5', '99999999999999999999', 'NaN'],
  ...['nonsense', 'true', 'x'.repeat(5_000), '../../..', '<b>', 'a,b,,c', '\u202e\u0007', '☃', '2026-13-45'],
] as const;

/** A text as the schema of a parameter would have it read. */
const readAs = (schema: Schema, text: string): unknown => {
  if (schema.type === 'array') return text.split(',').map((item) => readAs(schema.items ?? {}, item.trim()));
  if (schema.type === 'number' || schema.type === 'integer')
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  return schema.type === 'boolean' ? (text === 'true' ? true : text === 'false' ? false : text) : text;
};

const badQueries = (described: Described, { allows, resolved }: Requests): readonly BadRequest[] => {
  const known = described.parameters.filter((parameter) => parameter.in === 'query');
  const together = (name: string, text: string): string =>
    [queryOf(required(described).filter((other) => other.name !== name)), `${name}=${text}`]
      .filter((part) => part !== '')
      .join('&');
  return [
    ...known.flatMap(({ name, schema, ...parameter }) => {
      const at = { in: 'query', pointer: name } as const;
      const example = exampleOf({ name, schema, ...parameter });
      return [
        ...texts.map((text): BadRequest => ({
          what: `?${name}=${text.slice(0, 30)}`,
          query: together(name, encodeURIComponent(text)),
          ...(!allows(schema, readAs(resolved(schema), text)) && { codes: invalid, at }),
        })),
        ...escapes.map((text): BadRequest => ({
          what: `?${name}=${text}`,
          query: together(name, text),
          codes: invalid,
          at,
        })),
        ...(resolved(schema).type === 'array'
          ? []
          : [
              {
                what: `?${name} twice`,
                query: together(name, `${encodeURIComponent(example)}&${name}=1`),
                codes: invalid,
                at,
              },
            ]),
        ...(parameter.required
          ? [
              {
                what: `?${name} left out`,
                query: queryOf(required(described).filter((other) => other.name !== name)),
                codes: invalid,
                at,
              },
            ]
          : []),
      ];
    }),
    ...['surprise', '__proto__', 'constructor', known[0]?.name.toUpperCase() ?? 'X'].map(
      (name): BadRequest => ({
        what: `?${name}`,
        query: together(name, '1'),
        codes: invalid,
        at: { in: 'query', pointer: name },
      }),
    ),
    {
      what: 'very many parameters',
      query: Array.from({ length: 150 }, (_, i) => `a${i}=1`).join('&'),
      codes: invalid,
      at: { in: 'query', pointer: '' },
    },
    { what: '%zz in a name', query: '%zz=1', codes: invalid, at: { in: 'query', pointer: '' } },
  ];
};

const badHeaders = ({ parameters }: Described): readonly BadRequest[] => [
  ...parameters
    .filter(({ name }) => name === 'Idempotency-Key')
    .flatMap(() =>
      ['', '"', '"a', 'a'.repeat(256), '\u00e9'].map((key): BadRequest => ({
        what: `Idempotency-Key ${key.slice(0, 10)}`,
        headers: { 'idempotency-key': key },
        codes: invalid,
        at: { in: 'header', pointer: 'Idempotency-Key' },
      })),
    ),
  ...['text/html', 'application/xml', 'audio/x;q=0.5'].map((accept) => ({
    what: `accept ${accept}`,
    headers: { accept },
  })),
  ...[';;;', 'a/b;q=9', '*/*;q=0', ', ,'].map((accept) => ({
    what: `accept ${accept}`,
    headers: { accept },
  })),
  ...['bytes=z', 'bytes=5-1', 'bytes=0-1,3-4', 'items=1'].map((range) => ({
    what: `range ${range}`,
    headers: { range },
  })),
  ...['*', '"', 'W/', '""""', 'x'.repeat(4_000)].map((tag) => ({
    what: `if-none-match ${tag.slice(0, 10)}`,
    headers: { 'if-none-match': tag },
  })),
];

/** Paths, queries and headers that the document does not allow, and some that may be allowed and are odd. */
export const badTargets = (described: Described, requests: Requests): readonly BadRequest[] => [
  ...badPaths(described),
  ...badQueries(described, requests),
  ...badHeaders(described),
];
