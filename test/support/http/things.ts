import { z } from 'zod';
import { endpoint, route, type Endpoint } from '../../../src/adapters/http/kernel/route.ts';
import { TrackId } from '../../../src/domain/shared/ids.ts';
import { fail } from '../../../src/domain/shared/result.ts';
import { Unavailable } from '../../../src/ports/driven/shared/unavailable.ts';

const thingId = z.string().regex(/^[\w-]{1,64}$/);
const Thing = z
  .object({ thingId: z.string(), note: z.string(), points: z.int() })
  .meta({ id: 'Thing', description: 'A thing.' });
const platform = { kind: 'platform', anyOf: ['tracks:read'] } as const;
const common = { summary: 'Something', tags: ['Things'], problems: [] } as const;

const readThing = route({
  ...common,
  operation: 'readThing',
  method: 'GET',
  path: '/things/{thingId}',
  access: platform,
  params: z.strictObject({ thingId }),
  query: z.strictObject({
    points: z.int().min(1).max(10).default(3),
    loud: z.boolean().optional(),
    mood: z.array(z.string().min(1)).max(5).optional(),
    q: z.string().optional(),
  }),
  responses: { 200: { description: 'It.', schema: Thing } },
  problems: ['TRACK_NOT_FOUND'],
});

const makeThing = route({
  ...common,
  operation: 'makeThing',
  method: 'POST',
  path: '/things',
  access: { kind: 'platform', anyOf: ['licenses:write'] },
  idempotent: true,
  body: {
    schema: z.strictObject({
      note: z.string().min(1).max(20_000),
      tags: z.array(z.strictObject({ name: z.string(), weight: z.number().optional() })).optional(),
      extra: z.record(z.string(), z.json()).optional(),
    }),
    example: { note: 'calm' },
    limit: 64 * 1024,
  },
  responses: { 201: { description: 'Made.', schema: Thing } },
  problems: ['SLUG_TAKEN'],
});

const dropThing = route({
  ...common,
  operation: 'dropThing',
  method: 'DELETE',
  path: '/things/{thingId}',
  access: { kind: 'platform', anyOf: ['partners:enrich'] },
  params: z.strictObject({ thingId }),
  responses: { 204: { description: 'Gone.' } },
});

const token = route({
  ...common,
  operation: 'token',
  method: 'POST',
  path: '/oauth/token',
  access: { kind: 'public', limit: 'token' },
  errors: 'oauth',
  headers: z.object({ authorization: z.string().optional() }),
  body: {
    schema: z.object({ grant_type: z.string(), client_secret: z.string().optional() }),
    accepts: 'json-or-form',
    example: { grant_type: 'client_credentials' },
  },
  responses: { 200: { description: 'It.', schema: z.object({ access_token: z.string() }) } },
  problems: ['INVALID_CLIENT'],
});

const feed = route({
  ...common,
  operation: 'feed',
  method: 'GET',
  path: '/feed',
  access: { kind: 'public' },
  gzip: true,
  responses: {
    200: {
      description: 'All.',
      schema: z.object({ lines: z.array(z.string()) }),
      media: ['application/x-ndjson'],
    },
  },
});

const file = route({
  ...common,
  operation: 'file',
  method: 'GET',
  path: '/files/{name}',
  access: { kind: 'public' },
  cors: 'any',
  cacheControl: 'private, no-store',
  params: z.strictObject({ name: z.string() }),
  responses: { 200: { description: 'Bytes.', media: ['audio/*'] } },
});

const stumble = route({
  ...common,
  operation: 'stumble',
  method: 'GET',
  path: '/stumbles/{how}',
  access: { kind: 'public' },
  params: z.strictObject({ how: z.enum(['bug', 'outage', 'midway', 'slowly']) }),
  responses: { 200: { description: 'Never.', schema: z.object({ ok: z.boolean() }), media: ['text/plain'] } },
});

export const bytes = Uint8Array.from({ length: 100_000 }, (_, i) => i % 251);
const inPieces = async function* (from: Uint8Array) {
  for (let i = 0; i < from.length; i += 16_384) yield from.subarray(i, i + 16_384);
};
const lines = Array.from({ length: 300 }, (_, i) => `{"line":${i}}`);

interface Hooks {
  /** The handler of `slowly` waits for this promise before it responds. */
  readonly release?: Promise<unknown>;
  /** Called when the handler of `slowly` begins. */
  readonly reach?: () => void;
  readonly receive?: (key: string, status: number, resourceId: string) => void;
}

/** Endpoints that use every feature of the kernel, without use cases. */
export const things = (hooks: () => Hooks = () => ({})): readonly Endpoint[] => [
  endpoint(readThing, async ({ params, query }) =>
    params.thingId === 'missing'
      ? fail({ kind: 'track-not-found', trackId: TrackId(params.thingId) })
      : {
          status: 200,
          body: { thingId: params.thingId, note: JSON.stringify(query), points: query.points },
        },
  ),
  endpoint(
    makeThing,
    async ({ body, idempotencyKey }) => {
      if (body.note === 'taken') return fail({ kind: 'slug-taken', slug: body.note });
      if (body.note === 'bug') throw new Error('no such luck');
      if (idempotencyKey) hooks().receive?.(idempotencyKey.key, 201, body.note.slice(0, 20));
      return { status: 201, body: { thingId: 'new', note: body.note, points: body.tags?.length ?? 0 } };
    },
    async (_request, { resourceId }) => ({
      status: 201,
      body: { thingId: 'again', note: resourceId, points: 0 },
    }),
  ),
  endpoint(dropThing, async () => ({ status: 204, empty: true })),
  endpoint(token, async ({ body, headers }) =>
    body.grant_type !== 'client_credentials'
      ? fail({ kind: 'grant-type-unsupported', given: body.grant_type })
      : body.client_secret === undefined && headers.authorization === undefined
        ? fail({ kind: 'invalid-client' })
        : { status: 200, body: { access_token: 'abc' }, headers: { pragma: 'no-cache' } },
  ),
  endpoint(feed, async ({ mediaType }) =>
    mediaType === 'application/json'
      ? { status: 200, body: { lines } }
      : { status: 200, mediaType, bytes: inPieces(Buffer.from(`${lines.join('\n')}\n`)), etag: 'feed-7' },
  ),
  endpoint(file, async ({ params }) => ({
    status: 200,
    mediaType: 'audio/mpeg',
    etag: 'abc',
    file: {
      sizeBytes: bytes.length,
      read: async (range) =>
        params.name === 'gone.mp3'
          ? undefined
          : inPieces(range ? bytes.subarray(range.first, range.last + 1) : bytes),
    },
  })),
  endpoint(stumble, async ({ params }) => {
    if (params.how === 'outage') throw new Unavailable('the disk is full');
    if (params.how === 'bug') throw new Error('a secret detail');
    if (params.how === 'slowly') {
      const { reach, release } = hooks();
      reach?.();
      await release;
      return { status: 200, body: { ok: true } };
    }
    const midway = async function* () {
      yield Buffer.from('half');
      throw new Error('the other half is lost');
    };
    return { status: 200, mediaType: 'text/plain', bytes: midway() };
  }),
];
