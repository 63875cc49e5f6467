import type { Enrichment, RowOutcome } from '../../../domain/enrichment/enrichment.ts';
import type { Spent } from '../../../domain/enrichment/worker-time.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { EnrichmentId, PlatformId } from '../../../domain/shared/ids.ts';
import { collection, counter } from '../collection.ts';
import { derived, text, whole } from '../members.ts';

/** Requests as they were opened; they never change. */
export const enrichments = collection<Enrichment>()('enrichments', {
  key: ['enrichmentId'],
  members: { enrichmentId: text, keepUntil: whole },
  indexes: { byEnd: { on: ['keepUntil', 'enrichmentId'] } },
});

/**
 * A request with rows without an outcome. The lease is part of it because the leases of a platform are
 * counted.
 */
export interface EnrichmentWork {
  readonly enrichmentId: EnrichmentId;
  readonly platformId: PlatformId;
  /** The places of these rows. */
  readonly open: readonly number[];
  readonly uploadBytes: number;
  readonly waitingSince: Instant;
  readonly token?: string;
  /** When the lease ends, or a time in the past if there is none. */
  readonly leaseUntil: Instant;
}

export const enrichmentWork = collection<EnrichmentWork>()('enrichment_work', {
  key: ['enrichmentId'],
  members: { enrichmentId: text, platformId: text, waitingSince: whole, leaseUntil: whole },
  indexes: {
    ofPlatform: { on: ['platformId', 'waitingSince', 'enrichmentId'] },
    leasesOfPlatform: { on: ['platformId', 'leaseUntil', 'enrichmentId'] },
    byWait: { on: ['waitingSince', 'enrichmentId'] },
  },
});

export interface EnrichmentOutcome {
  readonly enrichmentId: EnrichmentId;
  readonly place: number;
  readonly outcome: RowOutcome;
}

/** Outcomes that were found after the request was opened. */
export const enrichmentOutcomes = collection<EnrichmentOutcome>()('enrichment_outcomes', {
  key: ['enrichmentId', 'place'],
  members: { enrichmentId: text, place: whole },
});

export const enrichmentDays = counter('enrichment_days', {
  key: { platformId: text, day: text },
  counts: ['rows', 'seconds'],
});

/** Bytes of uploads that wait: for each platform, and in all under the empty ID. */
export const enrichmentUploads = counter('enrichment_uploads', {
  key: { platformId: text },
  counts: ['bytes'],
});
export const ofAll = '';

export interface EnrichmentTurn {
  readonly platformId: PlatformId;
  /** The worker time. */
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
