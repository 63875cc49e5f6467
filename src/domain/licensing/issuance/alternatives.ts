import { termsInForce, type ContentType } from '../../catalog/license-terms.ts';
import type { Money } from '../../shared/money.ts';
import type { Result } from '../../shared/result.ts';
import { listOf } from '../../shared/territory.ts';
import { clearValidity, offeredEnd, requestedTerritories } from './clauses.ts';
import { completed, type Alternative, type IssuanceFacts } from './facts.ts';
import type { FeeRefusal } from './fee.ts';

/** The changes that each clause needs which rejects a request. */
export interface NeededChanges {
  /** The content types of the terms, if they do not allow that of the request. Any of them will do. */
  readonly contentTypes: readonly ContentType[] | undefined;
  /** The terms have a rate card: the price can depend on the content type. */
  readonly isPricedByType?: boolean;
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
    isPricedByType: terms.rates !== undefined,
    other: narrowed && ending && { ...narrowed, ...ending },
  };
};

/**
 * Returns the complete changes with which a request would be granted, if `isGranted` confirms it. The other clauses
 * are the same for every content type of the terms, and so is the price without a rate card, so one decision confirms all of
 * them: a rejection must not cost much more than a license.
 */
export const confirmedChanges = (
  needed: NeededChanges | undefined,
  isGranted: (change: Alternative) => boolean,
): readonly Alternative[] => {
  if (!needed?.other) return [];
  const { contentTypes, other } = needed;
  const changes = contentTypes ? contentTypes.map((contentType) => ({ contentType, ...other })) : [other];
  if (needed.isPricedByType === true) return changes.filter(isGranted);
  const [first] = changes;
  return first && isGranted(first) ? changes : [];
};

/** A decision, or why it was rejected: only a rejection for the price has one. */
type Decided = Result<unknown, FeeRefusal | { readonly kind: string; readonly price?: never }>;

/** Returns whether a request would be granted to a caller that accepts the price, whatever it is. */
export const isGrantedForPrice = (decide: (accepted?: { readonly acceptFee: Money }) => Decided): boolean => {
  const decided = decide();
  if (decided.ok || !decided.failure.price) return decided.ok;
  return decide({ acceptFee: decided.failure.price }).ok;
};

/**
 * Returns the changes with which a rejected request would be granted. If several clauses reject it, each
 * alternative changes everything that they require.
 */
export const alternativesTo = (
  facts: IssuanceFacts,
  decide: (facts: IssuanceFacts) => Decided,
): readonly Alternative[] =>
  confirmedChanges(neededChanges(facts), (change) =>
    isGrantedForPrice((accepted) =>
      decide({ ...facts, request: { ...facts.request, ...change, ...accepted } }),
    ),
  );
