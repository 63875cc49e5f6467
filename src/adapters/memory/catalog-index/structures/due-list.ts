import type { Instant } from '../../../../domain/shared/calendar.ts';

/** Items with a due time, in a binary heap with the earliest first. */
export interface DueList<Item> {
  readonly add: (at: Instant, item: Item) => void;
  /** Removes and returns the earliest item if it is due. */
  readonly take: (now: Instant) => Item | undefined;
  readonly all: () => readonly { readonly at: Instant; readonly item: Item }[];
}

export const dueList = <Item>(): DueList<Item> => {
  const heap: { readonly at: Instant; readonly item: Item }[] = [];
  const momentAt = (place: number): Instant => heap[place]?.at ?? Infinity;

  const swap = (a: number, b: number): void => {
    const [first, second] = [heap[a], heap[b]];
    if (first && second) [heap[a], heap[b]] = [second, first];
  };

  const rise = (from: number): void => {
    for (let place = from; place > 0;) {
      const parent = (place - 1) >> 1;
      if (momentAt(parent) <= momentAt(place)) return;
      swap(parent, place);
      place = parent;
    }
  };

  const sink = (): void => {
    for (let place = 0; ;) {
      const left = 2 * place + 1;
      const child = momentAt(left + 1) < momentAt(left) ? left + 1 : left;
      if (momentAt(child) >= momentAt(place)) return;
      swap(child, place);
      place = child;
    }
  };

  return {
    add: (at, item) => {
      heap.push({ at, item });
      rise(heap.length - 1);
    },
    take: (now) => {
      const [first] = heap;
      if (!first || first.at > now) return undefined;
      const last = heap.pop();
      if (last && heap.length > 0) {
        heap[0] = last;
        sink();
      }
      return first.item;
    },
    all: () => [...heap],
  };
};
