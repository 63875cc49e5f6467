import { clearanceOf } from '../../catalog/clearance.ts';
import type { LicenseTerms } from '../../catalog/license-terms.ts';
import type { Track } from '../../catalog/track.ts';
import { monthsLater, type Instant } from '../../shared/calendar.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { expand, listOf, missingFrom, type Territory } from '../../shared/territory.ts';
import type { LicenseRejection } from './facts.ts';

type TerritoryRejection = Extract<
  LicenseRejection,
  { kind: 'territory-not-cleared' | 'track-not-licensable' }
>;

/** Returns the requested territories, or all that the track clears if none are named. */
export const requestedTerritories = (
  track: Track,
  terms: LicenseTerms,
  requested: readonly Territory[] | undefined,
) => {
  const clearance = clearanceOf(track, terms);
  const { available } = clearance;
  const wanted = requested ? expand(requested) : available.size > 0 ? available : expand(['WORLD']);
  return { ...clearance, wanted };
};

/**
 * Returns the territories of the license, or the first clause or side of the rights that does not clear all
 * of them.
 */
export const clearTerritories = (
  track: Track,
  terms: LicenseTerms,
  requested: readonly Territory[] | undefined,
): Result<readonly Territory[], TerritoryRejection> => {
  const { byTrack, byTerms, master, publishing, wanted } = requestedTerritories(track, terms, requested);
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

/** Returns when a license issued now ends under these terms, or undefined if it never ends. */
export const offeredEnd = ({ term }: LicenseTerms, now: Instant): Instant | undefined =>
  term.type === 'fixed' ? monthsLater(now, term.months) : undefined;

/** Returns the end of the license: the caller may shorten the offered term, but never extend it. */
export const clearValidity = (
  terms: LicenseTerms,
  requested: Instant | undefined,
  now: Instant,
): Result<Instant | undefined, Extract<LicenseRejection, { kind: 'validity-not-offered' }>> => {
  const offered = offeredEnd(terms, now);
  const reject = (detail: string) =>
    fail({ kind: 'validity-not-offered', clause: 'terms.term', detail, alternatives: [] } as const);
  if (requested === undefined) return ok(offered);
  if (requested <= now) return reject('has passed');
  if (offered !== undefined && requested > offered) return reject('is later than the terms offer');
  return ok(requested);
};

/**
 * Returns the latest end of a renewed license: one term after its end, unless it has already been renewed
 * that far ahead.
 */
export const renewableUntil = ({ term }: LicenseTerms, end: Instant, now: Instant): Instant | undefined => {
  if (term.type === 'perpetual') return undefined;
  return end <= monthsLater(now, term.months) ? monthsLater(end, term.months) : end;
};

/**
 * Returns the end of an amended license. A renewed term runs from the old end; the license keeps that end
 * unless a later one is requested.
 */
export const clearRenewal = (
  terms: LicenseTerms,
  { validUntil: end }: { readonly validUntil?: Instant },
  requested: Instant | undefined,
  now: Instant,
): ReturnType<typeof clearValidity> => {
  if (end === undefined || requested === undefined || requested <= end) return ok(end);
  const latest = renewableUntil(terms, end, now);
  return latest === undefined || requested <= latest
    ? ok(requested)
    : fail({
        kind: 'validity-not-offered',
        clause: 'terms.term',
        detail: 'is later than the terms offer',
        alternatives: [],
      });
};
