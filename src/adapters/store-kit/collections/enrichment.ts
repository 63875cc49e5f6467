import type { Enrichment, RowOutcome } from '../../../domain/enrichment/enrichment.ts';
import type { Spent } from '../../../domain/enrichment/turns.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { EnrichmentId, PlatformId } from '../../../domain/shared/ids.ts';
import { collection, counter } from '../collection.ts';
import { derived, text, whole } from '../members.ts';

/** Requests as they were opened. Nothing in them changes. */
export const enrichments = collection<Enrichment>()('enrichments', {
  key: ['enrichmentId'],
  members: { enrichmentId: text, keepUntil: whole },
  indexes: { byEnd: { on: ['keepUntil', 'enrichmentId'] } },
});

/** A request that has rows without an outcome. The lease is a part of it: a platform's leases are counted. */
export interface EnrichmentWork {
  readonly enrichmentId: EnrichmentId;
  readonly platformId: PlatformId;
  /** Places of these rows. */
  readonly open: readonly number[];
  readonly uploadBytes: number;
  readonly waitingSince: Instant;
  readonly token?: string;
  /** In the past if nobody has leased it. */
  readonly leaseUntil: Instant;
}

export const enrichmentWork = collection<EnrichmentWork>()('enrichment_work', {
  key: ['enrichmentId'],
  members: { enrichmentId: text, platformId: text, waitingSince: whole, leaseUntil: whole },
  indexes: {
    ofPlatform: { on: ['platformId', 'waitingSince', 'enrichmentId'] },
    leasesOfPlatform: { on: ['platformId', 'leaseUntil', 'enrichmentId'] },
  },
});

export interface EnrichmentOutcome {
  readonly enrichmentId: EnrichmentId;
  readonly place: number;
  readonly outcome: RowOutcome;
}

/** Outcomes that were found after the opening. */
export const enrichmentOutcomes = collection<EnrichmentOutcome>()('enrichment_outcomes', {
  key: ['enrichmentId', 'place'],
  members: { enrichmentId: text, place: whole },
});

export const enrichmentDays = counter('enrichment_days', {
  key: { platformId: text, day: text },
  counts: ['rows', 'seconds'],
});

/** Bytes of uploads that wait: of each platform, and of all under the empty id. */
export const enrichmentUploads = counter('enrichment_uploads', {
  key: { platformId: text },
  counts: ['bytes'],
});
export const ofAll = '';

export interface EnrichmentTurn {
  readonly platformId: PlatformId;
  /** Worker time. */
  readonly spent: Spent;
}

export const enrichmentTurns = collection<EnrichmentTurn>()('enrichment_turns', {
  key: ['platformId'],
  members: { platformId: text, spentAt: derived(whole, 1, ({ spent }: EnrichmentTurn) => spent.at) },
  indexes: { bySpentAt: { on: ['spentAt', 'platformId'] } },
});

export const enrichmentCollections = [
  enrichments,
  enrichmentWork,
  enrichmentOutcomes,
  enrichmentDays,
  enrichmentUploads,
  enrichmentTurns,
];
