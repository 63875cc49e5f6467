import { BSON, type Document } from 'mongodb';
import { conditionOf, fieldOf, toDocument } from '../../src/adapters/mongo/kernel/documents.ts';
import type { Collection, Index } from '../../src/adapters/store-kit/collection.ts';
import { analyses, peaks, tracks } from '../../src/adapters/store-kit/collections/catalog.ts';
import { idempotencyRecords, outbox } from '../../src/adapters/store-kit/collections/effects.ts';
import { enrichments } from '../../src/adapters/store-kit/collections/enrichment.ts';
import { licenses } from '../../src/adapters/store-kit/collections/licensing.ts';
import { usageEvents } from '../../src/adapters/store-kit/collections/usage.ts';
import { deliveries } from '../../src/adapters/store-kit/collections/webhooks/webhooks.ts';
import { toPeaksRecord } from '../../src/adapters/store-kit/repositories/catalog/peaks.ts';
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
} from '../../test/support/builders/builders.ts';
import { anEnrichment, aSoundAnalysis } from '../../test/support/builders/sound-builders.ts';
import type { BenchLine } from '../figures.ts';

const uuid = '0b0e6bf6-7dec-41d0-a765-000000000001';
/** With metadata as partners send it. */
const license = aLicense({
  contentId: contentId(10_000_001),
  territories: ['DE', 'AT', 'CH'],
  projectName: 'Autumn campaign, cut 3',
  metadata: { campaign: 'autumn-2026', episode: 12, editor: 'M. Vogel' },
});
const drawn = { sampleRate: 44_100, samplesPerPixel: 4_096, pairs: new Int8Array(2 * 1_292) };

interface Stored {
  readonly name: string;
  readonly collection: Collection<never>;
  readonly document: Document;
}

const stored = <Kind>(name: string, collection: Collection<Kind>, record: Kind): Stored => ({
  name,
  collection: collection,
  document: toDocument(collection, record),
});

const documents: readonly Stored[] = [
  stored('a license', licenses, license),
  stored('an event of a license', outbox, { event: licenseIssued(license, eventId()), waiting: 0 }),
  stored('a delivery of an event', deliveries, afterAttempt(aDelivery(), anAttempt(), noon, 0)),
  stored('an idempotency record', idempotencyRecords, {
    key: `${platformId()} POST /api/v1/licenses ${uuid}`,
    fingerprint: 'f'.repeat(64),
    leaseUntil: noon,
    keepUntil: noon,
    done: { status: 201, resourceId: license.licenseId },
  }),
  stored('a usage event', usageEvents, {
    event: aUsageEvent({ eventId: uuid, contentId: contentId(10_000_001), channel: 'app' }),
    batchId: 'use_01KABCDEFGHJKMNPQRSTVWXYZ0',
  }),
  stored('a track', tracks, aTrack()),
  stored('the peaks of a track', peaks, { trackId: trackId(), ...toPeaksRecord(drawn) }),
  stored('the analysis of a track', analyses, { trackId: trackId(), analysis: aSoundAnalysis() }),
  stored('a request for enrichment', enrichments, anEnrichment()),
];

const bytesOf = (value: unknown): number => (typeof value === 'string' ? value.length + 2 : 9);
/** The location of the document, which ends each key. */
const placeBytes = 5;

/** Returns whether the index contains the document. */
const contains = (index: Index<never>, document: Document): boolean =>
  Object.entries(conditionOf(index)).every(([field, wanted]) =>
    typeof wanted === 'object' ? field in document : document[field] === wanted,
  );

/** Returns the size of the keys without the prefix compression of WiredTiger, whose effect varies. */
const keysOf = ({ collection, document }: Stored): readonly number[] => {
  const own = Object.values(collection.indexes).filter(
    (index) => (index.name !== 'key' || collection.key.length > 1) && contains(index, document),
  );
  return [['_id'], ...own.map(({ on }) => on.map((name) => fieldOf(collection, name)))].map((fields) =>
    fields.reduce((sum, field) => sum + bytesOf(document[field]), placeBytes),
  );
};

/** Measures a document of each kind before compression. */
export function* sizes(): Generator<BenchLine> {
  for (const each of documents) {
    const keys = keysOf(each);
    yield {
      bench: 'storage',
      result: 'size',
      document: each.name,
      bytes: BSON.calculateObjectSize(each.document),
      indexes: keys.length,
      indexKeyBytes: keys.reduce((sum, bytes) => sum + bytes, 0),
    };
  }
}
