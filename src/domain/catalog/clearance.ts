import type { Instant } from '../shared/calendar.ts';
import { cleared, inAll, listOf, missingFrom, WORLD, type Territory } from '../shared/territory.ts';
import { termsInForce, type LicenseTerms } from './license-terms.ts';
import { controlled, issuesOf, type RightsIssue, type RightsSide } from './rights.ts';
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

/** A condition of licenses, in the names of rejections. */
export const clauses = [
  'track.territories',
  'terms.territories',
  'rights.master',
  'rights.publishing',
] as const;
type Clause = (typeof clauses)[number];

/** The licenses of a track that could be granted, whatever its moderation status. */
export interface RightsCheck {
  /** Where licenses could be granted. */
  readonly licensableIn: readonly Territory[];
  /** The clauses that prevent licenses somewhere, with the countries. */
  readonly gaps: readonly { readonly clause: Clause; readonly territories: readonly Territory[] }[];
  /** Shares that are wrong. */
  readonly issues: readonly RightsIssue[];
  /** The terms in force; absent before their first version. */
  readonly terms?: LicenseTerms;
}

/** Returns which licenses of a track would be granted by the rules that decide about requests for licenses. */
export const rightsCheckOf = (track: Cleared & Pick<TrackRecord, 'terms'>, at: Instant): RightsCheck => {
  const terms = termsInForce(track.terms, at);
  const issues = issuesOf(track.rights);
  if (!terms) return { licensableIn: [], gaps: [], issues };
  const { byTrack, byTerms, master, publishing, available } = clearanceOf(track, terms);
  const sets = [byTrack, byTerms, master, publishing];
  return {
    licensableIn: listOf(available),
    gaps: clauses.flatMap((clause, index) => {
      const missing = missingFrom([WORLD], sets[index] ?? new Set());
      return missing.length > 0 ? [{ clause, territories: listOf(new Set(missing)) }] : [];
    }),
    issues,
    terms,
  };
};
