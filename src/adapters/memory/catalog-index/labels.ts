import { collationKey } from '../../../domain/catalog/search-text.ts';
import { add, emptySet, remove, type OrdinalSet } from './ordinal-set.ts';

/** For every label who bears it, as it is spelled; spellings that fold to the same are found together. */
export interface Labels {
  readonly spelled: Map<string, OrdinalSet>;
  readonly alike: Map<string, OrdinalSet[]>;
}

export const noLabels = (): Labels => ({ spelled: new Map(), alike: new Map() });

export const putLabel = (labels: Labels, label: string, ordinal: number): void => {
  let set = labels.spelled.get(label);
  if (!set) {
    set = emptySet();
    labels.spelled.set(label, set);
    const key = collationKey(label);
    labels.alike.set(key, [...(labels.alike.get(key) ?? []), set]);
  }
  add(set, ordinal);
};

export const dropLabels = (labels: Labels, ordinal: number): void => {
  for (const set of labels.spelled.values()) remove(set, ordinal);
};

/** Whoever bears any of the labels, in any spelling. */
export const bearersOf = (labels: Labels, asked: readonly string[]): readonly OrdinalSet[] =>
  asked.flatMap((label) => labels.alike.get(collationKey(label)) ?? []);
