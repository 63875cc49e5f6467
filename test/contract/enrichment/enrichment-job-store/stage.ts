import type { Enrichment } from '../../../../src/domain/enrichment/enrichment.ts';
import type {
  EnrichmentJobStore,
  EnrichmentClaim,
  EnrichmentOpening,
  RowCharge,
} from '../../../../src/ports/driven/enrichment/enrichment-job-store.ts';
import type { Outbox } from '../../../../src/ports/driven/webhooks/outbox.ts';
import type { IdempotencyStore } from '../../../../src/ports/driven/idempotency/idempotency-store.ts';
import { noon } from '../../../support/builders/builders.ts';
import { type ChangesOf, effectsOf } from '../../../support/effects.ts';

export interface EnrichmentView {
  readonly enrichmentJobs: EnrichmentJobStore;
  readonly idempotencyStore: IdempotencyStore;
  readonly outbox: Outbox;
}

export const day = '2026-11-21';
export const minute = 60_000;

const boundless = { ofPlatform: Number.MAX_SAFE_INTEGER, inAll: Number.MAX_SAFE_INTEGER };

export const anOpening = (
  enrichment: Enrichment,
  limit: number | null = null,
  rest: ChangesOf<EnrichmentOpening> = {},
): EnrichmentOpening => ({
  enrichment,
  quota: { day, limit, warnings: [] },
  uploads: boundless,
  ...rest,
  effects: effectsOf(rest.effects),
});

/** A lease of a minute, of as many as a platform likes. */
export const aLease = (token: string, now = noon, maxOfPlatform = 100): EnrichmentClaim => ({
  token,
  now,
  until: now + minute,
  maxOfPlatform,
});

/** Seconds of sound against the limit of a day, and no time of a worker. */
export const aCharge = (count: number, limit: number | null = null): RowCharge => ({
  seconds: { day, count, limit, warnings: [] },
  spentMs: 0,
  at: noon,
});

export const opened = async (
  { enrichmentJobs }: EnrichmentView,
  ...all: readonly Enrichment[]
): Promise<void> => {
  for (const enrichment of all) expect(await enrichmentJobs.open(anOpening(enrichment))).toBe('opened');
};

/** The mark of a request that runs under a key. */
export const mark = (key: string) => ({
  key,
  fingerprint: 'payload',
  ...{ now: noon, leaseUntil: noon + minute, keepUntil: noon + 24 * 60 * minute },
});
