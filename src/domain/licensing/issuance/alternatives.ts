import { termsInForce, type ContentType } from '../../catalog/license-terms.ts';
import { priceOf } from '../../fees/price.ts';
import type { Money } from '../../shared/money.ts';
import type { Result } from '../../shared/result.ts';
import { listOf } from '../../shared/territory.ts';
import { clearValidity, offeredEnd, requestedTerritories } from './clauses.ts';
import { clearCost, type ClearedCoverage } from './coverage.ts';
import { completed, type Alternative, type IssuanceFacts, type LicenseRejection } from './facts.ts';

/** The changes that each clause needs which rejects a request. */
export interface NeededChanges {
  /** The content types of the terms, if they do not allow that of the request. Any of them will do. */
  readonly contentTypes: readonly ContentType[] | undefined;
  /** The changes for the other clauses. Undefined if nothing satisfies one of them. */
  readonly other: Omit<Alternative, 'contentType'> | undefined;
}

/** Returns the countries that remain of a request as a change, or undefined if none remains. */
export const narrowedTo = (
  wanted: ReadonlySet<string>,
  available: ReadonlySet<string>,
): Pick<Alternative, 'territories'> | undefined => {
  const possible = wanted.intersection(available);
  if (possible.size === wanted.size) return {};
  return possible.size > 0 ? { territories: listOf(possible) } : undefined;
};

const neededChanges = ({ request, track, platform, now }: IssuanceFacts): NeededChanges | undefined => {
  const terms = track && termsInForce(track.terms, now);
  if (!terms) return undefined;
  const { contentType, territories: requested } = completed(request, platform);
  const { wanted, available } = requestedTerritories(track, terms, requested);
  const narrowed = narrowedTo(wanted, available);
  const end = offeredEnd(terms, now);
  const shortened = end === undefined ? undefined : { validUntil: end };
  const ending = clearValidity(terms, request.validUntil, now).ok ? {} : shortened;
  return {
    contentTypes: terms.contentTypes.includes(contentType) ? undefined : terms.contentTypes,
    other: narrowed && ending && { ...narrowed, ...ending },
  };
};

/** The decisions about a change. */
interface ChangeDecisions<Cleared> {
  /** Decides on everything but the price and the quota. */
  readonly clear: (change: Alternative) => Result<Cleared, unknown>;
  /** Returns the price of a change. Only its content type differs from that of the change that was cleared. */
  readonly priceOf: (cleared: Cleared, change: Alternative) => Money | undefined;
  readonly quota: IssuanceFacts['quota'];
}

/**
 * Returns the complete changes with which a request would be granted to a caller that accepts the price, whatever it is.
 * The clauses are the same for every content type of the terms, so one decision clears all changes: a rejection must not cost much
 * more than a license. The price can depend on the content type, so the platform must be able to pay that of each change.
 */
export const confirmedChanges = <Cleared>(
  needed: NeededChanges | undefined,
  { clear, priceOf: priceOfChange, quota }: ChangeDecisions<Cleared>,
): readonly Alternative[] => {
  if (!needed?.other) return [];
  const { contentTypes, other } = needed;
  const changes = contentTypes ? contentTypes.map((contentType) => ({ contentType, ...other })) : [other];
  const [first] = changes;
  const cleared = first && clear(first);
  if (!cleared?.ok) return [];
  return changes.filter((change) => {
    const price = priceOfChange(cleared.value, change);
    return clearCost(price, { acceptFee: price, quota }).ok;
  });
};

/**
 * Returns the changes with which a rejected request would be granted. If several clauses reject it, each
 * alternative changes everything that they require.
 */
export const alternativesTo = (
  facts: IssuanceFacts,
  clear: (facts: IssuanceFacts) => Result<ClearedCoverage, LicenseRejection>,
): readonly Alternative[] => {
  const requested = completed(facts.request, facts.platform).contentType;
  return confirmedChanges(neededChanges(facts), {
    clear: (change) => clear({ ...facts, request: { ...facts.request, ...change } }),
    priceOf: ({ terms, territories }, { contentType = requested }) =>
      priceOf(terms, { contentTypes: [contentType], territories }),
    quota: facts.quota,
  });
};
