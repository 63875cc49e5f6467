import { attributionOf } from '../catalog/attribution.ts';
import { termsInForce } from '../catalog/license-terms.ts';
import { chargeAmendment } from '../fees/amendment-price.ts';
import { priceOf } from '../fees/price.ts';
import type { Instant } from '../shared/calendar.ts';
import type { Money } from '../shared/money.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { expand, listOf } from '../shared/territory.ts';
import { confirmedChanges, narrowedTo } from './issuance/alternatives.ts';
import { clearRenewal, renewableUntil, requestedTerritories } from './issuance/clauses.ts';
import { clearCost, clearCoverage, type ClearedCoverage } from './issuance/coverage.ts';
import { scopeDifferences } from './issuance/differences.ts';
import type { LicenseUnusable } from './download.ts';
import type { Alternative, IssuanceFacts, LicenseRejection } from './issuance/facts.ts';
import {
  asOf,
  contentTypesOf,
  versionOf,
  versionStart,
  type ActiveLicense,
  type AmendmentRequest,
  type License,
} from './license.ts';
import { withdrawnClauses } from './issuance/narrowing.ts';

/** The limit of versions of a license, so that its history can be read and moved as a whole. */
export const maxVersions = 100;

export type AmendmentRejection =
  | LicenseRejection
  | Extract<LicenseUnusable, { kind: 'license-not-active' }>
  /** The terms in force allow less than the license does; `clause` is the first of `clauses`. */
  | { readonly kind: 'terms-narrowed'; readonly clause: string; readonly clauses: readonly string[] }
  | { readonly kind: 'too-many-versions'; readonly limit: number };

/** The facts on which the decision depends. */
export interface AmendmentFacts extends Pick<IssuanceFacts, 'track' | 'platform' | 'quota' | 'now'> {
  readonly license: License;
  readonly request: AmendmentRequest;
  /** The price that the caller agrees to pay. It is not part of the request that the version records. */
  readonly acceptFee?: Money | undefined;
}

export type AmendmentDecision =
  /** The license covers the request already. */
  | { readonly outcome: 'covered'; readonly license: ActiveLicense }
  /** `price` is absent if the amendment costs nothing. */
  | { readonly outcome: 'amended'; readonly license: ActiveLicense; readonly price?: Money };

/** Returns whether a request adds content types or territories to a license. */
const widens = (license: ActiveLicense, { validUntil: _, ...scope }: AmendmentRequest): boolean =>
  scopeDifferences(license, scope).length > 0;

/** Returns the content types of a license and that of a request. */
const contentTypesWith = (
  license: ActiveLicense,
  { contentType }: AmendmentRequest,
): ReturnType<typeof contentTypesOf> => {
  const [first, ...more] = contentTypesOf(license);
  return contentType === undefined || contentType === first || more.includes(contentType)
    ? [first, ...more]
    : [first, ...more, contentType];
};

/** Decides whether a license may cover what it covers and what is requested, without the price and the quota. */
const clear = (
  license: ActiveLicense,
  { request, track, platform, now }: AmendmentFacts,
): Result<ClearedCoverage, AmendmentRejection> => {
  if (versionOf(license) >= maxVersions) return fail({ kind: 'too-many-versions', limit: maxVersions });
  const cleared = clearCoverage(
    { trackId: license.trackId, track, platform, now },
    contentTypesWith(license, request),
    listOf(expand(license.territories).union(expand(request.territories ?? []))),
    (terms) => clearRenewal(terms, license, request.validUntil, now),
  );
  if (!cleared.ok) return cleared;
  const clauses = withdrawnClauses(license, cleared.value.terms, now);
  const [clause] = clauses;
  return clause === undefined ? cleared : fail({ kind: 'terms-narrowed', clause, clauses });
};

/** Returns what an amendment of this coverage costs, and what is then charged. */
const chargeOf = (
  license: ActiveLicense,
  { terms, territories, validUntil }: ClearedCoverage,
  request: AmendmentRequest,
  now: Instant,
): ReturnType<typeof chargeAmendment> =>
  chargeAmendment(license, {
    price: priceOf(terms, { contentTypes: contentTypesWith(license, request), territories }),
    widens: widens(license, request),
    renewedUntil: validUntil === license.validUntil ? undefined : validUntil,
    now,
  });

