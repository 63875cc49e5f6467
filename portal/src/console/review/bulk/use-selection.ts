import { useState } from 'react';

/** The number of tracks that can be approved together. */
export const maxSelected = 50;

export interface Selection {
  readonly isOn: boolean;
  readonly ids: ReadonlySet<string>;
  /** Whether no further track can be selected. */
  readonly isFull: boolean;
  readonly start: () => void;
  readonly end: () => void;
  readonly toggle: (trackId: string) => void;
  /** Selects these tracks in their order, as far as there is room. */
  readonly selectAll: (trackIds: readonly string[]) => void;
}

/** The tracks that are selected in the list, as far as they are still `listed`. */
export const useSelection = (listed: readonly string[]): Selection => {
  const [isOn, setIsOn] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = new Set(listed.filter((trackId) => chosen.has(trackId)));
  return {
    isOn,
    ids,
    isFull: ids.size >= maxSelected,
    start: () => setIsOn(true),
    end: () => {
      setIsOn(false);
      setChosen(new Set());
    },
    toggle: (trackId) => {
      const next = new Set(ids);
      if (!next.delete(trackId) && next.size < maxSelected) next.add(trackId);
      setChosen(next);
    },
    selectAll: (trackIds) => setChosen(new Set(trackIds.slice(0, maxSelected))),
  };
};
