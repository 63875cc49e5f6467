import { decideJointChange } from '../../../../domain/licensing/issuance/joint-change.ts';
import type { ActiveLicense } from '../../../../domain/licensing/license.ts';
import { failedGuard, type GuardFacts } from '../../../../domain/licensing/issuance/opening.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import { warningsPassed } from '../../../../domain/shared/quota-warning.ts';
import type {
  ContentStore,
  ContentCommit,
  ContentCommitted,
} from '../../../../ports/driven/webhooks/content-store.ts';
import { tracks } from '../../collections/catalog.ts';
import { contentNotices, contentRegisters } from '../../collections/webhooks/content.ts';
import { dayCount, licenses, months } from '../../collections/licensing.ts';
import { platforms } from '../../collections/platforms.ts';
import type { Kernel } from '../../kernel.ts';
import { add, all, get, getBy, insert, page, peekPage, peek, program, type Steps } from '../../program.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { deletionBy } from '../shared/deletion.ts';
import { countedIn, ending, issued } from '../licensing/license-steps.ts';
import { platformLock, trackLock } from '../shared/locks.ts';
import { put } from '../shared/put.ts';

type FailedGuard = Extract<ContentCommitted, { outcome: 'guard-failed' }>['guard'];

/** Reads the tracks, the platform and the quota. */
function* factsFor({ guards: { tracks: requested, platform, quota } }: ContentCommit): Steps<GuardFacts> {
  const { platformId } = platform;
  const [owner, [counted]] = yield* all(
    peek(platforms, [platformId], 'version'),
    peekPage(months.indexes.key, { equal: [platformId, quota.month], limit: 1 }, 'issued', 'amended'),
  );
  const versions = yield* all(...requested.map(({ trackId }) => peek(tracks, [trackId], 'catalogVersion')));
  return {
    trackVersions: new Map(
      requested.flatMap(({ trackId }, n) => {
        const known = versions[n];
        return known ? [[trackId, Number(known.catalogVersion)] as const] : [];
      }),
    ),
    platformVersion: owner && Number(owner.version),
    issued: countedIn(counted),
  };
}

function* isAsDecidedOn({ register, guards }: ContentCommit): Steps<boolean> {
  if (!register) return true;
  const { platformId, contentId } = register;
  const [known] = yield* all(get(contentRegisters, platformId, contentId));
  return (known?.version ?? 'absent') === guards.register;
}

/**
 * Ends and issues the licenses; returns false if a license to end has already ended or a binding is taken.
 */
function* change({ openings, closings, guards }: ContentCommit): Steps<boolean> {
  const { platformId } = guards.platform;
  const stored = yield* all(...closings.map(({ licenseId }) => get(licenses, licenseId)));
  const holders = yield* all(
    ...openings.map(({ trackId, contentId }) => getBy(licenses.indexes.held, platformId, contentId, trackId)),
  );
  const facts = { stored, holders: holders as readonly (ActiveLicense | undefined)[] };
  const decided = decideJointChange(facts, { openings, closings });
  if (decided.outcome === 'conflict') return false;
  yield* all(...ending(platformId, [...closings, ...decided.retired]));
  yield* all(...issued(openings));
  const byDay = Map.groupBy(openings, ({ issuedAt }) => dayCount(issuedAt));
  yield* all(
    ...[...byDay].map(([day, { length }]) =>
      add(months, [platformId, guards.quota.month], { issued: length, [day]: length }),
    ),
  );
  return true;
}

/** Returns the guard that fails; otherwise writes everything except the effects. */
function* written(commit: ContentCommit, facts: GuardFacts): Steps<FailedGuard | undefined> {
  const { notice, register, openings, guards } = commit;
  if (!(yield* isAsDecidedOn(commit))) return 'register';
  const guard = failedGuard(facts, guards, openings.length);
  if (guard) return guard;
  if (!(yield* change(commit))) return 'licenses';
  if (register) yield* put(contentRegisters, register);
  if (notice) yield* all(insert(contentNotices, notice));
  return undefined;
}

const commit = program<ContentCommit, ContentCommitted>(
  'content-store.commit',
  ({ guards: { platform, tracks: requested }, effects }) => [
    platformLock(platform.platformId),
    ...requested.map(({ trackId }) => trackLock(trackId).shared(platform.platformId)),
    ...locksOf(effects),
  ],
  function* (change) {
    const { notice, openings, effects, warnings } = change;
    const [before] = notice ? yield* all(get(contentNotices, notice.platformId, notice.webhookId)) : [];
    if (before) return { outcome: 'duplicate', answer: before.answer };
    const facts = yield* factsFor(change);
    const guard = yield* written(change, facts);
    if (guard) return { outcome: 'guard-failed', guard };
    const reached = warningsPassed(warnings, facts.issued, facts.issued + openings.length);
    yield* conclude({ ...effects, events: [...effects.events, ...reached] });
    return { outcome: 'committed' };
  },
);

const deleteExpired = deletionBy('content-store.delete-expired', contentNotices.indexes.byEnd);

export const contentStorePrograms = [commit, deleteExpired];

export const contentStore = (kernel: Kernel): ContentStore => ({
  processed: async (platformId, webhookId) => {
    const known = await kernel.read(get(contentNotices, platformId, webhookId));
    return known && { answer: known.answer };
  },
  register: (platformId, contentId) => kernel.read(get(contentRegisters, platformId, contentId)),
  publishedWith: (trackId, limit) =>
    kernel.read(page(contentRegisters.indexes.byTrack, { equal: [trackId], limit, descending: true })),
  commit: (change) => kernel.run(commit, change),
  deleteExpired: async (now: Instant) => {
    let gone = 0;
    for (let last = -1; last !== 0; gone += last) last = await kernel.run(deleteExpired, now - 1);
    return gone;
  },
});
