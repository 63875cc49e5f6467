import type { Member, MemberValue } from './members.ts';

export type Key = readonly (string | number)[];

/**
 * How records are found: all of them, or only those whose members have the values of `where` and that have
 * the members of `having`.
 */
export interface IndexPlan {
  readonly unique: boolean;
  readonly on: readonly string[];
  readonly where: Readonly<Record<string, string | number>>;
  readonly having: readonly string[];
}

export interface Index<Stored> extends IndexPlan {
  readonly name: string;
  readonly collection: Collection<Stored>;
  /** Its member with several values: the index contains a record once for each of them. */
  readonly several: string | undefined;
  /** Its members in descending order; all others ascend. */
  readonly highestFirst: readonly string[];
}

/** Records of one kind by their key, with everything that a store needs to store and find them. */
export interface Collection<Stored> {
  readonly kind: 'records';
  readonly name: string;
  readonly key: readonly string[];
  readonly members: Readonly<Record<string, Member<Stored>>>;
  /**
   * Whether records can be claimed. The lease is stored beside the record as `leaseToken` and `leaseUntil`,
   * which `peek` reads and which can be expected.
   */
  readonly leased: boolean;
  /**
   * If present, records are inserted and never changed; only a move that fills the store may start over. With
   * `in-turn`, their keys are 1, 2, 3 and so on. A database rejects other statements if it can.
   */
  readonly appendOnly: 'in-turn' | 'in-any-order' | undefined;
  /** Collections of one group share a revision, which changes with every commit that changes one of them. */
  readonly group: string | undefined;
  /** The indexes by name; that of the key is `key`. */
  readonly indexes: Readonly<Record<string, Index<Stored>>>;
}

/** Numbers that only grow, by their key, up to `maxCounted`. */
export interface Counter<Counted extends string = string> {
  readonly kind: 'counts';
  readonly name: string;
  readonly key: readonly string[];
  readonly members: Readonly<Record<string, Member<unknown>>>;
  readonly counts: readonly Counted[];
  readonly group: string | undefined;
  readonly indexes: Readonly<Record<'key', Index<CountRow<Counted>>>>;
}

export type Counts<Counted extends string> = Readonly<Record<Counted, number>>;
/** The key and the counts of a counter, by their names. */
export type CountRow<Counted extends string> = Counts<Counted> & Readonly<Record<string, MemberValue>>;

export type AnyCollection = Collection<never> | Counter;

interface IndexDeclaration<Name extends string> {
  readonly unique?: boolean;
  readonly on: readonly Name[];
  readonly where?: { readonly [Member in Name]?: string | number };
  /** Optional members. */
  readonly having?: readonly Name[];
}

interface Declaration<Stored, Name extends string, Indexes extends string> {
  readonly key: readonly NoInfer<Name>[];
  readonly members: Readonly<Record<Name, Member<Stored>>>;
  readonly leased?: boolean;
  readonly appendOnly?: 'in-turn' | 'in-any-order';
  readonly group?: string;
  readonly indexes?: Readonly<Record<Indexes, IndexDeclaration<NoInfer<Name>>>>;
}

/** Rejects an index without a total order, which pages need: it must be unique or contain the key. */
const rejectUnordered = (key: readonly string[], { unique, on }: IndexPlan, name: string): void => {
  if (!unique && !key.every((member) => on.includes(member)))
    throw new Error(`the index ${name} is neither unique nor does it contain the key`);
};

/** Validates the name of a group, which becomes part of statements. */
const groupNamed = (group: string | undefined): string | undefined => {
  if (group !== undefined && !/^[a-z][a-z_-]*$/.test(group))
    throw new Error(`${group} cannot be the name of a group: use lower-case letters, - and _`);
  return group;
};

type Members = Readonly<Record<string, Member<never>>>;

/** Returns the member of an index that has several values. Throws if a store could not maintain the index. */
const severalIn = (members: Members, { on, where, having }: IndexPlan, name: string): string | undefined => {
  const found = on.filter((each) => members[each]?.several === true);
  const [only] = found;
  if (found.length > 1) throw new Error(`the index ${name} contains two members with several values`);
  if ([...Object.keys(where), ...having].some((each) => members[each]?.several === true))
    throw new Error(`the index ${name} is limited by a member with several values`);
  if (only !== undefined && on.some((each) => members[each]?.optional === true))
    throw new Error(`the index ${name} contains an optional member next to one with several values`);
  return only;
};

