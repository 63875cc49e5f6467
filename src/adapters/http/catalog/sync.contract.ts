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
    .meta({ description: 'Number of the change; grows along the feed.', examples: [417] }),
  trackId: field.trackId,
};

const Upsert = z.object({
  op: z.literal('upsert').meta({ description: 'The track is new or changed.' }),
  ...place,
  track: Track,
});

const Withdrawn = z.object({
  op: z.literal('takedown').meta({ description: 'The track was taken down.' }),
  ...place,
  takedown: z
    .object({
      reason: z
        .enum(takedownReasons)
        .meta({ description: 'Each license says in `compliance` what this means for published content.' }),
      effectiveAt: field.timestampOut('Since when.', field.examples.before),
    })
    .meta({ description: 'Why and since when.' }),
});

export const SyncItem = z
  .discriminatedUnion('op', [Upsert, Withdrawn])
  .meta({ id: 'SyncItem', description: 'One change of the catalog; the latest of its track.' });

const asOf = field.timestampOut('When the feed was read.');
const nextCursor = z.string().meta({
  description: 'Where the next call begins: right away while `hasMore`, else whenever you like.',
  examples: ['s1.417'],
});
const hasMore = z.boolean().meta({ description: 'Whether changes are waiting already.' });

export const SyncPage = z
  .object({
    items: z.array(SyncItem).meta({ description: 'Changes, oldest first.' }),
    nextCursor,
    hasMore,
    asOf,
  })
  .meta({ id: 'SyncPage', description: 'A stretch of the feed of catalog changes.' });

/** The line between stretches of the streamed feed, and its last one. */
export const SyncCheckpoint = z
  .object({ op: z.literal('checkpoint'), nextCursor, hasMore, asOf })
  .meta({ id: 'SyncCheckpoint', description: 'How far the streamed feed has come.' });

export const syncCatalog = route({
  operation: 'syncCatalog',
  method: 'GET',
  path: '/api/v1/catalog/sync',
  access: { kind: 'platform', anyOf: ['tracks:read'] },
  summary: 'Follow the catalog',
  description:
    'The catalog as a feed: without a cursor from the beginning, with one from where you stopped. Keep `nextCursor`; it never ends, but for takedowns older than 180 days. ' +
    `With \`Accept: ${ndjson}\` the rest of the feed is streamed whole, one item a line; after every \`limit\` items a line \`{"op":"checkpoint","nextCursor",…}\` says from where a broken stream may be taken up, and a checkpoint with \`"hasMore":false\` ends it.`,
  tags: ['Catalog'],
  query: z.strictObject({
    cursor: z
      .string()
      .min(1)
      .max(64)
      .meta({ description: 'The `nextCursor` of an earlier call.', examples: ['s1.417'] })
      .exactOptional(),
    updatedSince: field.since('Leaves out what last changed earlier.', field.examples.before).exactOptional(),
    limit: limit({ most: 1000, usual: 500 }),
  }),
  replies: {
    200: {
      description: 'The next changes.',
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
