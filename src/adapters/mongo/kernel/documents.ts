import type { Document, Filter } from 'mongodb';
import {
  valueOf,
  valuesOf,
  type AnyCollection,
  type Collection,
  type Index,
  type Key,
} from '../../store-kit/collection.ts';
import { latestEnd, type Lease } from '../../store-kit/kernel.ts';
import { decodeValue, encodeValue, type Member, type MemberValue } from '../../store-kit/members.ts';
import type { Expected, PageRange, Range } from '../../store-kit/program.ts';

/** A stored record: complete as JSON text in `doc`, and its members. Members without a value are left out. */
export interface KeptDocument extends Document {
  readonly _id: string | number;
  readonly doc: string;
}

const encodedKey = (key: Key): Key => key.map((value) => encodeValue(value) as string | number);

/** Returns the key if it has one part, otherwise its parts as JSON. */
export const idOf = (key: Key): string | number => {
  const [only, ...more] = encodedKey(key);
  return more.length === 0 && only !== undefined ? only : JSON.stringify(encodedKey(key));
};

/** Returns the field of a member: a key of one part is stored as `_id`, which is always indexed. */
export const fieldOf = ({ key }: AnyCollection, member: string): string =>
  key.length === 1 && key[0] === member ? '_id' : member;

const namesOf = (collection: Collection<never>): readonly (readonly [string, Member<never>])[] =>
  Object.entries<Member<never>>(collection.members);

/** Returns the stored form of a member; an empty list is left out like an absent value. */
const storedOf = (record: unknown, name: string, member: Member<never>) => {
  if (!member.several) return encodeValue(valueOf(record as never, name, member));
  const values = valuesOf(record as never, name, member).map(encodeValue);
  return values.length > 0 ? values : null;
};

const membersOf = (collection: Collection<never>, record: unknown) =>
  namesOf(collection)
    .map(([name, member]) => [fieldOf(collection, name), storedOf(record, name, member)] as const)
    .filter(([field]) => field !== '_id');

export const keyOf = (collection: Collection<never>, record: unknown): Key =>
  collection.key.map((name) => {
    const member = collection.members[name];
    if (!member) throw new Error(`${collection.name} has no member ${name}`);
    return valueOf(record as never, name, member) as string | number;
  });

export const toDocument = (collection: Collection<never>, record: unknown): KeptDocument => ({
  _id: idOf(keyOf(collection, record)),
  ...Object.fromEntries(membersOf(collection, record).filter(([, value]) => value !== null)),
  doc: JSON.stringify(record),
});

/** Returns the replacement of a record, which keeps the data beside it: its lease. */
export const replacement = (collection: Collection<never>, record: unknown): Document => {
  const members = membersOf(collection, record);
  const gone = members.filter(([, value]) => value === null).map(([field]) => [field, ''] as const);
  return {
    $set: {
      ...Object.fromEntries(members.filter(([, value]) => value !== null)),
      doc: JSON.stringify(record),
    },
    ...(gone.length > 0 && { $unset: Object.fromEntries(gone) }),
  };
};

export const recordOf = ({ doc }: Document): unknown => JSON.parse(String(doc));

/** Returns members by their names; null if there is no value. */
export const valuesIn = (
  collection: AnyCollection,
  names: readonly string[],
  document: Document,
): Readonly<Record<string, MemberValue>> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      decodeValue((document[fieldOf(collection, name)] as MemberValue | undefined) ?? null),
    ]),
  );

/** Returns the projection of members. */
export const wantedOf = (collection: AnyCollection, names: readonly string[]): Document =>
  Object.fromEntries(names.map((name) => [fieldOf(collection, name), 1]));

/** Returns the condition that every record of an index meets. */
export const conditionOf = ({ collection, where, having }: Index<never>): Document => ({
  ...Object.fromEntries(Object.entries(where).map(([name, value]) => [fieldOf(collection, name), value])),
  ...Object.fromEntries(having.map((name) => [fieldOf(collection, name), { $exists: true }])),
});

export const expectedIn = (collection: Collection<never>, expected: Expected): Document =>
  Object.fromEntries(
    Object.entries(expected).map(([name, value]) => [
      fieldOf(collection, name),
      value === null ? { $exists: false } : encodeValue(value),
    ]),
  );