/** The largest exact integer, at which counts stop. */
export const maxCounted = Number.MAX_SAFE_INTEGER;

/** Declares a collection: `collection<License>()('licenses', { key, members, indexes })`. */
export const collection =
  <Stored>() =>
  <Name extends string, Indexes extends string = never>(
    name: string,
    { key, members, leased = false, appendOnly, group, indexes }: Declaration<Stored, Name, Indexes>,
  ) => {
    const plans = Object.entries<IndexDeclaration<string>>(indexes ?? {});
    const created: Record<string, Index<Stored>> = {};
    const declared: Collection<Stored> = {
      ...{ kind: 'records', name, key, members, leased, appendOnly, indexes: created },
      group: groupNamed(group),
    };
    const keyPlan = { unique: true, on: key, where: {}, having: [] };
    if (severalIn(members, keyPlan, `${name}.key`) !== undefined)
      throw new Error(`the key of ${name} contains a member with several values`);
    created['key'] = {
      ...{ ...keyPlan, collection: declared, name: 'key' },
      ...{ several: undefined, highestFirst: [] },
    };
    for (const [indexName, { unique = false, on, where = {}, having = [] }] of plans) {
      const plan = { unique, on, where: where as IndexPlan['where'], having };
      rejectUnordered(key, plan, `${name}.${indexName}`);
      const several = severalIn(members, plan, `${name}.${indexName}`);
      created[indexName] = { ...plan, collection: declared, name: indexName, several, highestFirst: [] };
    }
    return declared as Collection<Stored> & {
      readonly indexes: Readonly<Record<Indexes | 'key', Index<Stored>>>;
    };
  };

interface CounterDeclaration<Counted extends string, Name extends string, Indexes extends string> {
  readonly key: Readonly<Record<Name, Member<unknown>>>;
  readonly counts: readonly Counted[];
  readonly group?: string;
  /**
   * Orders the keys with equal members `within` by counts in descending order, then by the rest of the key.
   */
  readonly indexes?: Readonly<
    Record<Indexes, { readonly within: readonly NoInfer<Name>[]; readonly by: readonly NoInfer<Counted>[] }>
  >;
}

/**
 * Declares a counter: `counter('requests', { key: { platformId: text, day: text }, counts: ['requests'] })`,
 * and with `indexes: { top: { within: ['day'], by: ['requests'] } }` an index of the platforms with the most
 * requests of a day.
 */
export const counter = <
  const Counted extends string,
  Name extends string = string,
  Indexes extends string = never,
>(
  name: string,
  { key, counts, group, indexes = {} as never }: CounterDeclaration<Counted, Name, Indexes>,
) => {
  const members: Counter['members'] = key;
  if (Object.values(members).some(({ several }) => several))
    throw new Error(`the key of ${name} contains a member with several values`);
  const created: Record<string, Index<CountRow<Counted>>> = {};
  const names = Object.keys(key);
  const declared: Counter<Counted> = {
    ...{ kind: 'counts' as const, name, members, counts, group: groupNamed(group) },
    ...{ key: names, indexes: created as Counter<Counted>['indexes'] },
  };
  const common = {
    ...{ collection: declared as unknown as Collection<CountRow<Counted>>, several: undefined },
    ...{ where: {}, having: [] },
  };
  created['key'] = { ...common, name: 'key', unique: true, on: names, highestFirst: [] };
  const plans = Object.entries<{ readonly within: readonly string[]; readonly by: readonly Counted[] }>(
    indexes,
  );
  for (const [indexName, { within, by }] of plans) {
    const on = [...within, ...by, ...names.filter((each) => !within.includes(each))];
    created[indexName] = { ...common, name: indexName, unique: false, on, highestFirst: by };
  }
  return declared as Counter<Counted> & {
    readonly indexes: Readonly<Record<Indexes | 'key', Index<CountRow<Counted>>>>;
  };
};

/** Returns the value of a member of a record. */
export const valueOf = <Stored>(record: Stored, name: string, member: Member<Stored>): MemberValue =>
  ((member.of ? member.of(record) : (record as Readonly<Record<string, unknown>>)[name]) as
    MemberValue | undefined) ?? null;

/** Returns the distinct values of a member that has several. */
export const valuesOf = <Stored>(record: Stored, name: string, member: Member<Stored>): readonly string[] => [
  ...new Set(valueOf(record, name, member) as unknown as readonly string[]),
];
