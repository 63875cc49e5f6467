import fc from 'fast-check';
import {
  atVersion,
  failedCommitGuard,
  pendingSince,
  usesIsrc,
} from '../../../../src/domain/catalog/commit.ts';
import { moderationStatuses } from '../../../../src/domain/catalog/track.ts';
import { anEvent, aTrack, noon, trackId } from '../../../support/builders/builders.ts';

const versions = fc.constantFrom(undefined, 1, 2);
const tracks = fc.constantFrom(undefined, trackId(1), trackId(2));

describe('a commit of a track', () => {
  it('is accepted exactly when version, delivery and ISRC are those of the track, or the ISRC is not used', () => {
    fc.assert(
      fc.property(
        versions,
        tracks,
        tracks,
        fc.constantFrom('absent' as const, 1, 2),
        fc.boolean(),
        (catalogVersion, deliveredAs, isrcHolder, expected, using) => {
          const failed = failedCommitGuard(
            { catalogVersion, deliveredAs, isrcHolder },
            { trackId: trackId(1), catalogVersion: expected, usesIsrc: using },
          );
          const isOwn = deliveredAs !== trackId(2) && !(using && isrcHolder === trackId(2));
          const isCurrent =
            expected === 'absent' ? catalogVersion === undefined : catalogVersion === expected;
          expect(failed === undefined).toBe(isOwn && isCurrent);
        },
      ),
    );
  });

  it('names the holder of its ISRC only where version and delivery are its own', () => {
    const own = { catalogVersion: 1, deliveredAs: trackId(1), isrcHolder: trackId(2) };
    const claim = { trackId: trackId(1), catalogVersion: 1, usesIsrc: true };
    expect(failedCommitGuard(own, claim)).toEqual({ guard: 'isrc', holder: trackId(2) });
    expect(failedCommitGuard({ ...own, catalogVersion: 2 }, claim)).toEqual({ guard: 'version' });
    expect(failedCommitGuard({ ...own, deliveredAs: trackId(3) }, claim)).toEqual({ guard: 'version' });
  });

  it('uses its ISRC unless it is rejected, or taken down finally', () => {
    const { moderationStatus: _, ...record } = aTrack();
    const using = (['pending_review', 'changes_requested', 'rejected', 'approved'] as const).filter(
      (moderationStatus) => usesIsrc({ ...record, moderationStatus }),
    );
    expect(using).toEqual(['pending_review', 'changes_requested', 'approved']);
    const down = (takedown: object) =>
      usesIsrc({
        ...{ ...record, moderationStatus: 'taken_down' },
        takedown: { reason: 'withdrawn', effectiveAt: noon, ...takedown },
      });
    expect([down({}), down({ isFinal: true })]).toEqual([true, false]);
  });

  it('gives its version to the track and to each of its events', () => {
    const { catalogVersion: _, ...track } = aTrack();
    const events = [anEvent({ data: { title: 'a' } }, 1), anEvent({ data: { catalogVersion: 3 } }, 2)];
    const committed = atVersion(track, events, 7);
    expect(committed.track).toEqual({ ...track, catalogVersion: 7 });
    expect(committed.events.map(({ data }) => data)).toEqual([
      { title: 'a', catalogVersion: 7 },
      { catalogVersion: 7 },
    ]);
  });
});

describe('the place of a track among those that wait for a decision', () => {
  it('is kept for as long as the track waits', () => {
    const moments = fc.integer({ min: noon, max: noon + 9 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...moderationStatuses), moments), { minLength: 1 }),
        (commits) => {
          let since: number | undefined;
          for (const [n, [moderationStatus, updatedAt]] of commits.entries()) {
            since = pendingSince({ moderationStatus, updatedAt }, since);
            const first = commits.slice(0, n + 1).findLastIndex(([status]) => status !== 'pending_review');
            expect(since).toBe(commits.slice(first + 1, n + 1)[0]?.[1]);
          }
        },
      ),
    );
  });
});
