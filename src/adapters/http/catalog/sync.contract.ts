import { z } from 'zod';
import { takedownReasons } from '../../../domain/catalog/track.ts';
import * as field from '../vocabulary/fields.ts';
import { limit } from '../vocabulary/parameters.ts';
import { route } from '../kernel/route.ts';
import { exampleTrack } from './catalog.examples.ts';
import { Track } from './track.contract.ts';

const ndjson = 'application/x-ndjson';

const place = {
  catalogVersion: z
    .int()
    .positive()
    .meta({ description: 'Catalog version of the change. Increases along the feed.', examples: [417] }),
  trackId: field.trackId,
};

const Upsert = z.object({
  op: z.literal('upsert').meta({ description: 'The track was added or changed.' }),
  ...place,
  track: Track,
});

const Withdrawn = z.object({
  op: z.literal('takedown').meta({ description: 'The track was taken down.' }),
  ...place,
  takedown: z
    .object({
      reason: z.enum(takedownReasons).meta({
        description:
          'The reason for the takedown. `compliance` of each license says what it means for published content.',
      }),
      effectiveAt: field.timestampOut('When the takedown took effect.', field.examples.before),
    })
    .meta({ description: 'The takedown.' }),
});

export const SyncItem = z
  .discriminatedUnion('op', [Upsert, Withdrawn])
  .meta({ id: 'SyncItem', description: 'The latest change of a track.' });

const asOf = field.timestampOut('When the feed was read.');
const nextCursor = z.string().meta({
  description:
    'Send it as `cursor` in the next request: immediately if `hasMore` is true, otherwise at your next synchronization.',
  examples: ['s1.417'],
});
const hasMore = z.boolean().meta({ description: 'Whether more changes are available now.' });

export const SyncPage = z
  .object({
    items: z.array(SyncItem).meta({ description: 'Changes, the oldest first.' }),
    nextCursor,
    hasMore,
    asOf,
  })
  .meta({ id: 'SyncPage', description: 'A page of catalog changes.' });

/** A line between pages of the streamed feed, and its last line. */
export const SyncCheckpoint = z
  .object({ op: z.literal('checkpoint'), nextCursor, hasMore, asOf })
  .meta({ id: 'SyncCheckpoint', description: 'The position in the streamed feed.' });

export const syncCatalog = route({
  operation: 'syncCatalog',
  method: 'GET',
  path: '/api/v1/catalog/sync',
  access: { kind: 'platform', anyOf: ['tracks:read'] },
  summary: 'Sync the catalog',
  description:
    'Returns changes of the catalog, the oldest first: all tracks without a cursor, or what changed since your last request with one. Store `nextCursor` for your next request. A cursor expires only if it is older than the takedowns that the feed lists, which is 180 days. ' +
    `With \`Accept: ${ndjson}\` the rest of the feed is streamed, one item per line. After every \`limit\` items, a line \`{"op":"checkpoint","nextCursor",…}\` has the cursor from which you can resume an interrupted stream. A checkpoint with \`"hasMore":false\` ends the stream.`,
  tags: ['Catalog'],
  query: z.strictObject({
    cursor: z
      .string()
      .min(1)
      .max(64)
      .meta({ description: 'The `nextCursor` of an earlier response.', examples: ['s1.417'] })
      .exactOptional(),
    updatedSince: field
      .since('Returns tracks that changed at or after this time.', field.examples.before)
      .exactOptional(),
    limit: limit({ max: 1000, default: 500 }),
  }),
  responses: {
    200: {
      description: 'A page of changes.',
      schema: SyncPage,
      media: [ndjson],
      example: {
        items: [
          { op: 'upsert', catalogVersion: 417, trackId: exampleTrack.trackId, track: exampleTrack },
          {
            op: 'takedown',
            catalogVersion: 418,
            trackId: 'trk_01J9ZC4V7X0A1B2C3D4E5F6G7H',
            takedown: { reason: 'withdrawn', effectiveAt: field.examples.before },
          },
        ],
        nextCursor: 's1.418',
        hasMore: false,
        asOf: field.examples.now,
      },
    },
  },
  problems: ['CURSOR_INVALID', 'CURSOR_EXPIRED'],
  gzip: true,
});
export { ndjson };
