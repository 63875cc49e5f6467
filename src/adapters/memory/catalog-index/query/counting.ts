import { comparableAt, comparableBounds } from '../structures/columns/measures.ts';
import { membersOf, type OrdinalSet } from '../structures/ordinal-set.ts';
import type { IndexedCatalog } from '../indexed-catalog.ts';
import { isOrdered, placeRangeOf, type Conditions, type Range } from './conditions.ts';

/** Returns the set that contains all matches and nothing else, if the conditions are one set. */
export const onlySetOf = ({ anyOf, noneOf, ranges }: Conditions): OrdinalSet | undefined => {
  const [first, ...others] = anyOf;
  return first?.length === 1 && others.length + noneOf.length + ranges.length === 0 ? first[0] : undefined;
};

/** The number of dead ordinals up to which testing each of them is faster than a pass over all tracks. */
const maxDeadTested = 1_000;

/** Counts the live tracks within a range by the places of its bounds in the order, which also contains dead ordinals. */
const countWithin = ({ dead, live, count }: IndexedCatalog, bounds: Range): number | undefined => {
  if (!isOrdered(bounds) || dead.count > maxDeadTested || dead.count + live.count !== count) return undefined;
  const [from, to] = placeRangeOf(bounds);
  const [min, greatest] = comparableBounds(bounds.column, bounds.min, bounds.max);
  let within = to - from;
  for (const ordinal of membersOf(dead)) {
    const value = comparableAt(bounds.column, ordinal);
    if (value >= min && value <= greatest) within--;
  }
  return within;
};

/**
 * Returns the number of matches if it is known without a pass over all tracks: of one set, of what two labels have or
 * share, and of all tracks within a range.
 */
export const countOf = (catalog: IndexedCatalog, conditions: Conditions): number | undefined => {
  const { anyOf, noneOf, ranges } = conditions;
  const [first = [], second, ...others] = anyOf;
  if (noneOf.length + others.length > 0) return undefined;
  const [one, other, ...further] = first;
  if (!one || further.length > 0) return undefined;
  if (ranges.length > 0) {
    const [bounds] = ranges;
    const isOfAll = !second && !other && one === catalog.live && ranges.length === 1;
    return isOfAll && bounds ? countWithin(catalog, bounds) : undefined;
  }
  if (!second) {
    if (!other) return one.count;
    const shared = catalog.labels.sharedBy(one, other);
    return shared === undefined ? undefined : one.count + other.count - shared;
  }
  const [partner, ...alternatives] = second;
  return !other && partner && alternatives.length === 0 ? catalog.labels.sharedBy(one, partner) : undefined;
};
