import fc from 'fast-check';
import { approve, restore, takeDown, withdrawFrom } from '../../../../src/domain/catalog/moderation.ts';
import {
  complianceChanges,
  complianceHistory,
  withCompliance,
} from '../../../../src/domain/catalog/track-compliance.ts';
import { takedownReasons, type Track, type Uncommitted } from '../../../../src/domain/catalog/track.ts';
import { permissionOf } from '../../../../src/domain/licensing/compliance.ts';
import type { Result } from '../../../../src/domain/shared/result.ts';
import { countries, expand } from '../../../../src/domain/shared/territory.ts';
import { aLicense, aTrack, noon } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';

const day = 86_400_000;

type Decided = (track: Track, at: number) => Uncommitted<Track>;

const orSame = (track: Track, taken: Result<Uncommitted<Track>, unknown>): Uncommitted<Track> =>
  taken.ok ? taken.value : track;

const places = fc.subarray(['AT', 'DE', 'FR', 'US'], { minLength: 1 });
const reason = fc.constantFrom(...takedownReasons);
const decision: fc.Arbitrary<Decided> = fc.oneof(
  reason.map(
    (why): Decided =>
      (track, at) =>
        orSame(track, takeDown(track, why, at)),
  ),
  fc.constant<Decided>((track, at) => orSame(track, approve(track, at))),
  fc.tuple(places, reason).map(
    ([where, why]): Decided =>
      (track, at) =>
        withdrawFrom(track, where, at, why),
  ),
  places.map(
    (where): Decided =>
      (track, at) =>
        orSame(track, restore(track, where, at)),
  ),
);

/** The track after each decision, taken a day after the one before. */
const decidedInTurn = (decisions: readonly Decided[]): readonly Track[] =>
  decisions.reduce<readonly Track[]>(
    (tracks, decide, n) => {
      const before = tracks.at(-1) ?? aTrack();
      const at = noon + n * day;
      return [...tracks, { ...withCompliance(before, decide(before, at), at), catalogVersion: n + 2 }];
    },
    [aTrack()],
  );

const licensed = fc.oneof(places, fc.constant(['WORLD']));
const isIn = (territories: readonly string[], where: readonly string[]): boolean =>
  !expand(territories).isDisjointFrom(expand(where));

describe('what decisions change for licensees', () => {
  it('concerns all licenses whose compliance differs, and of those for one country no others', () => {
    fc.assert(
      fc.property(fc.array(decision, { minLength: 1, maxLength: 8 }), licensed, (decisions, territories) => {
        const tracks = decidedInTurn(decisions);
        const license = aLicense({ territories });
        for (const [n, after] of tracks.slice(1).entries()) {
          const before = tracks[n] ?? after;
          const concerned = complianceChanges(before, after).some((change) =>
            isIn(change.territories, territories),
          );
          const differs =
            JSON.stringify(permissionOf(license, before).compliance) !==
            JSON.stringify(permissionOf(license, after).compliance);
          expect([differs, concerned]).not.toEqual([true, false]);
          if (territories.length === 1 && territories[0] !== 'WORLD') expect(concerned).toBe(differs);
        }
      }),
    );
  });

  it('is recorded with the track: the state now in each territory that ever changed, once, and since when', () => {
    fc.assert(
      fc.property(fc.array(decision, { minLength: 1, maxLength: 8 }), licensed, (decisions, territories) => {
        const tracks = decidedInTurn(decisions);
        const license = aLicense({ territories });
        const last = tracks.at(-1) ?? aTrack();
        const history = complianceHistory(last);
        const countries = history.flatMap((one) => [...expand(one.territories)]);
        expect(new Set(countries).size).toBe(countries.length);
        const own = history.filter((one) => isIn(one.territories, territories));
        const states = own.map(({ state }) => state);
        const { state } = permissionOf(license, last).compliance;
        expect(states.includes('must_remove') ? 'must_remove' : states.includes('on_hold')).toBe(
          { must_remove: 'must_remove', on_hold: true, clear: false }[state],
        );
        const changed = tracks.findLastIndex(
          (track, n) =>
            n > 0 &&
            complianceChanges(tracks[n - 1] ?? track, track).some((one) =>
              isIn(one.territories, territories),
            ),
        );
        expect(Math.max(0, ...own.map(({ since }) => since))).toBe(
          changed < 0 ? 0 : noon + (changed - 1) * day,
        );
      }),
    );
  });

  it('is nothing where a takedown leaves published content clear', () => {
    const before = aTrack();
    const after = orSame(before, takeDown(before, 'withdrawn', noon));
    expect(complianceChanges(before, after)).toEqual([]);
    expect(withCompliance(before, after, noon)).toBe(after);
  });

  it('is read from takedown and restrictions of a track that an earlier release recorded', () => {
    const down = { ...valueOf(takeDown(aTrack(), 'disputed', noon)), catalogVersion: 2 };
    const track = withdrawFrom(down, ['DE'], noon + day, 'legal');
    const others = countries.filter((country) => country !== 'DE');
    expect(complianceHistory(track)).toEqual([
      { state: 'on_hold', territories: others, since: noon },
      { state: 'must_remove', removeBy: noon + 8 * day, territories: ['DE'], since: noon + day },
    ]);
    expect(complianceHistory(down)).toEqual([{ state: 'on_hold', territories: ['WORLD'], since: noon }]);
    expect(complianceHistory(aTrack())).toEqual([]);
  });
});
