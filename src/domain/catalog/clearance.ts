import type { Instant } from '../shared/calendar.ts';
import { cleared, inAll } from '../shared/territory.ts';
import { termsInForce, type LicenseTerms } from './license-terms.ts';
import { controlled, type RightsSide } from './rights.ts';
import type { TrackRecord } from './track.ts';

/**
 * The countries in which each side of the rights permits licenses for a track, and those in which all sides
 * do.
 */
export interface Clearance extends Readonly<Record<RightsSide, ReadonlySet<string>>> {
  readonly byTrack: ReadonlySet<string>;
  readonly byTerms: ReadonlySet<string>;
  readonly available: ReadonlySet<string>;
}

type Cleared = Pick<TrackRecord, 'territories' | 'rights'>;

export const clearanceOf = (track: Cleared, terms: Pick<LicenseTerms, 'territories'>): Clearance => {
  const byTrack = cleared(track.territories);
  const byTerms = cleared(terms.territories);
  const { master, publishing } = controlled(track.rights);
  const available = inAll([byTrack, byTerms, master, publishing]);
  return { byTrack, byTerms, master, publishing, available };
};

/**
 * Returns where the track can be licensed under the terms in force: nowhere before the first version of the
 * terms.
 */
export const licensableIn = (
  track: Cleared & Pick<TrackRecord, 'terms'>,
  at: Instant,
): ReadonlySet<string> => {
  const terms = termsInForce(track.terms, at);
  return terms ? clearanceOf(track, terms).available : new Set();
};
