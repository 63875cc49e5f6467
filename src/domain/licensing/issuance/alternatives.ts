import { termsInForce } from '../../catalog/license-terms.ts';
import type { Result } from '../../shared/result.ts';
import { listOf } from '../../shared/territory.ts';
import { clearValidity, offeredEnd, territoriesAsked } from './clauses.ts';
import { completed, type Alternative, type IssuanceFacts } from './facts.ts';

type Change = Alternative | undefined;

/** What each clause that refuses the request would grant instead; an empty list if nothing would help. */
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

/** Every whole change that takes one option for each clause that refuses. */
export const combinationsOf = (options: readonly (readonly Alternative[])[]): readonly Alternative[] =>
  options.reduce<readonly Alternative[]>(
    (combined, next) => combined.flatMap((one) => next.map((other) => ({ ...one, ...other }))),
    [{}],
  );

/**
 * The changes with which a refused request would be granted. If several clauses refuse it, each alternative changes what
 * all of them ask for. Every one is decided by `decide` before it is offered.
 */
export const alternativesTo = (
  facts: IssuanceFacts,
  decide: (facts: IssuanceFacts) => Result<unknown, unknown>,
): readonly Alternative[] =>
  combinationsOf(changes(facts)).filter(
    (change) => decide({ ...facts, request: { ...facts.request, ...change } }).ok,
  );
