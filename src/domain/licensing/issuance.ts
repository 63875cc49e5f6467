import { allows, type Scope } from '../access/scope.ts';
import { attributionOf } from '../catalog/attribution.ts';
import { clearanceOf } from '../catalog/clearance.ts';
import { termsInForce, type ContentType, type LicenseTerms } from '../catalog/license-terms.ts';
import { wasPublished, type Takedown, type Track } from '../catalog/track.ts';
import type { Platform } from '../platforms/platform.ts';
import { fits } from '../platforms/tier.ts';
import { monthsLater, type Instant } from '../shared/calendar.ts';
import type { ContentId, LicenseId, TrackId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { expand, listOf, missingFrom, type Territory } from '../shared/territory.ts';
import type { ActiveLicense, Licensee, LicenseSource, Metadata } from './license.ts';

/** What a caller asks for; absent members take the platform's defaults. */
export interface LicenseRequest {
  readonly trackId: TrackId;
  readonly contentId: ContentId;
  readonly contentType?: ContentType;
  readonly territories?: readonly Territory[];
  readonly validUntil?: Instant;
  readonly licensee?: Licensee;
  readonly projectName?: string;
  readonly metadata?: Metadata;
}

/** A change to the request that the clause named would let pass. */
export type Alternative =
  | { readonly contentType: ContentType }
  | { readonly territories: readonly Territory[] }
  | { readonly validUntil: Instant };

export type IssuanceRefusal =
  | { readonly kind: 'platform-suspended' }
  | { readonly kind: 'scope-missing'; readonly anyOf: readonly Scope[] }
  | { readonly kind: 'track-not-found'; readonly trackId: TrackId }
  | { readonly kind: 'track-taken-down'; readonly trackId: TrackId; readonly takedown: Takedown }
  | {
      readonly kind: 'track-not-licensable';
      readonly clause: 'terms' | 'rights.master' | 'rights.publishing';
      readonly missing: readonly Territory[];
      readonly alternatives: readonly Alternative[];
    }
  | {
      readonly kind: 'content-type-not-cleared';
      readonly clause: 'terms.contentTypes';
      readonly contentType: ContentType;
      readonly alternatives: readonly Alternative[];
    }
  | {
      readonly kind: 'territory-not-cleared';
      readonly clause: 'track.territories' | 'terms.territories';
      readonly missing: readonly Territory[];
      readonly alternatives: readonly Alternative[];
    }
  | {
      readonly kind: 'validity-not-offered';
      readonly clause: 'terms.term';
      readonly detail: string;
      readonly alternatives: readonly Alternative[];
    }
  | { readonly kind: 'license-quota-exceeded'; readonly limit: number };

/** All that the decision stands on. */
export interface IssuanceFacts {
  readonly request: LicenseRequest;
  /** Undefined where there is no such track. */
  readonly track: Track | undefined;
  readonly platform: Platform;
  readonly quota: { readonly limit: number | null; readonly used: number };
  readonly source: LicenseSource;
  readonly now: Instant;
}

const issuing: readonly Scope[] = ['licenses:write'];

type Barred = Extract<IssuanceRefusal, { kind: 'platform-suspended' | 'scope-missing' }>;

/** Whether a platform may change licenses at all, whatever the track. */
export const mayLicense = ({ status, scopes }: Platform): Result<true, Barred> => {
  if (status === 'suspended') return fail({ kind: 'platform-suspended' });
  return allows(scopes, issuing) ? ok(true) : fail({ kind: 'scope-missing', anyOf: issuing });
};

/** A license but for its id. */
export type GrantedLicense = Omit<ActiveLicense, 'licenseId'>;

/** Whether a platform may have this license, decided from what is known and nothing else. */
export const decideIssuance = (facts: IssuanceFacts): Result<GrantedLicense, IssuanceRefusal> => {
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
    const alternatives = terms.contentTypes.map((offered) => ({ contentType: offered }));
    return fail({
      kind: 'content-type-not-cleared',
      clause: 'terms.contentTypes',
      contentType,
      alternatives,
    });
  }
  const territories = clearTerritories(track, terms, asked);
  if (!territories.ok) return territories;
  const validUntil = validity(terms, request.validUntil, now);
  if (!validUntil.ok) return validUntil;
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

export const identified = (granted: GrantedLicense, licenseId: LicenseId): ActiveLicense => ({
  ...granted,
  licenseId,
});

/** A request as it is decided on: what it leaves open is as the platform is registered. */
export const completed = (request: LicenseRequest, { contentTypes, territories }: Platform) => ({
  ...request,
  contentType: request.contentType ?? contentTypes[0] ?? 'other',
  ...(!request.territories && territories.length > 0 && { territories }),
});

type TerritoryRefusal = Extract<IssuanceRefusal, { kind: 'territory-not-cleared' | 'track-not-licensable' }>;

const clearTerritories = (
  track: Track,
  terms: LicenseTerms,
  asked: readonly Territory[] | undefined,
): Result<readonly Territory[], TerritoryRefusal> => {
  const { byTrack, byTerms, master, publishing, available } = clearanceOf(track, terms);
  const wanted = asked ? expand(asked) : available.size > 0 ? available : expand(['WORLD']);
  const possible = listOf(wanted.intersection(available));
  const alternatives = possible.length > 0 ? [{ territories: possible }] : [];
  const lacking = (set: ReadonlySet<string>) => missingFrom(listOf(wanted), set);
  for (const [clause, set] of [
    ['track.territories', byTrack],
    ['terms.territories', byTerms],
  ] as const) {
    const missing = lacking(set);
    if (missing.length > 0) return fail({ kind: 'territory-not-cleared', clause, missing, alternatives });
  }
  for (const [clause, set] of [
    ['rights.master', master],
    ['rights.publishing', publishing],
  ] as const) {
    const missing = lacking(set);
    if (missing.length > 0) return fail({ kind: 'track-not-licensable', clause, missing, alternatives });
  }
  return ok(listOf(wanted));
};

/** The last moment of the license: the caller may shorten what the terms offer, never extend it. */
const validity = (
  terms: LicenseTerms,
  asked: Instant | undefined,
  now: Instant,
): Result<Instant | undefined, Extract<IssuanceRefusal, { kind: 'validity-not-offered' }>> => {
  const offered = terms.term.type === 'fixed' ? monthsLater(now, terms.term.months) : undefined;
  const refuse = (detail: string) =>
    fail({
      kind: 'validity-not-offered',
      clause: 'terms.term',
      detail,
      alternatives: offered === undefined ? [] : [{ validUntil: offered }],
    } as const);
  if (asked === undefined) return ok(offered);
  if (asked <= now) return refuse('has passed');
  if (offered !== undefined && asked > offered) return refuse('is later than the terms offer');
  return ok(asked);
};
