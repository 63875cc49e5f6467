import type { Day, Instant } from '../../../../domain/shared/calendar.ts';
import type { CredentialId, PlatformId } from '../../../../domain/shared/ids.ts';
import {
  countName,
  isNextFlush,
  mergedCounts,
  silentMeterKeptMs,
  warningsOf,
} from '../../../../domain/usage/request-counts.ts';
import type { CountedFlush, CredentialUse } from '../../../../ports/driven/usage/usage-journal.ts';
import { platforms } from '../../collections/platforms.ts';
import { credentialUses, credentialUsesLock, meters, requestCounts } from '../../collections/usage.ts';
import type { Kernel } from '../../kernel.ts';
import {
  add,
  all,
  exclusive,
  get,
  insert,
  page,
  program,
  remove,
  replace,
  type Steps,
} from '../../program.ts';
import { conclude } from '../shared/conclude.ts';
import { walk } from '../shared/index-walk.ts';

/** The number of inactive meters that one flush deletes at most. */
const portion = 250;

/** Deletes meters that have been inactive for long; returns their names. */
function* deleteSilent(now: number): Steps<ReadonlySet<string>> {
  const range = { until: now - silentMeterKeptMs - 1, limit: portion };
  const [silent] = yield* all(page(meters.indexes.byTime, range));
  yield* all(...silent.map(({ meterId, at }) => remove(meters, [meterId], { at })));
  return new Set(silent.map(({ meterId }) => meterId));
}

/** Returns the latest use of each credential of a flush. */
const latestOf = (uses: readonly CredentialUse[]): readonly CredentialUse[] => {
  const latest = new Map<string, CredentialUse>();
  for (const use of uses) {
    const name = `${use.platformId}/${use.credentialId}`;
    const before = latest.get(name);
    if (!before || before.at < use.at) latest.set(name, use);
  }
  return [...latest.values()];
};

/** Stores the latest use of each credential that its platform still has. */
function* mergeUses(reported: readonly CredentialUse[]): Steps<void> {
  const uses = latestOf(reported);
  const owners = [...new Set(uses.map(({ platformId }) => platformId))];
  const found = yield* all(...owners.map((platformId) => get(platforms, platformId)));
  const stored = yield* all(
    ...uses.map(({ platformId, credentialId }) => get(credentialUses, platformId, credentialId)),
  );
  const live = new Map(
    owners.map((owner, n) => [owner, new Set(found[n]?.credentials.map(({ credentialId }) => credentialId))]),
  );
  const known = new Map(uses.map((use, n) => [use, stored[n]]));
  const kept = uses.filter(({ platformId, credentialId }) => live.get(platformId)?.has(credentialId));
  yield* all(
    ...kept.filter((use) => !known.get(use)).map((use) => insert(credentialUses, use)),
    ...kept
      .filter((use) => use.at > (known.get(use)?.at ?? Infinity))
      .map((use) => replace(credentialUses, use)),
  );
}

/** Adds a flush; returns the requests of each platform and day, in the order of `mergedCounts`. */
function* addFlush(
  { meterId, number, at, counts }: CountedFlush,
  isKnown: boolean,
): Steps<readonly number[]> {
  const merged = mergedCounts(counts);
  const meter = { meterId, flush: number, at };
  const [replaced, ...added] = yield* all(
    isKnown ? replace(meters, meter) : insert(meters, meter),
    ...merged.map(({ platformId, day, requests, previews, downloads }) =>
      add(requestCounts, [platformId, day], { requests, previews, downloads }),
    ),
  );
  // The first flush of another meter may have deleted the record meanwhile without a lock.
  if (isKnown && !replaced) yield* all(insert(meters, meter));
  const after = added.map(({ requests }) => requests);
  const events = merged.flatMap((each, n) => warningsOf(each, after[n] ?? 0));
  yield* conclude({ events, mails: [], audit: undefined, idempotency: undefined });
  return after;
}

function* requestsNow({ counts }: CountedFlush): Steps<readonly number[]> {
  const rows = yield* all(
    ...mergedCounts(counts).map(({ platformId, day }) =>
      page(requestCounts.indexes.key, { equal: [platformId, day], limit: 1 }),
    ),
  );
  return rows.map(([row]) => row?.requests ?? 0);
}

export const count = program<CountedFlush, readonly number[]>(
  'usage-journal.count',
  ({ meterId, uses }) => [
    exclusive('meter', meterId),
    ...new Set(uses.map(({ platformId }) => platformId)).values().map(credentialUsesLock),
  ],
  function* (flush) {
    const { meterId, number, at, counts } = flush;
    const [stored] = yield* all(get(meters, meterId));
    const deleted = number === 1 ? yield* deleteSilent(at) : undefined;
    const last = deleted?.has(meterId) ? undefined : stored;
    yield* mergeUses(flush.uses);
    const requests = isNextFlush(last, flush)
      ? yield* addFlush(flush, last !== undefined)
      : yield* requestsNow(flush);
    const byName = new Map(mergedCounts(counts).map((each, n) => [countName(each), requests[n] ?? 0]));
    return counts.map((each) => byName.get(countName(each)) ?? 0);
  },
);

export const requestsOn = async (kernel: Kernel, platformId: PlatformId, day: Day): Promise<number> => {
  const range = { equal: [platformId, day], limit: 1 };
  const [row] = await kernel.read(page(requestCounts.indexes.key, range));
  return row?.requests ?? 0;
};

export const usesOf = async (
  kernel: Kernel,
  platformId: PlatformId,
): Promise<ReadonlyMap<CredentialId, Instant>> => {
  const uses = await walk(
    kernel,
    credentialUses.indexes.key,
    { equal: [platformId], limit: Infinity },
    ({ credentialId }) => [credentialId],
  );
  return new Map(uses.map(({ credentialId, at }) => [credentialId, at]));
};
