import { allows, type Scope } from '../../access/scope.ts';
import { termsInForce, type ContentType, type LicenseTerms } from '../../catalog/license-terms.ts';
import { wasPublished, type ApprovedTrack } from '../../catalog/track.ts';
import type { Platform } from '../../platforms/platform.ts';
import { fits } from '../../platforms/tier.ts';
import type { Instant } from '../../shared/calendar.ts';
import type { TrackId } from '../../shared/ids.ts';
import type { Money } from '../../shared/money.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { Territory } from '../../shared/territory.ts';
import { clearTerritories, type clearValidity } from './clauses.ts';
import type { IssuanceFacts, LicenseRejection } from './facts.ts';
import { clearFee } from './fee.ts';

const issuing: readonly Scope[] = ['licenses:write'];

type CostRejection = Extract<LicenseRejection, { kind: 'payment-required' | 'license-quota-exceeded' }>;
type Barred = Extract<LicenseRejection, { kind: 'platform-suspended' | 'scope-missing' }>;

/** Decides whether a platform may change licenses at all, for any track. */
export const mayLicense = ({ status, scopes }: Platform): Result<true, Barred> => {
  if (status === 'suspended') return fail({ kind: 'platform-suspended' });
  return allows(scopes, issuing) ? ok(true) : fail({ kind: 'scope-missing', anyOf: issuing });
};

type CoverageFacts = Pick<IssuanceFacts, 'track' | 'platform' | 'now'> & {
  readonly trackId: TrackId;
};

/** The coverage of a license under the terms in force. */
export interface ClearedCoverage {
  readonly track: ApprovedTrack;
  readonly terms: LicenseTerms;
  readonly territories: readonly Territory[];
  readonly validUntil: Instant | undefined;
}

/**
 * Decides whether a platform may have a license of this coverage, new or amended, apart from its price and the
 * quota: `clearCost` decides those last. `ending` returns when it ends under the terms.
 */
export const clearCoverage = (
  { trackId, track, platform, now }: CoverageFacts,
  contentTypes: readonly ContentType[],
  requested: readonly Territory[] | undefined,
  ending: (terms: LicenseTerms) => ReturnType<typeof clearValidity>,
): Result<ClearedCoverage, LicenseRejection> => {
  const may = mayLicense(platform);
  if (!may.ok) return may;
  if (!track || !wasPublished(track)) return fail({ kind: 'track-not-found', trackId });
  if (track.moderationStatus === 'taken_down')
    return fail({ kind: 'track-taken-down', trackId, takedown: track.takedown });
  const terms = termsInForce(track.terms, now);
  if (!terms) return fail({ kind: 'track-not-licensable', clause: 'terms', missing: [], alternatives: [] });
  const contentType = contentTypes.find((one) => !terms.contentTypes.includes(one));
  if (contentType !== undefined) {
    return fail({
      kind: 'content-type-not-cleared',
      clause: 'terms.contentTypes',
      contentType,
      alternatives: [],
    });
  }
  const territories = clearTerritories(track, terms, requested);
  if (!territories.ok) return territories;
  const validUntil = ending(terms);
  if (!validUntil.ok) return validUntil;
  return ok({ track, terms, territories: territories.value, validUntil: validUntil.value });
};

/**
 * Decides whether a platform pays for one more license: its price, then the quota. Call it after all
 * clauses, so that nobody is asked to pay or to wait for what is then rejected.
 */
export const clearCost = (
  price: Money | undefined,
  { acceptFee, quota }: Pick<IssuanceFacts, 'quota'> & { readonly acceptFee: Money | undefined },
): Result<true, CostRejection> => {
  const fee = clearFee(price, acceptFee, quota.spend);
  if (!fee.ok) return fee;
  return fits(quota.limit, quota.used)
    ? ok(true)
    : fail({ kind: 'license-quota-exceeded', limit: quota.limit ?? 0 });
};
