import { attributionOf } from '../../catalog/attribution.ts';
import { priceOf } from '../../fees/price.ts';
import type { LicenseId } from '../../shared/ids.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { alternativesTo } from './alternatives.ts';
import { clearValidity } from './clauses.ts';
import { clearCost, clearCoverage, type ClearedCoverage } from './coverage.ts';
import { completed, type IssuanceFacts, type LicenseRejection } from './facts.ts';
import type { ActiveLicense } from '../license.ts';

/** A license without its ID. */
export type GrantedLicense = Omit<ActiveLicense, 'licenseId'>;

/** Decides without the price and the quota. */
const clear = (facts: IssuanceFacts): Result<ClearedCoverage, LicenseRejection> => {
  const { request, platform, now } = facts;
  const { contentType, territories } = completed(request, platform);
  const { trackId, validUntil } = request;
  return clearCoverage({ ...facts, trackId }, [contentType], territories, (terms) =>
    clearValidity(terms, validUntil, now),
  );
};

/** Decides without alternatives to what is rejected. */
const decide = (facts: IssuanceFacts): Result<GrantedLicense, LicenseRejection> => {
  const { request, platform, quota, now } = facts;
  const { contentType } = completed(request, platform);
  const cleared = clear(facts);
  if (!cleared.ok) return cleared;
  const { track, terms, territories, validUntil } = cleared.value;
  const price = priceOf(terms, { contentTypes: [contentType], territories });
  const cost = clearCost(price, { acceptFee: request.acceptFee, quota });
  if (!cost.ok) return cost;
  return ok({
    status: 'active',
    trackId: track.trackId,
    platformId: platform.platformId,
    contentId: request.contentId,
    contentType,
    territories,
    media: terms.media,
    terms,
    attribution: attributionOf(track, terms),
    source: facts.source,
    environment: platform.environment,
    licensee: request.licensee ?? { name: platform.name, type: 'platform' },
    issuedAt: now,
    validFrom: now,
    ...(validUntil !== undefined && { validUntil }),
    ...(request.projectName !== undefined && { projectName: request.projectName }),
    metadata: request.metadata ?? {},
    ...(price && { fees: [price] }),
  });
};

/**
 * Decides from these facts alone whether a platform may have this license. A rejection by a clause contains
 * the changes with which the same request would be granted.
 */
export const decideIssuance = (facts: IssuanceFacts): Result<GrantedLicense, LicenseRejection> => {
  const decided = decide(facts);
  if (decided.ok || !('alternatives' in decided.failure)) return decided;
  return fail({ ...decided.failure, alternatives: alternativesTo(facts, clear) });
};

export const identified = (granted: GrantedLicense, licenseId: LicenseId): ActiveLicense => ({
  ...granted,
  licenseId,
});
