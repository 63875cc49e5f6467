import { facetNames, type SearchPosition } from '../../../../src/domain/catalog/search/search-criteria.ts';
import * as domain from '../../../../src/domain/catalog/search/search-matching.ts';
import type { Track } from '../../../../src/domain/catalog/track.ts';
import type { TrackId } from '../../../../src/domain/shared/ids.ts';
import type { CatalogIndex } from '../../../../src/ports/driven/catalog/catalog-index.ts';

/** The functions of an index; a mutant replaces one of these. */
export interface SearchRules {
  readonly matches: typeof domain.matches;
  readonly sortValue: typeof domain.sortValue;
  readonly positionOrder: typeof domain.positionOrder;
  readonly withoutFilterOf: typeof domain.withoutFilterOf;
  /** Those of a list, in order, that come after a position. */
  readonly following: (
    places: readonly SearchPosition[],
    after: SearchPosition,
    order: ReturnType<typeof domain.positionOrder>,
  ) => readonly SearchPosition[];
}

export const searchRules: SearchRules = {
  ...domain,
  following: (places, after, order) => places.filter((place) => order(place, after) > 0),
};

/** Looks at every track for every search: what the domain says an index answers, and nothing more. */
export const referenceIndex = (
  tracks: () => readonly Track[],
  plays: () => ReadonlyMap<TrackId, number>,
  rules: SearchRules = searchRules,
): CatalogIndex => ({
  search: async ({ criteria, sort, order, limit, after, facets }, now) => {
    const found = tracks().filter((track) => rules.matches(track, criteria, now));
    const inOrder = rules.positionOrder(order);
    const places = found
      .map((track) => ({
        value: rules.sortValue(track, sort, { ...criteria, plays: plays().get(track.trackId) ?? 0 }),
        trackId: track.trackId,
      }))
      .sort(inOrder);
    const left = after ? rules.following(places, after, inOrder) : places;
    const counts = facetNames
      .filter((facet) => facets.includes(facet))
      .map((facet) => {
        const wider = rules.withoutFilterOf(criteria, facet);
        const byValue = new Map<string, number>();
        const counted = domain.requestedValues(criteria, facet)
          ? tracks().filter((track) => rules.matches(track, wider, now))
          : found;
        for (const track of counted) {
          for (const value of domain.facetValuesOf(track, facet))
            byValue.set(value, (byValue.get(value) ?? 0) + 1);
        }
        const values = [...byValue].map(([value, count]) => ({ value, count }));
        return [facet, values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))] as const;
      });
    return {
      hits: left.slice(0, limit),
      hasMore: left.length > limit,
      total: places.length,
      facets: Object.fromEntries(counts),
    };
  },
});