/** Returns the license amended to cover what it covered and what is requested, under the terms in force. */
const amend = (
  license: ActiveLicense,
  facts: AmendmentFacts,
): Result<{ readonly license: ActiveLicense; readonly price?: Money }, AmendmentRejection> => {
  const { request, acceptFee, platform, quota, now } = facts;
  const cleared = clear(license, facts);
  if (!cleared.ok) return cleared;
  const { track, terms, territories, validUntil } = cleared.value;
  const { price, ...charged } = chargeOf(license, cleared.value, request, now);
  const cost = clearCost(price, { acceptFee, quota });
  if (!cost.ok) return cost;
  const [, ...added] = contentTypesWith(license, request);
  const amended: ActiveLicense = {
    ...license,
    ...(added.length > 0 && { addedContentTypes: added }),
    territories,
    media: terms.media,
    terms,
    attribution: attributionOf(track, terms),
    ...(validUntil !== undefined && { validUntil }),
    amendment: {
      version: versionOf(license) + 1,
      // The clock may have been set back since.
      amendedAt: Math.max(now, versionStart(license)),
      actor: platform.platformId,
      request,
    },
    ...charged,
  };
  return ok({ license: amended, ...(price && { price }) });
};

/** Returns what would be granted in place of each part of the request that a clause rejects. */
const alternativesFor = (license: ActiveLicense, facts: AmendmentFacts): readonly Alternative[] => {
  const { request, track, now } = facts;
  const terms = track && termsInForce(track.terms, now);
  if (!terms) return [];
  const { wanted, available } = requestedTerritories(
    track,
    terms,
    request.territories ?? license.territories,
  );
  const narrowed = narrowedTo(wanted, available);
  const { contentType, validUntil: requested } = request;
  const end = license.validUntil;
  const latest = end === undefined ? undefined : renewableUntil(terms, end, now);
  const isTooLate = latest !== undefined && requested !== undefined && requested > latest;
  const needed = {
    contentTypes:
      contentType === undefined || terms.contentTypes.includes(contentType) ? undefined : terms.contentTypes,
    other: narrowed && { ...narrowed, ...(isTooLate && { validUntil: latest }) },
  };
  const changed = (change: Alternative): AmendmentRequest => ({ ...request, ...change });
  return confirmedChanges(needed, {
    clear: (change) => clear(license, { ...facts, request: changed(change) }),
    priceOf: (cleared, change) => chargeOf(license, cleared, changed(change), now).price,
    quota: facts.quota,
  }).filter((change) => !isCovered(license, changed(change)));
};

const isCovered = (license: ActiveLicense, request: AmendmentRequest): boolean =>
  scopeDifferences(license, request).length === 0;

/**
 * Decides from these facts alone whether a license may be amended to cover a request. It keeps everything
 * that it covers. A request that it covers already needs no new version, whatever else has changed.
 */
export const decideAmendment = (facts: AmendmentFacts): Result<AmendmentDecision, AmendmentRejection> => {
  const license = asOf(facts.license, facts.now);
  if (license.status !== 'active') return fail({ kind: 'license-not-active', status: license.status });
  if (isCovered(license, facts.request)) return ok({ outcome: 'covered', license });
  const amended = amend(license, facts);
  if (amended.ok) return ok({ outcome: 'amended', ...amended.value });
  const { failure } = amended;
  return fail(
    'alternatives' in failure ? { ...failure, alternatives: alternativesFor(license, facts) } : failure,
  );
};

/** A version of a license that a later one replaced, as it was in force. */
export type ReplacedVersion = ActiveLicense & { readonly replacedAt: Instant };

/** Returns the version that an amended license replaces. */
export const replacedBy = (license: ActiveLicense, amended: ActiveLicense): ReplacedVersion => ({
  ...license,
  replacedAt: versionStart(amended),
});

/**
 * Returns the versions of a license, the latest first: the license as it is, and those that were replaced.
 */
export const versionsOf = (
  license: License,
  replaced: readonly ReplacedVersion[],
): readonly [License, ...ReplacedVersion[]] => [
  license,
  // A version that was replaced after the license was read is in both lists.
  ...replaced
    .filter((version) => versionOf(version) < versionOf(license))
    .toSorted((one, other) => versionOf(other) - versionOf(one)),
];

/** Returns the version in force at a given time, or undefined before the license began and after it ended. */
export const versionAt = (
  license: License,
  replaced: readonly ReplacedVersion[],
  at: Instant,
): License | undefined => {
  const version = versionsOf(license, replaced).find((one) => versionStart(one) <= at);
  if (!version || (version === license && endOf(license) <= at)) return undefined;
  return version;
};

const endOf = (license: License): Instant =>
  (license.status === 'revoked' ? license.revokedAt : license.validUntil) ?? Infinity;
