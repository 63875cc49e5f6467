import type {
  ArchiveKind,
  ArchivePage,
  ArchiveRecords,
  Place,
} from '../../../ports/driven/storage/archive.ts';
import {
  valueOf,
  type AnyCollection,
  type Collection,
  type Counter,
  type CountRow,
  type Index,
  type Key,
} from '../collection.ts';
import type { Kernel } from '../kernel.ts';
import type { Member } from '../members.ts';
import { add, all, count, insertIfAbsent, page, type Steps } from '../program.ts';

export type Archived<Kind extends ArchiveKind> = ArchiveRecords[Kind];

/** The form in which collections store a kind of the archive's records. */
export interface KitKind<Kind extends ArchiveKind> {
  /** Every collection that its records consist of. */
  readonly collections: readonly AnyCollection[];
  readonly read: (kernel: Kernel, after: Place | undefined, limit: number) => Promise<ArchivePage<Kind>>;
  readonly count: (kernel: Kernel) => Promise<number>;
  /** Adds missing records, and leaves existing ones unchanged. */
  readonly write: (records: readonly Archived<Kind>[]) => Steps<unknown>;
}

const keyOf = <Stored>({ collection: { key, members } }: Index<Stored>, record: Stored) =>
  key.map((name) => valueOf(record, name, members[name] as Member<Stored>) as string | number);

interface Reading<Kind extends ArchiveKind, Stored> {
  /** The key of a collection: the order in which its records are read. */
  readonly index: Index<Stored>;
  /** Returns undefined for a record that is not of this kind. */
  readonly record: (stored: Stored, kernel: Kernel) => Awaitable<Archived<Kind> | undefined>;
}
type Awaitable<Value> = Value | Promise<Value>;

const readBy =
  <Kind extends ArchiveKind, Stored>({ index, record }: Reading<Kind, Stored>): KitKind<Kind>['read'] =>
  async (kernel, after, limit) => {
    const behind = after === undefined ? {} : { after: JSON.parse(after) as Key };
    const found = await kernel.read(page(index, { limit, ...behind }));
    const records = await Promise.all(found.map(async (stored) => record(stored, kernel)));
    const last = found.length === limit ? found.at(-1) : undefined;
    return {
      records: records.filter((each) => each !== undefined),
      ...(last && { next: JSON.stringify(keyOf(index, last)) }),
    };
  };

const recordsPerPage = 1_000;

/** Counts by reading, if some records of the collection are not of the kind. */
export const countByReading =
  <Kind extends ArchiveKind>(read: KitKind<Kind>['read']): KitKind<Kind>['count'] =>
  async (kernel) => {
    let all = 0;
    for (let after: Place | undefined; ;) {
      const { records, next } = await read(kernel, after, recordsPerPage);
      all += records.length;
      if (next === undefined) return all;
      after = next;
    }
  };

/** Returns a kind whose records are read in the order of a key and written by a function of their own. */
export const kindOf = <Kind extends ArchiveKind, Stored>({
  others = [],
  partial = false,
  write,
  ...reading
}: Reading<Kind, Stored> & {
  /** The collections in addition to that of the index. */
  readonly others?: readonly AnyCollection[];
  /** Whether some records of the collection are not of the kind. */
  readonly partial?: boolean;
  readonly write: KitKind<Kind>['write'];
}): KitKind<Kind> => {
  const read = readBy(reading);
  const { collection } = reading.index;
  return {
    collections: [collection, ...others],
    read,
    count: partial ? countByReading(read) : (kernel) => kernel.read(count(reading.index, {})),
    write,
  };
};

type Keyed<Stored> = Collection<Stored> & { readonly indexes: { readonly key: Index<Stored> } };

/** Returns a kind that a collection stores in another form. */
export const formOf = <Kind extends ArchiveKind, Stored>(
  collection: Keyed<Stored>,
  record: (stored: Stored) => Archived<Kind>,
  stored: (record: Archived<Kind>) => Stored,
): KitKind<Kind> =>
  kindOf<Kind, Stored>({
    index: collection.indexes.key,
    record,
    write: (records) => all(...records.map((each) => insertIfAbsent(collection, stored(each)))),
  });

/** Returns a kind that a collection stores unchanged. */
export const sameAs = <Kind extends ArchiveKind>(collection: Keyed<Archived<Kind>>): KitKind<Kind> =>
  formOf<Kind, Archived<Kind>>(
    collection,
    (stored) => stored,
    (record) => record,
  );

/** The counts of a counter under a key. */
interface Counted<Name extends string> {
  readonly key: Key;
  readonly counts: Readonly<Partial<Record<Name, number>>>;
}

/** Adds the counts of absent keys; `isThere` decides which rows are present. */
export function* addIfAbsent<Name extends string>(
  counter: Counter<Name>,
  counted: readonly Counted<Name>[],
  isThere: (row: CountRow<Name>) => boolean = () => true,
): Steps<void> {
  const rows = yield* all(...counted.map(({ key }) => page(counter.indexes.key, { equal: key, limit: 1 })));
  const absent = counted.filter((_, n) => !(rows[n] ?? []).some(isThere));
  yield* all(...absent.map(({ key, counts }) => add(counter, key, counts as Readonly<Record<Name, number>>)));
}

/** Returns a kind whose records are the rows of a counter. */
export const countsOf = <Kind extends ArchiveKind, Name extends string>(
  counter: Counter<Name>,
  record: (row: CountRow<Name>) => Archived<Kind> | undefined,
  counted: (record: Archived<Kind>) => Counted<Name>,
): KitKind<Kind> =>
  kindOf<Kind, CountRow<Name>>({
    index: counter.indexes.key,
    record,
    write: (records) => addIfAbsent(counter, records.map(counted)),
  });
