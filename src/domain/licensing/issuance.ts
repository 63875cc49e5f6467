import { allows, type Scope } from '../access/scope.ts';
import { attributionOf } from '../catalog/attribution.ts';
import { termsInForce } from '../catalog/license-terms.ts';
import { wasPublished } from '../catalog/track.ts';
import type { Platform } from '../platforms/platform.ts';
import { fits } from '../platforms/tier.ts';
import type { LicenseId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { alternativesTo } from './alternatives.ts';
import { clearTerritories, clearValidity } from './clauses.ts';
import { completed, type IssuanceFacts, type IssuanceRefusal } from './issuance-facts.ts';
import type { ActiveLicense } from './license.ts';

const issuing: readonly Scope[] = ['licenses:write'];

type Barred = Extract<IssuanceRefusal, { kind: 'platform-suspended' | 'scope-missing' }>;

/** Whether a platform may change licenses at all, whatever the track. */
export const mayLicense = ({ status, scopes }: Platform): Result<true, Barred> => {
  if (status === 'suspended') return fail({ kind: 'platform-suspended' });
  return allows(scopes, issuing) ? ok(true) : fail({ kind: 'scope-missing', anyOf: issuing });
};

/** A license but for its id. */
export type GrantedLicense = Omit<ActiveLicense, 'licenseId'>;

/** The decision without alternatives to what is refused. */
const decide = (facts: IssuanceFacts): Result<GrantedLicense, IssuanceRefusal> => {
  const { request, track, platform, now } = facts;
  const may = mayLicense(platform);
  if (!may.ok) return may;
  if (!track || !wasPublished(track)) {
    return fail({ kind: 'track-not-found', trackId: request.trackId });
  }
  if (track.moderationStatus === 'taken_down') {
    return fail({ kind: 'track-taken-down', trackId: track.trackId, takedown: track.takedown });
  }
  const terms = termsInForce(track.terms, now);
  if (!terms) return fail({ kind: 'track-not-licensable', clause: 'terms', missing: [], alternatives: [] });

  const { contentType, territories: asked } = completed(request, platform);
  if (!terms.contentTypes.includes(contentType)) {
    return fail({
      kind: 'content-type-not-cleared',
      clause: 'terms.contentTypes',
      contentType,
      alternatives: [],
    });
  }
  const territories = clearTerritories(track, terms, asked);
  if (!territories.ok) return territories;
  const validUntil = clearValidity(terms, request.validUntil, now);
  if (!validUntil.ok) return validUntil;
  if (terms.fee && terms.fee.amount > 0) {
    return fail({ kind: 'payment-required', clause: 'terms.fee', price: terms.fee });
  }
  if (!fits(facts.quota.limit, facts.quota.used)) {
    return fail({ kind: 'license-quota-exceeded', limit: facts.quota.limit ?? 0 });
  }
  return ok({
    status: 'active',
    trackId: track.trackId,
    platformId: platform.platformId,
    contentId: request.contentId,
    contentType,
    territories: territories.value,
    media: terms.media,
    terms,
    attribution: attributionOf(track, terms),
    source: facts.source,
    environment: platform.environment,
    licensee: request.licensee ?? { name: platform.name, type: 'platform' },
    issuedAt: now,
    validFrom: now,
    ...(validUntil.value !== undefined && { validUntil: validUntil.value }),
    ...(request.projectName !== undefined && { projectName: request.projectName }),
    metadata: request.metadata ?? {},
  });
};

/**
 * Whether a platform may have this license, decided from these facts and nothing else. A refusal by a clause names the
 * changes with which the same request would be granted.
 */
export const decideIssuance = (facts: IssuanceFacts): Result<GrantedLicense, IssuanceRefusal> => {
  const decided = decide(facts);
  if (decided.ok || !('alternatives' in decided.failure)) return decided;
  return fail({ ...decided.failure, alternatives: alternativesTo(facts, decide) });
};

export const identified = (granted: GrantedLicense, licenseId: LicenseId): ActiveLicense => ({
  ...granted,
  licenseId,
});
