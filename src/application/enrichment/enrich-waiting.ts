import type { Enrichment, RowOutcome } from '../../domain/enrichment/enrichment.ts';
import { figuresOf } from '../../domain/platforms/platform.ts';
import type { Tiers } from '../../domain/platforms/tier.ts';
import { dayOf } from '../../domain/shared/calendar.ts';
import type { EnrichmentId } from '../../domain/shared/ids.ts';
import type { EnrichmentJobStore } from '../../ports/driven/enrichment-job-store.ts';
import type { Clock, Delay, Ids } from '../../ports/driven/environment.ts';
import type { MediaStore } from '../../ports/driven/media-store.ts';
import type { PlatformRegistry } from '../../ports/driven/platform-registry.ts';
import type { EnrichWaiting } from '../../ports/driving/enrichment.ts';
import { quotaWarnings } from '../limits/quota-warnings.ts';
import { analyzeRow, secondsExceeded, type AnalysisDependencies } from './analyze-row.ts';

interface Dependencies extends AnalysisDependencies {
  readonly mediaStore: Pick<MediaStore, 'describe' | 'borrow' | 'discard'>;
  readonly enrichmentJobs: EnrichmentJobStore;
  readonly registry: Pick<PlatformRegistry, 'find'>;
  readonly tiers: Tiers;
  readonly clock: Clock;
  readonly delay: Delay;
  readonly ids: Ids;
}

/** A row takes minutes at worst: its lease is renewed meanwhile, and runs out soon where nobody renews it. */
const leaseMs = 60_000;
const renewAfterMs = leaseMs / 3;
/** Rows listened to before others have their turn; the last is the one in which the time of the turn ends. */
const rowsInTurn = 4;
const turnMs = 10_000;
/** Requests of one platform worked on at once, in all processes together: each is a row under way. */
const mostOfPlatform = 3;

interface Held {
  readonly enrichmentId: EnrichmentId;
  readonly token: string;
  readonly stopping: AbortSignal;
}

export const enrichWaiting = (dependencies: Dependencies): EnrichWaiting => {
  const { enrichmentJobs, registry, tiers, mediaStore, clock, delay, ids } = dependencies;
  const lease = (token: string) => ({ token, now: clock.now(), until: clock.now() + leaseMs });

  /** What `work` comes to; undefined where it was called off, or somebody else took over. */
  const underLease = async <T>(
    { enrichmentId, token, stopping }: Held,
    work: (calledOff: AbortSignal) => Promise<T>,
  ): Promise<T | undefined> => {
    const lost = new AbortController();
    const calledOff = AbortSignal.any([stopping, lost.signal]);
    let working = true;
    const renewing = async (): Promise<void> => {
      for (;;) {
        await delay.after(renewAfterMs);
        if (!working) return;
        // While the store is away nobody else can claim it either.
        const mine = await enrichmentJobs.renew(enrichmentId, lease(token)).catch(() => true);
        if (!mine) lost.abort();
      }
    };
    void renewing();
    try {
      return await Promise.race([work(calledOff), abortOf(calledOff)]);
    } catch (error) {
      if (calledOff.aborted) return undefined;
      throw error;
    } finally {
      working = false;
    }
  };

  /** Read for every row: a plan may change while a hundred of them are analyzed. */
  const secondsLimit = async ({ platformId }: Enrichment): Promise<number | null> => {
    const found = await registry.find(platformId);
    return found ? figuresOf(found.platform, tiers).enrichSecondsPerDay : 0;
  };

  const serve = async (enrichment: Enrichment, token: string, stopping: AbortSignal): Promise<void> => {
    const { enrichmentId, rows, outcomes } = enrichment;
    const day = dayOf(enrichment.createdAt);
    const waiting = rows
      .map((row, place) => ({ row, place }))
      .filter(({ place }) => outcomes[place] === null);
    const turnEnds = clock.now() + turnMs;
    for (const { row, place } of waiting.slice(0, rowsInTurn)) {
      const limit = await secondsLimit(enrichment);
      const analyzed = await underLease({ enrichmentId, token, stopping }, (calledOff) =>
        analyzeRow(dependencies, { enrichment, row, limit, calledOff }),
      );
      if (!analyzed) return;
      const { outcome, seconds, spentMs } = analyzed;
      const settle = (kept: RowOutcome, capped: boolean) => {
        const now = clock.now();
        const facts = { platformId: enrichment.platformId, period: day, limit, now, ids };
        const warnings = seconds === 0 ? [] : quotaWarnings({ ...facts, quota: 'enrichment_seconds' });
        const charge = { seconds: { day, count: seconds, limit, capped, warnings }, spentMs, at: now };
        return enrichmentJobs.settle(enrichmentId, { place, outcome: kept, charge }, lease(token));
      };
      let settled = await settle(outcome, false);
      // What is left is charged, so that no further row is decoded today to be refused.
      if (settled === 'quota-exceeded') settled = await settle(secondsExceeded(limit), true);
      if (settled !== 'settled') return;
      if (row.audio?.kind === 'upload') await mediaStore.discard(row.audio.key);
      if (clock.now() >= turnEnds) return;
    }
  };

  return async (stopping = new AbortController().signal) => {
    const token = ids.next('lease');
    const claimed = await enrichmentJobs.claim({ ...lease(token), mostOfPlatform });
    if (!claimed) return false;
    try {
      await serve(claimed, token, stopping);
    } finally {
      await enrichmentJobs.release(claimed.enrichmentId, token, clock.now());
    }
    return true;
  };
};

const abortOf = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
