import type { Instant } from '../shared/calendar.ts';
import { countries, expand, listOf, WORLD } from '../shared/territory.ts';
import {
  mustBeRemoved,
  type ComplianceState,
  type DatedCompliance,
  type Restriction,
  type Takedown,
  type TerritorialCompliance,
  type Track,
  type Uncommitted,
} from './track.ts';

/**
 * Returns the state that a reason requires. Withdrawn: published content stays clear. Disputed: it is on
 * hold. Infringing or legal: it must be removed.
 */
export const stateOf = ({ reason }: Pick<Takedown, 'reason'>): ComplianceState => {
  if (mustBeRemoved(reason)) return 'must_remove';
  return reason === 'disputed' ? 'on_hold' : 'clear';
};

type Decided = Pick<Track, 'withdrawn' | 'moderationStatus'> & { readonly takedown?: Takedown };

/** Returns the takedown and the restrictions that require something of licensees. */
const measuresOf = ({ takedown, withdrawn }: Decided): readonly Restriction[] =>
  [...(takedown ? [{ ...takedown, territories: [WORLD] }] : []), ...(withdrawn?.restrictions ?? [])].filter(
    (measure) => stateOf(measure) !== 'clear',
  );

interface Duty {
  readonly state: ComplianceState;
  readonly removeBy?: Instant;
}

const noDuty: Duty = { state: 'clear' };

/** Returns the most severe state in each country, with the earliest deadline. */
const dutiesOf = (track: Decided): ReadonlyMap<string, Duty> => {
  const duties = new Map<string, Duty>();
  for (const measure of measuresOf(track)) {
    for (const country of expand(measure.territories)) {
      const known = duties.get(country);
      if (stateOf(measure) === 'must_remove') {
        const removeBy = Math.min(measure.removeBy ?? measure.effectiveAt, known?.removeBy ?? Infinity);
        duties.set(country, { state: 'must_remove', removeBy });
      } else if (!known) duties.set(country, { state: 'on_hold' });
    }
  }
  return duties;
};

const isSame = (one: Duty, other: Duty): boolean =>
  one.state === other.state && one.removeBy === other.removeBy;

/** Groups countries that have the same duty. */
const grouped = <One extends { readonly country: string }, Stated extends Duty>(
  all: readonly One[],
  stated: (one: One) => Stated,
): readonly (Stated & Pick<TerritorialCompliance, 'territories'>)[] =>
  [...Map.groupBy(all, (one) => JSON.stringify(stated(one))).values()].flatMap((group) =>
    group
      .slice(0, 1)
      .map((one) => ({ ...stated(one), territories: listOf(new Set(group.map(({ country }) => country))) })),
  );

/** Returns what licensees must do after a decision wherever that differs from before, and nothing for other territories. */
export const complianceChanges = (before: Decided, after: Decided): readonly TerritorialCompliance[] => {
  const [old, current] = [dutiesOf(before), dutiesOf(after)];
  if (old.size === 0 && current.size === 0) return [];
  const changed = countries.flatMap((country) => {
    const duty = current.get(country) ?? noDuty;
    return isSame(old.get(country) ?? noDuty, duty) ? [] : [{ country, duty }];
  });
  return grouped(changed, ({ duty }) => duty);
};

/**
 * Returns the compliance of a record of an earlier release, which contains only the decisions in force and
 * their dates.
 */
const unrecorded = (track: Decided): readonly DatedCompliance[] => {
  const measures = measuresOf(track).map((one) => ({ ...one, where: expand(one.territories) }));
  const duties = [...dutiesOf(track)].map(([country, duty]) => ({
    country,
    ...duty,
    since: Math.max(...measures.flatMap((one) => (one.where.has(country) ? [one.effectiveAt] : []))),
  }));
  return grouped(duties, ({ state, removeBy, since }) => ({
    state,
    ...(removeBy !== undefined && { removeBy }),
    since,
  }));
};

/**
 * Returns the changes that no later decision has replaced, each for the territories in which it still
 * applies.
 */
export const changesInForce = (
  changes: readonly TerritorialCompliance[],
  track: Decided,
): readonly TerritorialCompliance[] => {
  const duties = dutiesOf(track);
  return changes.flatMap((change) => {
    const places = [...expand(change.territories)].filter((one) => isSame(duties.get(one) ?? noDuty, change));
    return places.length > 0 ? [{ ...change, territories: listOf(new Set(places)) }] : [];
  });
};

/**
 * Returns the compliance in every territory in which it ever changed, including `clear`, and since when. No
 * territory appears twice.
 */
export const complianceHistory = (track: Decided & Pick<Track, 'compliance'>): readonly DatedCompliance[] =>
  track.compliance ?? unrecorded(track);

/** Returns the track after a decision, with the changes of compliance that the decision causes. */
export const withCompliance = (
  before: Track,
  after: Uncommitted<Track>,
  since: Instant,
): Uncommitted<Track> => {
  const changes = complianceChanges(before, after);
  if (changes.length === 0) return after;
  const changed = new Set(changes.flatMap(({ territories }) => [...expand(territories)]));
  const kept = complianceHistory(before).flatMap((one) => {
    const left = expand(one.territories).difference(changed);
    return left.size > 0 ? [{ ...one, territories: listOf(left) }] : [];
  });
  return { ...after, compliance: [...kept, ...changes.map((one) => ({ ...one, since }))] };
};
