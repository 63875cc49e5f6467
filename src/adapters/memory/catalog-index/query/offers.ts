import { clearanceOf } from '../../../../domain/catalog/clearance.ts';
import {
  termsInForce,
  type ContentType,
  type LicenseTerms,
} from '../../../../domain/catalog/license-terms.ts';
import type { Track } from '../../../../domain/catalog/track.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import { countries } from '../../../../domain/shared/territory.ts';
import {
  copyOfColumn,
  numberAt,
  numberColumn,
  putNumber,
  type NumberColumn,
} from '../structures/columns/number-column.ts';
import { add, copyOf, emptySet, remove, type OrdinalSet } from '../structures/ordinal-set.ts';

/** Countries in which tracks cannot be licensed, and the live tracks that have exactly this set. */
interface Closed {
  readonly number: number;
  readonly countries: ReadonlySet<string>;
  readonly tracks: OrdinalSet;
}

/** The uses and countries that the terms of a track clear at a given time. */
export interface Offer {
  readonly contentTypes: readonly ContentType[];
  readonly closed: Closed;
}

export interface Offers {
  readonly of: (track: Track, at: Instant) => Offer;
  readonly put: (ordinal: number, offer: Offer) => void;
  readonly drop: (ordinal: number) => void;
  /** Returns the tracks whose terms clear any of the uses. */
  readonly clearedFor: (contentTypes: readonly ContentType[]) => readonly OrdinalSet[];
  /** Returns the tracks that cannot be licensed in at least one of the territories. */
  readonly closedIn: (requested: ReadonlySet<string>) => readonly OrdinalSet[];
  /** Returns the offer with these uses and the number of a set of closed countries. */
  readonly offerOf: (contentTypes: readonly ContentType[], closedNumber: number) => Offer;
  /** Returns a copy of the state, which is not changed by later offers. */
  readonly state: () => OffersState;
}

export interface OffersState {
  readonly uses: Map<ContentType, OrdinalSet>;
  /** The sets of closed countries by their numbers. */
  readonly closed: readonly { readonly countries: readonly string[]; readonly tracks: OrdinalSet }[];
  /** The number of each ordinal's set of closed countries. */
  readonly closedOf: NumberColumn;
}

const maxRemembered = 10_000;

export const offered = (saved?: OffersState): Offers => {
  const uses = saved?.uses ?? new Map<ContentType, OrdinalSet>();
  const closed: Closed[] = [];
  const byCountries = new Map<string, Closed>();
  const closedOf = saved?.closedOf ?? numberColumn();
  /**
   * Evaluating where a track is cleared is slow, and many tracks share their rules and shares: the result is
   * cached by these.
   */
  const byBasis = new Map<string, Closed>();

  const closedTo = (blocked: readonly string[], tracks = emptySet()): Closed => {
    const key = blocked.join();
    const known = byCountries.get(key);
    if (known) return known;
    const begun = { number: closed.length, countries: new Set(blocked), tracks };
    closed.push(begun);
    byCountries.set(key, begun);
    return begun;
  };
  for (const { countries: blocked, tracks } of saved?.closed ?? []) closedTo(blocked, tracks);
  const everywhere = closedTo(countries);

  const closedUnder = (track: Track, terms: LicenseTerms): Closed => {
    const { master, publishers } = track.rights;
    const shares = [master, publishers].map((side) => side.map((held) => [held.sharePct, held.territories]));
    const basis = JSON.stringify([track.territories, terms.territories, shares]);
    const known = byBasis.get(basis);
    if (known) return known;
    const { available } = clearanceOf(track, terms);
    const result = closedTo(countries.filter((country) => !available.has(country)));
    if (byBasis.size >= maxRemembered) byBasis.clear();
    byBasis.set(basis, result);
    return result;
  };

  const usersOf = (contentType: ContentType): OrdinalSet => {
    const set = uses.get(contentType) ?? emptySet();
    uses.set(contentType, set);
    return set;
  };

  return {
    of: (track, at) => {
      const terms = termsInForce(track.terms, at);
      return terms
        ? { contentTypes: terms.contentTypes, closed: closedUnder(track, terms) }
        : { contentTypes: [], closed: everywhere };
    },
    put: (ordinal, offer) => {
      for (const contentType of offer.contentTypes) add(usersOf(contentType), ordinal);
      add(offer.closed.tracks, ordinal);
      putNumber(closedOf, ordinal, offer.closed.number);
    },
    drop: (ordinal) => {
      for (const set of uses.values()) remove(set, ordinal);
      const before = closed[numberAt(closedOf, ordinal)];
      if (before) remove(before.tracks, ordinal);
    },
    clearedFor: (contentTypes) => contentTypes.flatMap((contentType) => uses.get(contentType) ?? []),
    closedIn: (requested) =>
      closed
        .filter(({ countries: blocked, tracks }) => tracks.count > 0 && !blocked.isDisjointFrom(requested))
        .map(({ tracks }) => tracks),
    offerOf: (contentTypes, closedNumber) => ({
      contentTypes,
      closed: closed[closedNumber] ?? everywhere,
    }),
    state: () => ({
      uses: new Map([...uses].map(([contentType, set]) => [contentType, copyOf(set)])),
      closed: closed.map(({ countries: blocked, tracks }) => ({
        countries: [...blocked],
        tracks: copyOf(tracks),
      })),
      closedOf: copyOfColumn(closedOf),
    }),
  };
};

/** Returns the times after `at` at which the offer of a track changes. */
export const turningPoints = (track: Track, at: Instant): readonly Instant[] => [
  ...new Set(track.terms.map(({ effectiveAt }) => effectiveAt).filter((effectiveAt) => effectiveAt > at)),
];
