import { maxVersions, replacedBy, type ReplacedVersion } from '../../../../domain/licensing/amendment.ts';
import { asOf, versionOf, versionStart } from '../../../../domain/licensing/license.ts';
import { failedGuard } from '../../../../domain/licensing/issuance/opening.ts';
import type { LicenseId } from '../../../../domain/shared/ids.ts';
import { warningsPassed } from '../../../../domain/shared/quota-warning.ts';
import type { Amended, Amending } from '../../../../ports/driven/licensing/license-ledger.ts';
import { tracks } from '../../collections/catalog.ts';
import { licenses, licenseVersions, months, scheduledNotices } from '../../collections/licensing.ts';
import { platforms } from '../../collections/platforms.ts';
import type { Kernel } from '../../kernel.ts';
import { abort, add, all, get, insert, page, peek, program, replace } from '../../program.ts';
import { charged } from '../fees/charging.ts';
import { conclude, locksOf, sentBefore } from '../shared/conclude.ts';
import { countedIn, rescheduled } from './license-steps.ts';
import { platformLock, trackLock } from '../shared/locks.ts';

export const amend = program<Amending, Amended>(
  'license-ledger.amend',
  ({ amended, guards, effects }) => [
    trackLock(guards.track.trackId).shared(amended.platformId),
    platformLock(amended.platformId),
    ...locksOf(effects),
  ],
  function* ({ amended, guards, charge, warnings, effects }) {
    const { licenseId, platformId } = amended;
    const { track, platform, quota } = guards;
    const [kept, scheduled, known, owner] = yield* all(
      get(licenses, licenseId),
      peek(scheduledNotices, [licenseId], 'noticeAt'),
      peek(tracks, [track.trackId], 'catalogVersion'),
      peek(platforms, [platform.platformId], 'version'),
    );
    const before = kept && asOf(kept, versionStart(amended));
    // A clock that is ahead of the deciding one has already announced its end.
    const isOver = before?.validUntil !== undefined && !scheduled;
    if (before?.status !== 'active' || isOver || versionOf(before) !== versionOf(amended) - 1) {
      const isOwn = yield* sentBefore(effects.events);
      return isOwn ? { outcome: 'amended', license: amended } : { outcome: 'conflict' };
    }
    const [counted] = yield* all(
      add(months, [platformId, quota.month], { issued: 0, amended: 1 }),
      insert(licenseVersions, replacedBy(before, amended)),
      replace(licenses, amended),
    );
    const count = countedIn(counted);
    const facts = {
      trackVersions: new Map(known ? [[track.trackId, Number(known.catalogVersion)]] : []),
      platformVersion: owner && Number(owner.version),
      issued: count - 1,
    };
    const guard = failedGuard(facts, { tracks: [track], platform, quota }, 1);
    if (guard) return abort({ outcome: 'guard-failed', guard });
    if (!(yield* charged(charge))) return abort({ outcome: 'guard-failed', guard: 'spend' });
    if (before.validUntil !== amended.validUntil) yield* rescheduled(amended);
    const reached = warningsPassed(warnings, count - 1, count);
    yield* conclude({ ...effects, events: [...effects.events, ...reached] });
    return { outcome: 'amended', license: amended };
  },
);

export const replacedVersions = (kernel: Kernel, licenseId: LicenseId): Promise<readonly ReplacedVersion[]> =>
  kernel.read(page(licenseVersions.indexes.key, { equal: [licenseId], limit: maxVersions }));
