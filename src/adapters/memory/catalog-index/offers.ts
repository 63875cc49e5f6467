import { clearanceOf } from '../../../domain/catalog/clearance.ts';
import { termsInForce, type ContentType, type LicenseTerms } from '../../../domain/catalog/license-terms.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import { countries } from '../../../domain/shared/territory.ts';

/** What a track's terms clear at a moment. */
export interface Offer {
  readonly contentTypes: readonly ContentType[];
  /** Where it may not be licensed: of most tracks a short list. */
  readonly blocked: readonly string[];
}

const noOffer: Offer = { contentTypes: [], blocked: countries };
const mostRemembered = 10_000;

/** Many tracks share rules and shares, and working out where they clear takes long: answers are kept by what they stand on. */
export const offerBook = (): ((track: Track, at: Instant) => Offer) => {
  const known = new Map<string, readonly string[]>();

  const blockedFor = (track: Track, terms: LicenseTerms): readonly string[] => {
    const { master, publishers } = track.rights;
    const shares = [master, publishers].map((side) => side.map((held) => [held.sharePct, held.territories]));
    const basis = JSON.stringify([track.territories, terms.territories, shares]);
    const before = known.get(basis);
    if (before) return before;
    const { available } = clearanceOf(track, terms);
    const blocked = countries.filter((country) => !available.has(country));
    if (known.size >= mostRemembered) known.clear();
    known.set(basis, blocked);
    return blocked;
  };

  return (track, at) => {
    const terms = termsInForce(track.terms, at);
    return terms ? { contentTypes: terms.contentTypes, blocked: blockedFor(track, terms) } : noOffer;
  };
};

/** The moments after `at` from which a track is offered otherwise. */
export const turningPoints = (track: Track, at: Instant): readonly Instant[] => [
  ...new Set(track.terms.map(({ effectiveAt }) => effectiveAt).filter((effectiveAt) => effectiveAt > at)),
];
