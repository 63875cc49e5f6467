import { clearanceOf } from '../../catalog/clearance.ts';
import type { LicenseTerms } from '../../catalog/license-terms.ts';
import type { Track } from '../../catalog/track.ts';
import { monthsLater, type Instant } from '../../shared/calendar.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { expand, listOf, missingFrom, type Territory } from '../../shared/territory.ts';
import type { IssuanceRefusal } from './facts.ts';

type TerritoryRefusal = Extract<IssuanceRefusal, { kind: 'territory-not-cleared' | 'track-not-licensable' }>;

/** What is asked for: the territories named, otherwise all that the track clears. */
export const territoriesAsked = (
  track: Track,
  terms: LicenseTerms,
  asked: readonly Territory[] | undefined,
) => {
  const clearance = clearanceOf(track, terms);
  const { available } = clearance;
  const wanted = asked ? expand(asked) : available.size > 0 ? available : expand(['WORLD']);
  return { ...clearance, wanted };
};

/** The territories of the license, or the first clause or side that does not clear all of them. */
export const clearTerritories = (
  track: Track,
  terms: LicenseTerms,
  asked: readonly Territory[] | undefined,
): Result<readonly Territory[], TerritoryRefusal> => {
  const { byTrack, byTerms, master, publishing, wanted } = territoriesAsked(track, terms, asked);
  const territories = listOf(wanted);
  for (const [clause, set] of [
    ['track.territories', byTrack],
    ['terms.territories', byTerms],
  ] as const) {
    const missing = missingFrom(territories, set);
    if (missing.length > 0) return fail({ kind: 'territory-not-cleared', clause, missing, alternatives: [] });
  }
  for (const [clause, set] of [
    ['rights.master', master],
    ['rights.publishing', publishing],
  ] as const) {
    const missing = missingFrom(territories, set);
    if (missing.length > 0) return fail({ kind: 'track-not-licensable', clause, missing, alternatives: [] });
  }
  return ok(territories);
};

/** When a license issued now ends under these terms; undefined if never. */
export const offeredEnd = ({ term }: LicenseTerms, now: Instant): Instant | undefined =>
  term.type === 'fixed' ? monthsLater(now, term.months) : undefined;

/** The end of the license: the caller may shorten what the terms offer, never extend it. */
export const clearValidity = (
  terms: LicenseTerms,
  asked: Instant | undefined,
  now: Instant,
): Result<Instant | undefined, Extract<IssuanceRefusal, { kind: 'validity-not-offered' }>> => {
  const offered = offeredEnd(terms, now);
  const refuse = (detail: string) =>
    fail({ kind: 'validity-not-offered', clause: 'terms.term', detail, alternatives: [] } as const);
  if (asked === undefined) return ok(offered);
  if (asked <= now) return refuse('has passed');
  if (offered !== undefined && asked > offered) return refuse('is later than the terms offer');
  return ok(asked);
};

/** When a license that is renewed ends at the latest: one term after its end, unless it was renewed so far ahead already. */
export const renewableUntil = ({ term }: LicenseTerms, end: Instant, now: Instant): Instant | undefined => {
  if (term.type === 'perpetual') return undefined;
  return end <= monthsLater(now, term.months) ? monthsLater(end, term.months) : end;
};

/**
 * The end of an amended license. A renewed term runs from the old end, which the license keeps unless it is asked for a later one.
 */
export const clearRenewal = (
  terms: LicenseTerms,
  { validUntil: end }: { readonly validUntil?: Instant },
  asked: Instant | undefined,
  now: Instant,
): ReturnType<typeof clearValidity> => {
  if (end === undefined || asked === undefined || asked <= end) return ok(end);
  const latest = renewableUntil(terms, end, now);
  return latest === undefined || asked <= latest
    ? ok(asked)
    : fail({
        kind: 'validity-not-offered',
        clause: 'terms.term',
        detail: 'is later than the terms offer',
        alternatives: [],
      });
};
