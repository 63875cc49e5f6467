import type { Enrichment, RowOutcome } from '../../domain/enrichment/enrichment.ts';
import { figuresOf } from '../../domain/platforms/platform.ts';
import type { Tiers } from '../../domain/platforms/tier.ts';
import { dayOf } from '../../domain/shared/calendar.ts';
import type { EnrichmentId } from '../../domain/shared/ids.ts';
import type { Lease } from '../../domain/shared/claims/lease.ts';
import type { EnrichmentJobStore } from '../../ports/driven/enrichment/enrichment-job-store.ts';
import type { Clock, Delay, Ids } from '../../ports/driven/shared/environment.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { EnrichWaiting } from '../../ports/driving/enrichment.ts';
import { quotaWarnings } from '../limits/quota-warnings.ts';
import { leaseOf, underLease, type Leased } from '../shared/under-lease.ts';
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

/** A request that this process works on. */
interface Claimed extends Leased {
  readonly enrichmentId: EnrichmentId;
}

/** Rows analyzed before others have their turn; the last is the one in which the time of the turn ends. */
const rowsInTurn = 4;
const turnMs = 10_000;
/** Requests of one platform processed at a time, in all processes together: each is a row under way. */
const maxOfPlatform = 3;

/** Read for every row: a plan may change while a hundred of them are analyzed. */
const secondsLimit = async (
  { registry, tiers }: Dependencies,
  { platformId }: Enrichment,
): Promise<number | null> => {
  const found = await registry.find(platformId);
  return found ? figuresOf(found.platform, tiers).enrichSecondsPerDay : 0;
};

/** The outcome of one row, and what it is charged for. */
interface Charged {
  readonly place: number;
  readonly outcome: RowOutcome;
  readonly limit: number | null;
  readonly seconds: number;
  readonly spentMs: number;
  readonly capped: boolean;
}

/** Records the outcome of a row and charges its seconds to the quota of the day. */
const settle = (
  { enrichmentJobs, clock, ids }: Dependencies,
  { enrichmentId, platformId, createdAt }: Enrichment,
  { place, outcome, limit, seconds, spentMs, capped }: Charged,
  token: string,
) => {
  const [now, day] = [clock.now(), dayOf(createdAt)];
  const facts = { platformId, period: day, limit, now, ids };
  const warnings = seconds === 0 ? [] : quotaWarnings({ ...facts, quota: 'enrichment_seconds' });
  const charge = { seconds: { day, count: seconds, limit, capped, warnings }, spentMs, at: now };
  return enrichmentJobs.settle(enrichmentId, { place, outcome, charge }, leaseOf(clock, token));
};

/** Analyzes one row and records its outcome. False when the request was lost to another process. */
const serveRow = async (
  dependencies: Dependencies,
  enrichment: Enrichment,
  place: number,
  claimed: Claimed,
): Promise<boolean> => {
  const row = enrichment.rows[place];
  if (!row) return true;
  const limit = await secondsLimit(dependencies, enrichment);
  const { enrichmentJobs } = dependencies;
  const renew = (lease: Lease) => enrichmentJobs.renew(claimed.enrichmentId, lease);
  const analyzed = await underLease({ ...dependencies, renew }, claimed, (canceled) =>
    analyzeRow(dependencies, { enrichment, row, limit, canceled }),
  );
  if (!analyzed) return false;
  const { outcome, ...spent } = analyzed;
  const charged = { place, limit, ...spent, outcome, capped: false };
  let settled = await settle(dependencies, enrichment, charged, claimed.token);
  // Charges what is left, so that no further row is decoded today only to be rejected.
  if (settled === 'quota-exceeded') {
    const exceeded = { ...charged, outcome: secondsExceeded(limit), capped: true };
    settled = await settle(dependencies, enrichment, exceeded, claimed.token);
  }
  if (settled !== 'settled') return false;
  if (row.audio?.kind === 'upload') await dependencies.mediaStore.discard(row.audio.key);
  return true;
};

/** Serves some rows of a request, until its turn is over. */
const serve = async (dependencies: Dependencies, enrichment: Enrichment, claimed: Claimed): Promise<void> => {
  const { clock } = dependencies;
  const waiting = [...enrichment.rows.keys()].filter((place) => enrichment.outcomes[place] === null);
  const turnEnds = clock.now() + turnMs;
  for (const place of waiting.slice(0, rowsInTurn)) {
    if (!(await serveRow(dependencies, enrichment, place, claimed))) return;
    if (clock.now() >= turnEnds) return;
  }
};

export const enrichWaiting = (dependencies: Dependencies): EnrichWaiting => {
  const { enrichmentJobs, clock, ids } = dependencies;
  return async (stopping = new AbortController().signal) => {
    const token = ids.next('lease');
    const claimed = await enrichmentJobs.claim({ ...leaseOf(clock, token), maxOfPlatform });
    if (!claimed) return false;
    try {
      await serve(dependencies, claimed, { enrichmentId: claimed.enrichmentId, token, stopping });
    } finally {
      await enrichmentJobs.release(claimed.enrichmentId, token, clock.now());
    }
    return true;
  };
};
