import {
  facetNames,
  type FacetName,
  type SearchCriteria,
} from '../../../domain/catalog/search/search-criteria.ts';
import { isrcKey, requestedValues } from '../../../domain/catalog/search/search-matching.ts';
import { collationKey } from '../../../domain/catalog/search/search-text.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import { expand } from '../../../domain/shared/territory.ts';
import type { Json } from '../client.ts';
import { comparedIn } from '../mapping.ts';

const anyOf = (field: string, values: readonly string[]): Json => ({ terms: { [field]: values } });
const only = (field: string, value: string | boolean): Json => ({ term: { [field]: value } });
const none = (query: Json): Json => ({ bool: { must_not: [query] } });

const between = <Value extends number | string>(
  field: string,
  min: Value | undefined,
  max: Value | undefined,
): readonly Json[] =>
  min === undefined && max === undefined
    ? []
    : [
        {
          range: {
            [field]: { ...(min !== undefined && { gte: min }), ...(max !== undefined && { lte: max }) },
          },
        },
      ];

/** Returns the filter of a facet, which compares folded values, or undefined if the criteria have none. */
export const facetFilter = (criteria: SearchCriteria, facet: FacetName): Json | undefined => {
  const requested = requestedValues(criteria, facet);
  return requested && anyOf(comparedIn(facet), [...new Set(requested.map(collationKey))]);
};

/** Returns the filters of these facets that the criteria have. */
export const facetFilters = (criteria: SearchCriteria, facets: readonly FacetName[]): readonly Json[] =>
  facets.map((facet) => facetFilter(criteria, facet)).filter((filter) => filter !== undefined);

/** The terms in force clear a use, and close none of the countries. Terms clear nothing before their first version. */
const offered = ({ contentTypes, territories }: SearchCriteria, now: Instant): readonly Json[] => {
  const closing = [...expand(territories ?? [])];
  if (!contentTypes && closing.length === 0) return [];
  const inForce = [{ range: { 'offers.from': { lte: now } } }, { range: { 'offers.until': { gt: now } } }];
  const query = {
    bool: {
      filter: [...inForce, ...(contentTypes ? [anyOf('offers.uses', contentTypes)] : [])],
      ...(closing.length > 0 && { must_not: [anyOf('offers.closed', closing)] }),
    },
  };
  return [{ nested: { path: 'offers', score_mode: 'none', query } }];
};

/** Returns the filters of everything but text and the facets that are counted, all for a track to meet. */
export const filtersOf = (
  criteria: SearchCriteria,
  now: Instant,
  counted: readonly FacetName[],
): readonly Json[] => {
  const { hasStems, artistIds, isrc, near } = criteria;
  return [
    only('approved', true),
    ...between('bpm', criteria.bpmMin, criteria.bpmMax),
    ...between('duration', criteria.durationMinMs, criteria.durationMaxMs),
    ...between('energy', criteria.energyMin, criteria.energyMax),
    ...between('released', criteria.releasedFrom, criteria.releasedTo),
    ...between('updated', criteria.updatedSince, undefined),
    ...(hasStems === undefined ? [] : [only('stems', hasStems)]),
    ...(artistIds ? [anyOf('artists', artistIds)] : []),
    ...(isrc === undefined ? [] : [only('isrc', isrcKey(isrc))]),
    ...(near ? [only('space', near.likeness.space), none(only('id', near.trackId))] : []),
    ...facetFilters(
      criteria,
      facetNames.filter((facet) => !counted.includes(facet)),
    ),
    ...offered(criteria, now),
  ];
};
