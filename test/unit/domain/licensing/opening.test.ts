import fc from 'fast-check';
import {
  decideBinding,
  failedGuard,
  type OpeningGuards,
} from '../../../../src/domain/licensing/issuance/opening.ts';
import type { TrackId } from '../../../../src/domain/shared/ids.ts';
import { warningsPassed } from '../../../../src/domain/shared/quota-warning.ts';
import { aLicense, anEvent, noon, platformId, trackId } from '../../../support/builders/builders.ts';

const versions = fc.integer({ min: 1, max: 3 });
const counts = fc.integer({ min: 0, max: 6 });
const limits = fc.option(counts);
const moments = fc.integer({ min: noon - 2, max: noon + 2 });

const guardsOf = (catalogVersion: number, version: number, limit: number | null): OpeningGuards => ({
  track: { trackId: trackId(), catalogVersion },
  platform: { platformId: platformId(), version },
  quota: { month: '2026-11', limit },
});
const tracksAt = (version: number | null): ReadonlyMap<TrackId, number> =>
  new Map(version === null ? [] : [[trackId(), version]]);

describe('the binding of a license', () => {
  it('is free exactly when no license has it or the term of that license has ended', () => {
    fc.assert(
      fc.property(fc.option(moments), moments, (validUntil, issuedAt) => {
        const current = aLicense(validUntil === null ? {} : { validUntil });
        const decided = decideBinding(current, issuedAt);
        if (validUntil === null || validUntil > issuedAt)
          expect(decided).toEqual({ outcome: 'existing', license: current });
        else expect(decided).toEqual({ outcome: 'free', retired: { ...current, status: 'expired' } });
      }),
    );
    expect(decideBinding(undefined, noon)).toEqual({ outcome: 'free' });
  });
});

describe('a license that is about to be issued', () => {
  it('is issued exactly when track and platform are unchanged and the quota has room for it', () => {
    fc.assert(
      fc.property(
        fc.option(versions),
        fc.option(versions),
        counts,
        limits,
        (track, platform, issued, limit) => {
          const facts = { trackVersions: tracksAt(track), platformVersion: platform ?? undefined, issued };
          const { track: guarded, ...shared } = guardsOf(2, 2, limit);
          const failed = failedGuard(facts, { tracks: [guarded], ...shared }, 1);
          const expected = track === 2 && platform === 2 && (limit === null || issued < limit);
          expect(failed === undefined).toBe(expected);
        },
      ),
    );
  });

  it('is rejected by the track before the platform, and by the platform before the quota', () => {
    const { track, ...shared } = guardsOf(2, 2, 0);
    const guards = { tracks: [track], ...shared };
    const failed = (trackVersion: number, platformVersion: number) =>
      failedGuard({ trackVersions: tracksAt(trackVersion), platformVersion, issued: 9 }, guards, 1);
    expect([failed(1, 1), failed(2, 1), failed(2, 2)]).toEqual(['track', 'platform', 'quota']);
  });

  it('is not rejected by a quota that is exceeded already if nothing is issued', () => {
    const { track, ...shared } = guardsOf(2, 2, 0);
    const facts = { trackVersions: tracksAt(2), platformVersion: 2, issued: 9 };
    expect(failedGuard(facts, { tracks: [track], ...shared }, 0)).toBeUndefined();
  });
});

describe('warnings of a quota', () => {
  it('are each reached once, however the licenses of a month are grouped', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 })), fc.uniqueArray(counts), (groups, thresholds) => {
        const warnings = thresholds.map((at) => ({ at, event: anEvent({}, at + 1) }));
        let issued = 0;
        const reached = groups.flatMap((added) => {
          issued += added;
          return warningsPassed(warnings, issued - added, issued);
        });
        const due = warnings.filter(({ at }) => at > 0 && at <= issued);
        expect(new Set(reached)).toEqual(new Set(due.map(({ event }) => event)));
        expect(reached).toHaveLength(due.length);
      }),
    );
  });
});
