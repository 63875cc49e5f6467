import { instancesOf, spotsOf, withAt, type Described, type Requests } from './described.ts';

/** An invalid or unusual request, and what its rejection must name. */
export interface BadRequest {
  readonly what: string;
  readonly body?: string | Uint8Array;
  readonly query?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string | null>>;
  /** The possible codes; if absent, the request may succeed, because the input may be valid here. */
  readonly codes?: readonly string[];
  /** The location that the error must name. */
  readonly at?: { readonly in: 'body' | 'query' | 'path' | 'header'; readonly pointer: string };
}

const invalid = ['VALIDATION_FAILED'] as const;
const malformed = ['MALFORMED_JSON'] as const;
const pointerTo = (path: readonly (string | number)[]): string => path.map((step) => `/${step}`).join('');

/** Values that replace a valid one. */
const replacements: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, 1e21],
  ...['', ' ', 'x', 'true', '1', '../../etc/passwd', '<b>', "'; DROP TABLE licenses; --", '\u202e\u0007'],
  ...['x'.repeat(3_000), 'é'.repeat(20_000), [], {}, [[]], [null], { a: { b: {} } }, ['x', 1]],
];
/** Replacements that are written into the JSON text, because no JSON library would write them. */
const rawReplacements = ['1e999', '-1e999', '1'.repeat(400)] as const;
const here = '@here@';

const replaced = (described: Described, requests: Requests): readonly BadRequest[] => {
  const { body: schema } = described;
  if (!schema) return [];
  const whole = (value: unknown) => JSON.stringify(value);
  return instancesOf(schema, requests).flatMap((instance) =>
    spotsOf(instance).flatMap(({ path, value }): readonly BadRequest[] => {
      const pointer = pointerTo(path);
      const at = { in: 'body', pointer } as const;
      const written = (raw: string) => whole(withAt(instance, path, here)).replace(`"${here}"`, raw);
      const isText = typeof value === 'string';
      return [
        ...replacements
          .filter((wrong) => wrong !== value)
          .map((wrong): BadRequest => {
            const body = withAt(instance, path, wrong);
            const rejected = !requests.allows(schema, body);
            const what = `${pointer} = ${whole(wrong).slice(0, 40)}`;
            return { what, body: whole(body), ...(rejected && { codes: invalid, at }) };
          }),
        ...rawReplacements.map((raw): BadRequest => ({
          what: `${pointer} = ${raw.slice(0, 40)}`,
          body: written(raw),
          ...(!raw.startsWith('1'.repeat(9)) && { codes: invalid, at }),
        })),
        ...(isText
          ? [
              { what: `${pointer} with NUL`, body: written('"a\\u0000b"'), codes: invalid, at },
              { what: `${pointer} with half a pair`, body: written('"a\\ud800"'), codes: malformed, at },
            ]
          : []),
        ...(described.oauth || !closedAt(value, path, instance, described, requests)
          ? []
          : [
              {
                what: `${pointer}/surprise`,
                body: whole(withAt(instance, path, { ...(value as object), surprise: 1 })),
                codes: invalid,
                at: { in: 'body' as const, pointer: `${pointer}/surprise` },
              },
              {
                what: `${pointer}/__proto__`,
                body: written(`{"__proto__":{},${whole(value).slice(1)}`),
                codes: invalid,
                at: { in: 'body' as const, pointer: `${pointer}/__proto__` },
              },
            ]),
        ...twice(value, written, pointer),
      ];
    }),
  );
};

/** Returns whether the document permits no unknown member in the object at a path. */
const closedAt = (
  value: unknown,
  path: readonly (string | number)[],
  instance: unknown,
  { body = {} }: Described,
  { allows }: Requests,
): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !allows(body, withAt(instance, path, { ...value, surprise: 1 }));

/** Returns a request in which the first member of an object occurs twice. */
const twice = (value: unknown, written: (raw: string) => string, pointer: string): readonly BadRequest[] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const [first] = Object.entries(value as Readonly<Record<string, unknown>>);
  if (!first) return [];
  const [name, member] = first;
  const pair = `${JSON.stringify(name)}:${JSON.stringify(member)}`;
  return [
    {
      what: `${pointer}/${name} twice`,
      body: written(`{${pair},${JSON.stringify(value).slice(1)}`),
      codes: malformed,
      at: { in: 'body', pointer: `${pointer}/${name}` },
    },
  ];
};

const unreadable: readonly BadRequest[] = [
  ...['{', '}', '{"a":1,}', 'nul', "{'a':1}", '{"a":01}', '{"a":1}{"a":1}', '[1,', '"', '{"a"}', '\uFEFF{}'],
  '['.repeat(100_000),
  `${'['.repeat(33)}${']'.repeat(33)}`,
  `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from('{"a":1}', 'utf16le'),
].map((body) => ({ what: `body ${body.toString().slice(0, 30)}`, body, codes: malformed }));

const types = ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'json', ''] as const;

const misnamed = (body: string, takes: readonly string[]): readonly BadRequest[] => [
  ...[...types, 'application/json; charset=utf-16']
    .filter((type) => !takes.includes(type.split(';')[0] ?? '') || type.includes('utf-16'))
    .map((type): BadRequest => ({
      what: `content-type ${type}`,
      body,
      headers: { 'content-type': type },
      codes: ['UNSUPPORTED_MEDIA_TYPE'],
    })),
  {
    what: 'no content-type',
    body,
    headers: { 'content-type': null },
    codes: ['UNSUPPORTED_MEDIA_TYPE'],
  },
  {
    what: 'compressed',
    body,
    headers: { 'content-encoding': 'gzip' },
    codes: ['UNSUPPORTED_MEDIA_TYPE'],
  },
];

/** Bodies that the document does not allow, and some that are unusual and may be allowed. */
export const badBodies = (described: Described, requests: Requests): readonly BadRequest[] => {
  if (!described.body) return [];
  const [instance] = instancesOf(described.body, requests);
  return [
    ...replaced(described, requests),
    ...unreadable,
    ...misnamed(JSON.stringify(instance), described.takes),
    ...(described.needsBody
      ? [{ what: 'no body', body: '', codes: invalid, at: { in: 'body', pointer: '' } } as const]
      : []),
    { what: 'a body too large', body: ' '.repeat(1_048_577), codes: ['BODY_TOO_LARGE'] },
  ];
};
