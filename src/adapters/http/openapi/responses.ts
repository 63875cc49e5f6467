import { STATUS_CODES } from 'node:http';
import { problemsOf } from '../kernel/problems/implied-problems.ts';
import { oauthErrorCode } from '../kernel/problems/oauth-errors.ts';
import type { ProblemCode } from '../kernel/problems/problem-codes.ts';
import type { ResponseShape } from '../kernel/response/response-shape.ts';
import type { Route } from '../kernel/route.ts';
import { isRanged, isTagged, isConditionalEdit } from './parameters.ts';
import type { Json, SchemaRegistry } from './schemas.ts';

const text = (description: string, example: string): Json => ({
  description,
  schema: { type: 'string' },
  example,
});

/** Headers that the kernel sends with many responses, documented once. */
export const sharedHeaders = {
  RequestId: {
    ...text('ID of the request. Include it if you contact us.', '0f8fad5b-d9cb-469f-a165-70867728950e'),
    required: true,
  },
  ETag: text(
    'Version of the resource. Send it as `If-None-Match` to read it again, or as `If-Match` to update it, if the operation supports that.',
    '"Zk0sZ9oG3pPvV1bqC1m8mC3bq0k"',
  ),
  RateLimitPolicy: text(
    'Name of the limit, with its quota `q` and its window `w` in seconds (draft-ietf-httpapi-ratelimit-headers).',
    '"developer";q=20;w=2',
  ),
  RateLimit: text(
    'Remaining requests (`r`), and seconds until the quota is full again (`t`).',
    '"developer";r=19;t=1',
  ),
  RetryAfter: text('Seconds to wait before you retry.', '1'),
  WwwAuthenticate: text('The required kind of credential, and the error of the one that you sent.', 'Bearer'),
  IdempotentReplayed: text('`true` if this is the first response to an earlier request.', 'true'),
  Accept: text('The media types that the operation accepts.', 'application/json'),
  AcceptEncoding: text('The content encodings that the operation accepts.', 'identity'),
  AcceptRanges: text('The unit of ranges that you can request.', 'bytes'),
  ContentRange: text('The range in the response, and the size of the whole file.', 'bytes 0-65535/481020'),
} as const satisfies Readonly<Record<string, Json>>;

const named = {
  'X-Request-Id': 'RequestId',
  ETag: 'ETag',
  'RateLimit-Policy': 'RateLimitPolicy',
  RateLimit: 'RateLimit',
  'Retry-After': 'RetryAfter',
  'WWW-Authenticate': 'WwwAuthenticate',
  'Idempotent-Replayed': 'IdempotentReplayed',
  Accept: 'Accept',
  'Accept-Encoding': 'AcceptEncoding',
  'Accept-Ranges': 'AcceptRanges',
  'Content-Range': 'ContentRange',
} as const;

const headers = (...names: readonly (keyof typeof named)[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${named[name]}` }]));

/** Whether requests count toward a rate limit: all do, except reads and the end of portal sessions, and public routes without a limit. */
const isLimited = ({ access, method }: Route): boolean => {
  if (access.kind === 'public') return access.limit !== undefined;
  return access.kind !== 'portal' || (!access.ends && method !== 'GET');
};

const limited = (route: Route): readonly (keyof typeof named)[] =>
  isLimited(route) ? ['RateLimit-Policy', 'RateLimit'] : [];

const contentOf = (
  { schema, media = [], example }: ResponseShape,
  registry: SchemaRegistry,
): Json | undefined => {
  const content = {
    ...(schema && {
      'application/json': { schema: registry.output(schema), ...(example !== undefined && { example }) },
    }),
    ...Object.fromEntries(media.map((type): [string, Json] => [type, {}])),
  };
  return Object.keys(content).length > 0 ? content : undefined;
};

const success = (status: number, reply: ResponseShape, route: Route, registry: SchemaRegistry): Json => {
  const own = Object.entries(reply.headers ?? {}).map(([name, { description, example }]): [string, Json] => [
    name,
    text(description, example),
  ]);
  const content = contentOf(reply, registry);
  const names = [
    'X-Request-Id' as const,
    ...((isTagged(route) || isConditionalEdit(route)) && status === 200 ? (['ETag'] as const) : []),
    ...(route.idempotent ? (['Idempotent-Replayed'] as const) : []),
    ...(isRanged(route) ? (['Accept-Ranges'] as const) : []),
    ...limited(route),
  ];
  return {
    description: reply.description,
    headers: { ...headers(...names), ...Object.fromEntries(own) },
    ...(content && { content }),
  };
};

/** Problem codes by the status that is sent. OAuth maps some codes to other statuses. */
const failuresOf = (route: Route): ReadonlyMap<number, readonly ProblemCode[]> => {
  const problems = problemsOf(route);
  if (route.errors !== 'oauth') return problems;
  const sent = [...problems].flatMap(([status, codes]) =>
    codes.map((code) => ({ code, status: oauthErrorCode(code, status).status })),
  );
  return new Map(
    [...Map.groupBy(sent, ({ status }) => status)].map(([status, all]) => [
      status,
      all.map(({ code }) => code),
    ]),
  );
};

/** Codes in the body of an error: problem codes, or the corresponding errors of RFC 6749. */
const wordsOf = (status: number, codes: readonly ProblemCode[], oauth: boolean): readonly string[] =>
  oauth ? [...new Set(codes.map((code) => oauthErrorCode(code, status).error))] : codes;

const failure = (status: number, codes: readonly ProblemCode[], route: Route): Json => {
  const oauth = route.errors === 'oauth';
  const schema = { $ref: `#/components/schemas/${oauth ? 'OAuthError' : 'Problem'}` };
  const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
  const sent = headers(
    'X-Request-Id',
    ...(status === 429 || status === 503 || codes.includes('IDEMPOTENCY_IN_PROGRESS')
      ? (['Retry-After'] as const)
      : []),
    ...(status === 401 ? (['WWW-Authenticate'] as const) : []),
    ...(status === 415 ? (['Accept', 'Accept-Encoding'] as const) : []),
    ...limited(route),
  );
  return {
    description: `${STATUS_CODES[status] ?? ''}: ${wordsOf(status, codes, oauth)
      .map((word) => `\`${word}\``)
      .join(', ')}.`,
    headers: sent,
    content: oauth
      ? { 'application/json': { schema } }
      : { 'application/problem+json': { schema, examples } },
  };
};

/** Responses sorted by status: successes with their schemas, errors with every code that they can have. */
export const responsesOf = (route: Route, registry: SchemaRegistry): Json => {
  const responses = Object.entries(route.responses).map(([status, reply]): [string, Json] => [
    status,
    success(Number(status), reply, route, registry),
  ]);
  const [whole] = Object.values(route.responses);
  const part: readonly [string, Json][] =
    isRanged(route) && whole
      ? [
          [
            '206',
            {
              description: 'The requested range.',
              headers: headers('X-Request-Id', 'Accept-Ranges', 'Content-Range'),
              content: contentOf(whole, registry),
            },
          ],
        ]
      : [];
  const unchanged: readonly [string, Json][] = isTagged(route)
    ? [['304', { description: 'The resource has not changed.', headers: headers('X-Request-Id', 'ETag') }]]
    : [];
  const failures = [...failuresOf(route)].map(([status, codes]): [string, Json] => [
    String(status),
    failure(status, codes, route),
  ]);
  const all = [...responses, ...part, ...unchanged, ...failures];
  return Object.fromEntries(all.sort(([a], [b]) => Number(a) - Number(b)));
};
