import { facetNames, type FacetName } from '../../../../domain/catalog/search/search-criteria.ts';
import { collationKey } from '../../../../domain/catalog/search/search-text.ts';
import { numberLists, type NumberListsState } from './number-lists.ts';
import { add, emptySet, remove, type OrdinalSet } from './ordinal-set.ts';
import { pairCounts, type PairCountsState } from './pair-counts.ts';

/** A value of a facet in its spelling. */
export interface Label {
  readonly facet: FacetName;
  readonly number: number;
  readonly value: string;
  /** The live tracks with this label. */
  readonly bearers: OrdinalSet;
}

/** The labels of tracks, in both directions. */
export interface Labels {
  /** Sets the labels of the next ordinal, from 0 on. */
  readonly put: (ordinal: number, valuesOf: (facet: FacetName) => readonly string[]) => void;
  readonly drop: (ordinal: number) => void;
  readonly of: (facet: FacetName) => readonly Label[];
  /** Returns the tracks with any of the requested labels, in any spelling that folds to the same. */
  readonly tracksWith: (facet: FacetName, requested: readonly string[]) => readonly OrdinalSet[];
  /** Returns how many live tracks two sets of `tracksWith` share, or undefined if that is not counted. */
  readonly sharedBy: (one: OrdinalSet, other: OrdinalSet) => number | undefined;
  /** Returns how many of the tracks have each label, by the label's number. */
  readonly countsOf: (ordinals: Uint32Array) => Uint32Array;
  readonly state: () => LabelsState;
}

export interface LabelsState {
  /** The labels by their numbers. */
  readonly labels: readonly {
    readonly facet: FacetName;
    readonly value: string;
    readonly bearers: OrdinalSet;
  }[];
  readonly borne: NumberListsState;
  readonly pairs: PairCountsState;
}

const noFacet = () => ({
  labels: [] as Label[],
  spelled: new Map<string, Label>(),
  alike: new Map<string, Label[]>(),
});

export const labelIndex = (saved?: LabelsState): Labels => {
  const facets = {
    mood: noFacet(),
    genre: noFacet(),
    instrument: noFacet(),
    vocals: noFacet(),
    key: noFacet(),
  };
  const all: Label[] = [];
  const borne = numberLists(saved?.borne);
  const pairs = pairCounts(saved?.pairs);
  const numberOf = new Map<OrdinalSet, number>();

  const begin = (facet: FacetName, value: string, bearers = emptySet()): Label => {
    const label = { facet, number: all.length, value, bearers };
    const { labels, spelled, alike } = facets[facet];
    const key = collationKey(value);
    all.push(label);
    numberOf.set(bearers, label.number);
    labels.push(label);
    spelled.set(value, label);
    alike.set(key, [...(alike.get(key) ?? []), label]);
    return label;
  };
  for (const { facet, value, bearers } of saved?.labels ?? []) begin(facet, value, bearers);

  return {
    put: (ordinal, valuesOf) => {
      const given = facetNames.flatMap((facet) =>
        valuesOf(facet).map((value) => facets[facet].spelled.get(value) ?? begin(facet, value)),
      );
      for (const { bearers } of given) add(bearers, ordinal);
      const numbers = given.map(({ number }) => number);
      borne.append(numbers);
      pairs.count(numbers, 1);
    },
    drop: (ordinal) => {
      const numbers = borne.of(ordinal);
      for (const number of new Set(numbers)) remove(all[number]?.bearers ?? emptySet(), ordinal);
      pairs.count(numbers, -1);
    },
    of: (facet) => facets[facet].labels,
    tracksWith: (facet, requested) =>
      requested
        .flatMap((value) => facets[facet].alike.get(collationKey(value)) ?? [])
        .map(({ bearers }) => bearers),
    sharedBy: (one, other) => {
      const [a, b] = [numberOf.get(one), numberOf.get(other)];
      return a === undefined || b === undefined ? undefined : pairs.of(a, b);
    },
    countsOf: (ordinals) => {
      const counts = new Uint32Array(all.length);
      borne.countInto(counts, ordinals);
      return counts;
    },
    state: () => ({
      labels: all.map(({ facet, value, bearers }) => ({ facet, value, bearers })),
      borne: borne.state,
      pairs: pairs.state,
    }),
  };
};
