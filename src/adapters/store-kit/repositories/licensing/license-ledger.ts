import { asOf, versionOf, type ActiveLicense, type License } from '../../../../domain/licensing/license.ts';
import { decideBinding, failedGuard } from '../../../../domain/licensing/issuance/opening.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { TrackId } from '../../../../domain/shared/ids.ts';
import { warningsPassed } from '../../../../domain/shared/quota-warning.ts';
import type { Effects } from '../../../../ports/driven/shared/effects.ts';
import type {
  Closing,
  LicenseLedger,
  Opened,
  Opening,
} from '../../../../ports/driven/licensing/license-ledger.ts';
import { tracks } from '../../collections/catalog.ts';
import { dayCount, licenses, months } from '../../collections/licensing.ts';
import { platforms } from '../../collections/platforms.ts';
import type { Kernel } from '../../kernel.ts';
import { abort, add, all, get, getBy, insert, peek, program, type Steps } from '../../program.ts';
import { listAllOf } from './all-licenses.ts';
import { charged, credited } from '../fees/charging.ts';
import { spentIn } from '../fees/fee-store.ts';
import { complete, conclude, locksOf } from '../shared/conclude.ts';
import { platformLock, trackLock } from '../shared/locks.ts';
import { listOf } from './license-lists.ts';
import { amend, replacedVersions } from './license-amendments.ts';
import { countedIn, ending, scheduled } from './license-steps.ts';
import { closestTo } from './closest-licenses.ts';
import { countActive, issuedIn, licenseesOf, licenseCounts } from './license-reads.ts';

/** The outcome without an issued license, which the caller has: a writer thread need not send it back. */
type Settled = Exclude<Opened, { readonly outcome: 'opened' }> | typeof opened;
const opened = { outcome: 'opened' } as const;

/**
 * Decides about the existing license of the candidate's binding: returns it, or ends it if its term has
 * ended.
 */
function* lookAtBinding(candidate: ActiveLicense, effects: Effects): Steps<Settled | undefined> {
  const { licenseId, platformId, trackId, contentId, issuedAt } = candidate;
  const [current, stored] = yield* all(
    getBy(licenses.indexes.held, platformId, contentId, trackId),
    get(licenses, licenseId),
  );
  // An attempt with an unknown outcome has committed it.
  if (stored && stored.contentId === contentId && stored.trackId === trackId && stored.issuedAt === issuedAt)
    return opened;
  if (stored) throw new Error(`the license ID ${licenseId} was issued before`);
  const binding = decideBinding(current as ActiveLicense | undefined, issuedAt);
  if (binding.outcome === 'existing') {
    yield* complete(effects.idempotency && { ...effects.idempotency, resourceId: binding.license.licenseId });
    return binding;
  }
  if (binding.retired) yield* all(...ending(platformId, [binding.retired]));
  return undefined;
}

export const open = program<Opening, Settled>(
  'license-ledger.open',
  ({ candidate, guards, effects }) => [
    trackLock(guards.track.trackId).shared(candidate.platformId),
    platformLock(candidate.platformId),
    ...locksOf(effects),
  ],
  function* (opening, attempt) {
    const { candidate, guards, warnings, effects } = opening;
    const { platformId, issuedAt } = candidate;
    if (attempt > 1) {
      const known = yield* lookAtBinding(candidate, effects);
      if (known) return known;
    }
    const { track, platform, quota } = guards;
    // This is first, so that an existing license ends the attempt before anything else is read.
    const [, kept, owner, counted] = yield* all(
      insert(licenses, candidate),
      peek(tracks, [track.trackId], 'catalogVersion'),
      peek(platforms, [platform.platformId], 'version'),
      // Amendments count toward the quota, so their number is needed.
      add(months, [platformId, quota.month], { issued: 1, amended: 0, [dayCount(issuedAt)]: 1 }),
      ...scheduled([candidate]),
    );
    const count = countedIn(counted);
    const facts = {
      trackVersions: new Map<TrackId, number>(kept ? [[track.trackId, Number(kept.catalogVersion)]] : []),
      platformVersion: owner && Number(owner.version),
      issued: count - 1,
    };
    const guard = failedGuard(facts, { tracks: [track], platform, quota }, 1);
    if (guard) return abort({ outcome: 'guard-failed', guard });
    if (!(yield* charged(opening.charge))) return abort({ outcome: 'guard-failed', guard: 'spend' });
    const reached = warningsPassed(warnings, count - 1, count);
    yield* conclude({ ...effects, events: [...effects.events, ...reached] });
    return opened;
  },
);

export const close = program<Closing, License | undefined>(
  'license-ledger.close',
  ({ revoked, effects }) => [platformLock(revoked.platformId), ...locksOf(effects)],
  function* ({ revoked, credits, effects }) {
    const [kept] = yield* all(get(licenses, revoked.licenseId));
    if (!kept) return undefined;
    const before = asOf(kept, revoked.revokedAt);
    if (before.status !== 'active') {
      yield* complete(effects.idempotency);
      return before;
    }
    // The caller decided about an earlier version.
    if (versionOf(before) !== versionOf(revoked)) return before;
    yield* credited(credits, revoked.issuedAt);
    yield* conclude(effects, { beside: ending(revoked.platformId, [revoked]) });
    return revoked;
  },
);

export const licenseLedgerPrograms = [open, close, amend];

export const licenseLedger = (kernel: Kernel): LicenseLedger => ({
  open: async (opening) => {
    const settled = await kernel.run(open, opening);
    return settled.outcome === 'opened' ? { ...settled, license: opening.candidate } : settled;
  },
  close: (closing) => kernel.run(close, closing),
  amend: (amending) => kernel.run(amend, amending),
  replacedVersions: (id) => replacedVersions(kernel, id),
  find: (id) => kernel.read(get(licenses, id)),
  findExisting: async ({ platformId, trackId, contentId }) =>
    (await kernel.read(getBy(licenses.indexes.held, platformId, contentId, trackId))) as
      ActiveLicense | undefined,
  closestTo: (platformId, uses) => closestTo(kernel, platformId, uses),
  list: (filter, page) => listOf(kernel, filter, page),
  listAll: (filter, page) => listAllOf(kernel, filter, page),
  countActive: (platformId, trackId, now: Instant, territories) =>
    countActive(kernel, platformId, trackId, now, territories),
  licensees: (trackId, page) => licenseesOf(kernel, trackId, page),
  issuedIn: (platformId, month) => issuedIn(kernel, platformId, month),
  spentIn: (platformId, month, currency) => spentIn(kernel, platformId, month, currency),
  counts: (platformId, month, now) => licenseCounts(kernel, platformId, month, now),
});
