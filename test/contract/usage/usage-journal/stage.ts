import { dayMs, dayOf } from '../../../../src/domain/shared/calendar.ts';
import type { UsageEvent } from '../../../../src/domain/usage/usage-event.ts';
import type { Outbox } from '../../../../src/ports/driven/webhooks/outbox.ts';
import type { PlatformRegistry } from '../../../../src/ports/driven/platforms/platform-registry.ts';
import type { IdempotencyStore } from '../../../../src/ports/driven/idempotency/idempotency-store.ts';
import type {
  CountAddition,
  CountedFlush,
  UsageBatch,
  UsageJournal,
} from '../../../../src/ports/driven/usage/usage-journal.ts';
import { noon, platformId } from '../../../support/builders/builders.ts';
import { type ChangesOf, effectsOf } from '../../../support/effects.ts';

export interface JournalView {
  readonly journal: UsageJournal;
  readonly idempotencyStore: IdempotencyStore;
  readonly registry: PlatformRegistry;
  readonly outbox: Outbox;
}

export const november = '2026-11';
export const today = dayOf(noon);
export const empty = { daily: [], byTrack: [], byTerritory: [] };

/** The nth batch, of events in the order of the request. */
export const aBatch = (
  n: number,
  events: readonly UsageEvent[],
  rest: ChangesOf<UsageBatch> = {},
): UsageBatch => ({
  batchId: `batch-${n}`,
  events: events.map((event, index) => ({ index, event })),
  rejected: [],
  ...rest,
  effects: effectsOf(rest.effects),
});

export const requests = (changes: Partial<CountAddition> = {}): CountAddition => ({
  platformId: platformId(),
  day: today,
  requests: 1,
  previews: 0,
  downloads: 0,
  warnings: [],
  ...changes,
});

/** The nth flush of a meter. */
export const aFlush = (
  number: number,
  counts: readonly CountAddition[],
  rest: Partial<CountedFlush> = {},
): CountedFlush => ({ meterId: 'meter-1', number, at: noon, counts, uses: [], ...rest });

const key = 'platform-1 POST /usage-events first';
export const idempotency = { key, status: 201, resourceId: 'batch-1' };
export const begun = (idempotencyStore: IdempotencyStore, now = noon) =>
  idempotencyStore.begin({
    key,
    fingerprint: 'payload-1',
    now,
    leaseUntil: now + 60_000,
    keepUntil: now + dayMs,
  });

/** Plays and impressions of a platform's month. */
export const totals = async (journal: UsageJournal, n = 1) => {
  const { daily } = await journal.month(platformId(n), november);
  const sum = (of: 'plays' | 'impressions') => daily.reduce((total, day) => total + day[of], 0);
  return { plays: sum('plays'), impressions: sum('impressions') };
};
