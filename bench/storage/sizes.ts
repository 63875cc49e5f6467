import { BSON, type Document } from 'mongodb';
import { documentsOf, toRowDocument } from '../../src/adapters/mongo/enrichment-documents.ts';
import { toDocument as deliveryDocument } from '../../src/adapters/mongo/event-deliveries.ts';
import { toDocument as licenseDocument } from '../../src/adapters/mongo/license-document.ts';
import { toDocument as eventDocument } from '../../src/adapters/mongo/outbox.ts';
import { plan, type CollectionName } from '../../src/adapters/mongo/schema/index.ts';
import { toDocument as trackDocument } from '../../src/adapters/mongo/track-document.ts';
import { toPeaksDocument } from '../../src/adapters/mongo/track-library.ts';
import { toDocument as usageDocument } from '../../src/adapters/mongo/usage-document.ts';
import { places } from '../../src/adapters/mongo/usage-sums.ts';
import { licenseIssued } from '../../src/domain/licensing/events.ts';
import { afterAttempt } from '../../src/domain/webhooks/delivery.ts';
import {
  aDelivery,
  aLicense,
  anAttempt,
  aTrack,
  aUsageEvent,
  contentId,
  eventId,
  noon,
  platformId,
  trackId,
} from '../../test/support/builders.ts';
import {
  anAnalyzed,
  anEnrichment,
  anEnrichmentRow,
  aSoundAnalysis,
  enrichmentId,
} from '../../test/support/sound-builders.ts';
import type { BenchLine } from '../figures.ts';

const uuid = '0b0e6bf6-7dec-41d0-a765-000000000001';
/** With what partners send along. */
const license = aLicense({
  contentId: contentId(10_000_001),
  territories: ['DE', 'AT', 'CH'],
  projectName: 'Autumn campaign, cut 3',
  metadata: { campaign: 'autumn-2026', episode: 12, editor: 'M. Vogel' },
});
const usage = aUsageEvent({ eventId: uuid, contentId: contentId(10_000_001), channel: 'app' });
const use = { plays: 123_456, impressions: 1_234_567 };
const month = '2026-11';

const documents: readonly (readonly [string, CollectionName, Document])[] = [
  ['a license', 'licenses', licenseDocument(license)],
  ['an event of a license', 'outbox', eventDocument(licenseIssued(license, eventId()), false)],
  [
    'a delivery of an event',
    'event_deliveries',
    deliveryDocument(afterAttempt(aDelivery(), anAttempt(), noon, 0)),
  ],
  [
    'a receipt',
    'receipts',
    {
      _id: `${platformId()} POST /api/v1/licenses ${uuid}`,
      fingerprint: 'f'.repeat(64),
      leaseUntil: noon,
      keepUntil: noon,
      status: 201,
      resourceId: license.licenseId,
    },
  ],
  ['a usage event', 'usage_events', usageDocument(usage, 'use_01KABCDEFGHJKMNPQRSTVWXYZ0')],
  ['a sum of a day', 'usage_sums', { _id: places.day(platformId(), '2026-11-21'), ...use }],
  [
    'a sum of a track',
    'usage_sums',
    {
      _id: places.track(platformId(), month, trackId()),
      ...{ platformId: platformId(), month, trackId: trackId(), ...use },
    },
  ],
  [
    'plays of a track on a day',
    'usage_sums',
    { _id: places.plays(platformId(), '2026-11-21', trackId()), ...use },
  ],
  ['a track', 'tracks', trackDocument(aTrack())],
  [
    'the peaks of a track',
    'peaks',
    toPeaksDocument(trackId(), {
      sampleRate: 44_100,
      samplesPerPixel: 4_096,
      pairs: new Int8Array(2 * 1_292),
    }),
  ],
  ['what was heard of a track', 'analyses', { _id: trackId(), analysis: aSoundAnalysis() }],
  ['a request for enrichment', 'enrichments', documentsOf(anEnrichment()).request],
  [
    'a row of a request, heard',
    'enrichment_rows',
    toRowDocument({
      enrichmentId: enrichmentId(),
      place: 0,
      row: anEnrichmentRow(),
      outcome: anAnalyzed(),
    }),
  ],
];

const bytesOf = (value: unknown): number => (typeof value === 'string' ? value.length + 2 : 9);
/** A key ends with where its document is. */
const placeBytes = 5;

/** Whether a value meets the condition of a partial index: equality, `$exists` or one comparison. */
const meets = (value: unknown, wanted: unknown): boolean => {
  if (typeof wanted !== 'object' || wanted === null) return value === wanted;
  const { $gt, $lt } = wanted as { readonly $gt?: string; readonly $lt?: number };
  if (value == null) return false;
  if ($gt !== undefined) return typeof value === 'string' && value > $gt;
  return $lt === undefined || Number(value) < $lt;
};

/** Of the keys alone, each written out whole: how much of them WiredTiger's compression of prefixes saves depends. */
const keysOf = (name: CollectionName, document: Document): readonly number[] => {
  const { indexes } = plan[name];
  const within = indexes.filter(({ partialFilterExpression = {} }) =>
    Object.entries(partialFilterExpression).every(([member, wanted]) => meets(document[member], wanted)),
  );
  return [{ key: { _id: 1 } }, ...within].map(({ key }) =>
    Object.keys(key).reduce((sum, member) => sum + bytesOf(document[member]), placeBytes),
  );
};

/** What a document of each kind takes, before anything is compressed. */
export function* sizes(): Generator<BenchLine> {
  for (const [document, collection, content] of documents) {
    const keys = keysOf(collection, content);
    yield {
      bench: 'storage',
      result: 'size',
      document,
      bytes: BSON.calculateObjectSize(content),
      indexes: keys.length,
      indexKeyBytes: keys.reduce((sum, bytes) => sum + bytes, 0),
    };
  }
}