/** Returns whether a unique index finds a document by these values. */
export const isFoundBy = (
  { collection, on, where, having }: Index<never>,
  values: readonly MemberValue[],
  document: Document,
): boolean => {
  const storedIn = (name: string): readonly unknown[] => [document[fieldOf(collection, name)] ?? null].flat();
  return (
    values.every((value, n) => storedIn(on[n] ?? '').includes(encodeValue(value))) &&
    Object.entries(where).every(([name, value]) => storedIn(name).includes(value)) &&
    having.every((name) => !storedIn(name).includes(null))
  );
};

type Direction = 1 | -1;

/** Returns the fields of an index from a given one on, with their directions. */
export const orderOf = (
  { on, collection, highestFirst }: Index<never>,
  { equal = [], descending = false }: Partial<PageRange>,
): readonly (readonly [string, Direction])[] =>
  on
    .slice(equal.length)
    .map((name) => [
      fieldOf(collection, name),
      highestFirst.includes(name) === descending ? (1 as const) : (-1 as const),
    ]);

/**
 * Returns the condition of places after a given one in the order of several fields: the first difference
 * decides.
 */
const behind = (
  order: readonly (readonly [string, Direction])[],
  place: readonly MemberValue[],
): Document => {
  const cases = place.map((value, n) => {
    const [field = '', direction] = order[n] ?? [];
    return {
      ...Object.fromEntries(place.slice(0, n).map((before, m) => [order[m]?.[0] ?? '', before])),
      [field]: { [direction === -1 ? '$lt' : '$gt']: value },
    };
  });
  const [only] = cases;
  return cases.length === 1 && only ? only : { $or: cases };
};

/** Returns the condition of documents without a lease in force. */
export const freeAt = (lease: Omit<Lease, 'token'>): Document => ({
  $or: [
    { leaseUntil: { $exists: false } },
    { leaseUntil: { $lte: lease.now } },
    { leaseUntil: { $gt: latestEnd(lease) } },
  ],
});

export const filterOf = (index: Index<never>, range: Range & Partial<PageRange>): Filter<KeptDocument> => {
  const { equal = [], from, until, among, after, free } = range;
  const fields = index.on.map((name) => fieldOf(index.collection, name));
  const bounds = {
    ...(from !== undefined && { $gte: encodeValue(from) }),
    ...(until !== undefined && { $lte: encodeValue(until) }),
    ...(among && { $in: among.map(encodeValue) }),
  };
  const conditions: Document[] = [
    conditionOf(index),
    ...equal.map((value, n) => ({ [fields[n] ?? '']: encodeValue(value) })),
    ...(Object.keys(bounds).length > 0 ? [{ [fields[equal.length] ?? '']: bounds }] : []),
    ...(after ? [behind(orderOf(index, range), after.map(encodeValue))] : []),
    ...(free ? [freeAt(free)] : []),
  ].filter((condition) => Object.keys(condition).length > 0);
  return conditions.length === 0 ? {} : { $and: conditions };
};

/** Returns whether a page goes through several values of a record, which MongoDB's indexes do not order. */
export const walksSeveral = ({ on, several }: Index<never>, { equal = [] }: Range): boolean =>
  several !== undefined && !on.slice(0, equal.length).includes(several);

/**
 * Returns the pipeline for entries of an index in a range: after the index has narrowed the documents, each
 * value of a record becomes a document.
 */
export const entriesIn = (index: Index<never>, range: Range & Partial<PageRange>): Document[] => {
  const { on, several = '', collection } = index;
  const { equal = [], from, until, among, after: [next] = [], descending = false } = range;
  const bounds = {
    ...(among && { $in: among.map(encodeValue) }),
    ...(from !== undefined && { $gte: encodeValue(from) }),
    ...(until !== undefined && { $lte: encodeValue(until) }),
  };
  const behindNext = next === undefined ? {} : { [descending ? '$lte' : '$gte']: encodeValue(next) };
  const bounded = on[equal.length] ?? '';
  const narrowed = [bounds, behindNext]
    .filter((each) => Object.keys(each).length > 0)
    .map((each) => ({ [fieldOf(collection, bounded)]: bounded === several ? { $elemMatch: each } : each }));
  const filter = [filterOf(index, { equal }), { [several]: { $exists: true } }, ...narrowed];
  return [
    { $match: { $and: filter.filter((each) => Object.keys(each).length > 0) } },
    { $unwind: `$${several}` },
    { $match: filterOf(index, range) },
  ];
};

export const sortOf = (index: Index<never>, range: PageRange) => Object.fromEntries(orderOf(index, range));
