import { z } from 'zod';
import { endpoint, route } from '../../../../../src/adapters/http/kernel/route.ts';
import { TrackId } from '../../../../../src/domain/shared/ids.ts';
import { fail } from '../../../../../src/domain/shared/result.ts';

const TrackView = z.object({ trackId: z.string(), moods: z.array(z.string()) });

const readTrack = route({
  operation: 'readTrack',
  method: 'GET',
  path: '/tracks/{trackId}',
  access: { kind: 'platform', anyOf: ['tracks:read'] },
  summary: 'Retrieve a track',
  tags: ['Catalog'],
  params: z.strictObject({ trackId: z.string() }),
  query: z.strictObject({ points: z.int().default(100) }),
  responses: { 200: { description: 'The track.', schema: TrackView } },
  problems: ['TRACK_NOT_FOUND'],
});

const issue = route({
  operation: 'issue',
  method: 'POST',
  path: '/licenses',
  access: { kind: 'public', limit: 'token' },
  summary: 'Issue',
  tags: [],
  idempotent: true,
  body: { schema: z.strictObject({ name: z.string() }), example: { name: 'a' } },
  responses: { 201: { description: 'Made.', schema: z.object({ name: z.string() }) } },
  problems: [],
});

const moods: readonly string[] = ['calm'];

describe('a route', () => {
  it('types the handler by its input, replies and failures', () => {
    const bound = endpoint(readTrack, async ({ params, query, caller }) =>
      query.points > 1
        ? { status: 200, body: { trackId: params.trackId + caller.platform.slug, moods } }
        : fail({ kind: 'track-not-found', trackId: TrackId(params.trackId) }),
    );
    // @ts-expect-error the route answers no 201
    endpoint(readTrack, async () => ({ status: 201, body: { trackId: 'a', moods } }));
    // @ts-expect-error the body lacks a member
    endpoint(readTrack, async () => ({ status: 200, body: { trackId: 'a' } }));
    // @ts-expect-error the route does not name LICENSE_NOT_FOUND
    endpoint(readTrack, async () => fail({ kind: 'license-not-found' }));
    // @ts-expect-error the route takes no body
    endpoint(readTrack, async ({ body: { name } }) => ({
      status: 200,
      body: { trackId: String(name), moods },
    }));
    expect(bound.route.operation).toBe('readTrack');
  });

  it('requires a replay function if it accepts an Idempotency-Key', () => {
    const once = endpoint(
      issue,
      async ({ body, idempotencyKey: key }) => ({
        status: 201,
        body: { name: body.name + (key?.key ?? '') },
      }),
      async (_request, { resourceId }) => ({ status: 201, body: { name: resourceId } }),
    );
    // @ts-expect-error nothing says how a first outcome is shown again
    endpoint(issue, async ({ body }) => ({ status: 201, body }));
    expect(once.replay).toBeDefined();
  });
});
