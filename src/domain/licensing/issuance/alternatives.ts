import { termsInForce } from '../../catalog/license-terms.ts';
import type { Result } from '../../shared/result.ts';
import { listOf } from '../../shared/territory.ts';
import { clearValidity, offeredEnd, territoriesAsked } from './clauses.ts';
import { completed, type Alternative, type IssuanceFacts } from './facts.ts';

type Change = Alternative | undefined;

/**
 * Returns the changes that would satisfy each clause that rejects the request, or an empty list if no change
 * helps.
 */
const changes = ({ request, track, platform, now }: IssuanceFacts): readonly (readonly Alternative[])[] => {
  const terms = track && termsInForce(track.terms, now);
  if (!terms) return [];
  const { contentType, territories: asked } = completed(request, platform);
  const { wanted, available } = territoriesAsked(track, terms, asked);
  const possible = wanted.intersection(available);
  const end = offeredEnd(terms, now);
  const narrowed: Change = possible.size > 0 ? { territories: listOf(possible) } : undefined;
  const shortened: Change = end === undefined ? undefined : { validUntil: end };
  return [
    ...(terms.contentTypes.includes(contentType)
      ? []
      : [terms.contentTypes.map((offered) => ({ contentType: offered }))]),
    ...(possible.size === wanted.size ? [] : [narrowed ? [narrowed] : []]),
    ...(clearValidity(terms, request.validUntil, now).ok ? [] : [shortened ? [shortened] : []]),
  ];
};

/** Returns every combination of one change for each clause. */
export const combinationsOf = (options: readonly (readonly Alternative[])[]): readonly Alternative[] =>
  options.reduce<readonly Alternative[]>(
    (combined, next) => combined.flatMap((one) => next.map((other) => ({ ...one, ...other }))),
    [{}],
  );

/**
 * Returns the changes with which a rejected request would be granted. If several clauses reject it, each
 * alternative changes everything that they require. `decide` confirms each alternative before it is offered.
 */
export const alternativesTo = (
  facts: IssuanceFacts,
  decide: (facts: IssuanceFacts) => Result<unknown, unknown>,
): readonly Alternative[] =>
  combinationsOf(changes(facts)).filter(
    (change) => decide({ ...facts, request: { ...facts.request, ...change } }).ok,
  );
