import { valueOf, valuesOf, type Index, type Key } from '../../../src/adapters/store-kit/collection.ts';
import { TakenKey } from '../../../src/adapters/store-kit/kernel.ts';
import type { MemberValue } from '../../../src/adapters/store-kit/members.ts';
import type { PageRange, Range } from '../../../src/adapters/store-kit/range.ts';

/** A record as it is kept, or a counter's key and counts. */
export interface Row {
  /** The key, as one text. */
  readonly id: string;
  readonly key: Key;
  readonly json: string;
  readonly lease?: { readonly token: string; readonly until: number } | undefined;
}

interface Entry {
  readonly values: readonly MemberValue[];
  readonly row: Row;
}

/** A code unit's place in the order of UTF-8: surrogates, which represent characters above U+FFFF, come last. */
const placeOf = (unit: number): number =>
  unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit;

const compareTexts = (one: string, other: string): number => {
  if (one === other) return 0;
  const shorter = Math.min(one.length, other.length);
  for (let at = 0; at < shorter; at++) {
    const difference = placeOf(one.charCodeAt(at)) - placeOf(other.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
};

/** Absent members first, numbers by value, texts by their UTF-8 bytes. */
const compareValues = (one: MemberValue, other: MemberValue): number => {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  return typeof one === 'number' ? one - Number(other) : compareTexts(one, String(other));
};

/** The rows that an index contains, in its order. */
export const indexOfRows = (index: Index<never>) => {
  const { collection, on, where, having, highestFirst, unique } = index;
  const signs = on.map((name) => (highestFirst.includes(name) ? -1 : 1));
  const entries: Entry[] = [];

  const memberOf = (record: never, name: string): MemberValue => {
    const member = collection.members[name];
    return member ? valueOf(record, name, member) : ((record as Record<string, number>)[name] ?? 0);
  };
  const entriesOf = (row: Row): readonly Entry[] => {
    const record = JSON.parse(row.json) as never;
    const isIn =
      Object.entries(where).every(([name, value]) => memberOf(record, name) === value) &&
      having.every((name) => memberOf(record, name) !== null);
    if (!isIn) return [];
    const { several } = index;
    const member = several === undefined ? undefined : collection.members[several];
    if (several === undefined || !member) return [{ row, values: on.map((name) => memberOf(record, name)) }];
    return valuesOf(record, several, member).map((one) => ({
      row,
      values: on.map((name) => (name === several ? one : memberOf(record, name))),
    }));
  };

  /** Compares the first values of an entry with a place. */
  const compare = (values: readonly MemberValue[], place: readonly MemberValue[]): number => {
    for (const [at, value] of place.entries()) {
      const order = compareValues(values[at] ?? null, value) * (signs[at] ?? 1);
      if (order !== 0) return order;
    }
    return 0;
  };
  const firstThat = (isReached: (entry: Entry) => boolean): number => {
    let [low, high] = [0, entries.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const entry = entries[middle];
      if (entry && isReached(entry)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const begin = (place: readonly MemberValue[]): number =>
    firstThat(({ values }) => compare(values, place) >= 0);
  const end = (place: readonly MemberValue[]): number =>
    firstThat(({ values }) => compare(values, place) > 0);
  /** Entries that agree in all values, because some are absent, are ordered by their keys. */
  const placeFor = ({ values, row: { key } }: Entry): number =>
    firstThat((other) => {
      const order = compare(other.values, values);
      return (
        order > 0 ||
        (order === 0 && other.row.key.every((part, at) => compareValues(part, key[at] ?? null) >= 0))
      );
    });

  const found = (range: Range & Partial<PageRange>): readonly Row[] => {
    const { equal = [], from, until, among, after = [], descending = false } = range;
    if (equal.includes(null)) return [];
    const at = equal.length;
    let [start, stop] = [begin(equal), end(equal)];
    const [first, last] = signs[at] === -1 ? [until, from] : [from, until];
    if (first !== undefined) start = Math.max(start, begin([...equal, first]));
    if (last !== undefined) {
      stop = Math.min(stop, end([...equal, last]));
      if (signs[at] === 1 && first === undefined) start = Math.max(start, end([...equal, null]));
    }
    if (after.length > 0) {
      if (descending) stop = Math.min(stop, begin([...equal, ...after]));
      else start = Math.max(start, end([...equal, ...after]));
    }
    const inRange = entries.slice(start, Math.max(start, stop));
    const wanted = among && inRange.filter(({ values }) => among.includes(values[at] as string | number));
    const rows = (wanted ?? inRange).map(({ row }) => row);
    return descending ? rows.reverse() : rows;
  };

  /** The only row with these values of a unique index. */
  const by = (values: readonly MemberValue[]): Row | undefined => found({ equal: values })[0];

  return {
    found,
    by,
    remove: (row: Row): void => {
      for (const entry of entriesOf(row)) entries.splice(placeFor(entry), 1);
    },
    add: (row: Row): void => {
      for (const entry of entriesOf(row)) entries.splice(placeFor(entry), 0, entry);
    },
    /** Throws `TakenKey` if another row has the values of this one. */
    refuseTaken: (row: Row): void => {
      if (!unique) return;
      for (const { values } of entriesOf(row))
        if ((by(values) ?? row).id !== row.id)
          throw new TakenKey(`another record has the values of ${collection.name}.${index.name}`);
    },
  };
};
