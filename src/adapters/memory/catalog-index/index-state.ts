import type { OffersState } from './query/offers.ts';
import type { SketchesState } from './query/sketches.ts';
import type { IdColumn } from './structures/columns/id-column.ts';
import type { NumberColumn } from './structures/columns/number-column.ts';
import type { TimeColumn } from './structures/columns/time-column.ts';
import type { IsrcsState } from './structures/isrcs.ts';
import type { KeyedListsState } from './structures/words/keyed-lists.ts';
import type { LabelsState } from './structures/labels.ts';
import type { NumberListsState } from './structures/number-lists.ts';
import type { OrdinalList } from './structures/ordinal-list.ts';
import type { OrdinalSet } from './structures/ordinal-set.ts';
import type { SortedOrdinals } from './structures/sorted-ordinals.ts';
import type { PostingsState } from './structures/words/postings.ts';

/** A column with the order of its values. */
export interface Ordered<Column> {
  readonly column: Column;
  readonly order: OrdinalList;
}

export const ordered = <Column>({
  column,
  order,
}: {
  readonly column: Column;
  readonly order: SortedOrdinals;
}): Ordered<Column> => ({ column, order: order.all() });

/** The offers that take effect later, in columns because a release can contain every track. */
export interface DueState {
  readonly at: Float64Array;
  readonly ordinal: Uint32Array;
  readonly closedNumber: Uint32Array;
  /** The content types as bits, by their places in `contentTypes`. */
  readonly uses: Uint32Array;
}

/** Everything in an index but the plays, which are read again: what a snapshot contains. */
export interface IndexState {
  readonly count: number;
  readonly version: number;
  readonly asOf: number;
  readonly live: OrdinalSet;
  readonly ids: Ordered<IdColumn>;
  readonly titles: Ordered<NumberListsState>;
  readonly isrcs: IsrcsState;
  readonly bpm: Ordered<NumberColumn>;
  readonly duration: Ordered<NumberColumn>;
  readonly energy: NumberColumn;
  readonly released: NumberColumn;
  readonly added: Ordered<TimeColumn>;
  readonly updated: TimeColumn;
  readonly words: PostingsState;
  readonly artists: KeyedListsState;
  readonly labels: LabelsState;
  readonly offers: OffersState;
  readonly hasStems: OrdinalSet;
  readonly sketches: SketchesState;
  readonly due: DueState;
}
