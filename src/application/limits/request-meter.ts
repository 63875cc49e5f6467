import type { PlatformId } from '../../domain/shared/ids.ts';
import type { Clock, Ids, Randomness } from '../../ports/driven/shared/environment.ts';
import type { CountedFlush, CredentialUse, UsageJournal } from '../../ports/driven/usage/usage-journal.ts';
import { isUnavailable } from '../../ports/driven/shared/unavailable.ts';
import { oneAtATime } from '../shared/one-at-a-time.ts';
import {
  countIfFits,
  countedDays,
  requestsOf,
  subtract,
  type Counted,
  type CountedDay,
} from './counted-days.ts';
import { credentialUses, type LatestUse } from './credential-uses.ts';

export type { Counted } from './counted-days.ts';

/** Counts in memory and records in batches: a crash loses only what was counted since the last flush. */
export interface RequestMeter {
  count(platformId: PlatformId, what: Counted): void;
  /** Counts a request if it fits the quota of the day, and returns whether it did. Concurrent calls cannot exceed the quota together. */
  countWithin(platformId: PlatformId, limit: number | null): Promise<boolean>;
  /** Records that a credential was just used. */
  used(credential: Pick<CredentialUse, 'platformId' | 'credentialId'>): void;
  /** Returns today's requests: those in the journal when it was last read, and those not recorded yet. */
  requestsToday(platformId: PlatformId): Promise<number>;
  /**
   * Records everything counted so far. A batch that fails is kept and repeated unchanged first the next time: it may have
   * been recorded although it failed.
   */
  flush(): Promise<void>;
  /** Flushes if the journal is available. Reads then return the known counts. */
  flushIfPossible(): Promise<void>;
}

/** A batch for the journal, and its source. */
interface Batch {
  readonly days: readonly CountedDay[];
  readonly uses: readonly LatestUse[];
  readonly flush: CountedFlush;
}

interface Dependencies {
  readonly journal: UsageJournal;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly ids: Ids;
}

type Days = ReturnType<typeof countedDays>;
type Uses = ReturnType<typeof credentialUses>;

/** Records counts and uses. A batch whose outcome is unknown is repeated under its number, which the journal counts once. */
const recorder = ({ journal, clock, randomness }: Dependencies, days: Days, uses: Uses) => {
  const meterId = randomness.base62(22);
  let batches = 0;
  let pending: Batch | undefined;

  const nextBatch = (): Batch | undefined => {
    const due = { days: days.due(), uses: uses.due() };
    if (due.days.length + due.uses.length === 0) return undefined;
    const counts = due.days.map((counted) => days.additionOf(counted));
    const used = due.uses.map(({ platformId, credentialId, at }) => ({ platformId, credentialId, at }));
    return { ...due, flush: { meterId, number: ++batches, at: clock.now(), counts, uses: used } };
  };

  const record = async (batch: Batch): Promise<void> => {
    pending = batch;
    const totals = await journal.count(batch.flush);
    pending = undefined;
    batch.flush.counts.forEach((recorded, i) => {
      const counted = batch.days[i];
      if (counted) subtract(counted, recorded, totals[i]);
    });
    for (const use of batch.uses) use.isRecorded = true;
  };

  return async (): Promise<void> => {
    if (pending) await record(pending);
    const batch = nextBatch();
    if (batch) await record(batch);
    days.deletePast();
    uses.deletePast();
  };
};

export const requestMeter = (dependencies: Dependencies): RequestMeter => {
  const { journal, clock } = dependencies;
  const days = countedDays(dependencies);
  const uses = credentialUses(clock);
  const flush = oneAtATime(recorder(dependencies, days, uses));

  const knownDay = async (platformId: PlatformId): Promise<CountedDay> => {
    const counted = days.today(platformId);
    if (counted.journal === undefined) {
      const known = await journal.requestsOn(platformId, counted.day);
      counted.journal ??= known;
    }
    return counted;
  };

  return {
    count: (platformId, what) => {
      days.today(platformId)[what] += 1;
    },
    countWithin: async (platformId, limit) =>
      countIfFits(limit === null ? days.today(platformId) : await knownDay(platformId), limit),
    used: uses.note,
    requestsToday: async (platformId) => requestsOf(await knownDay(platformId)),
    flush,
    flushIfPossible: () =>
      flush().catch((error: unknown) => {
        if (!isUnavailable(error)) throw error;
      }),
  };
};
