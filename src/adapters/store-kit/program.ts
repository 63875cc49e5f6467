import type { Collection, Counter, Counts, Index, Key } from './collection.ts';
import type { Lock } from './lock.ts';
import type { MemberValue } from './members.ts';
import type { PageRange, Range } from './range.ts';

export { exclusive, sharable, type Lock } from './lock.ts';

export type { PageRange, Range } from './range.ts';

declare const answer: unique symbol;
/** An operation with a result. */
export interface Asks<Result> {
  readonly [answer]?: Result;
}

/** Members with the values that they must have. */
export type Expected = Readonly<Record<string, MemberValue>>;

export type Reading =
  | { readonly op: 'get'; readonly collection: Collection<never>; readonly key: Key }
  | {
      readonly op: 'peek';
      readonly collection: Collection<never>;
      readonly key: Key;
      readonly members: readonly string[];
    }
  | { readonly op: 'getBy'; readonly index: Index<never>; readonly values: readonly MemberValue[] }
  | {
      readonly op: 'page';
      readonly index: Index<never>;
      readonly range: PageRange;
      /** The members to read; absent for whole records. */
      readonly members?: readonly string[];
    }
  | { readonly op: 'count'; readonly index: Index<never>; readonly range: Range };

export type Writing =
  | { readonly op: 'get-for-update'; readonly collection: Collection<never>; readonly key: Key }
  | { readonly op: 'insert'; readonly collection: Collection<never>; readonly record: unknown }
  | { readonly op: 'insert-if-absent'; readonly collection: Collection<never>; readonly record: unknown }
  | {
      readonly op: 'lease';
      readonly collection: Collection<never>;
      readonly key: Key;
      readonly token: string;
      /** The new end of the lease; `kept` leaves it unchanged, `ended` frees the record. */
      readonly until: number | 'kept' | 'ended';
    }
  | {
      readonly op: 'replace';
      readonly collection: Collection<never>;
      readonly record: unknown;
      readonly expected: Expected;
    }
  | {
      readonly op: 'remove';
      readonly collection: Collection<never>;
      readonly key: Key;
      readonly expected: Expected;
    }
  | {
      readonly op: 'add';
      readonly counter: Counter;
      readonly key: Key;
      readonly amounts: Readonly<Record<string, number>>;
      /** Whether the new counts are needed, which doubles the cost of the addition. */
      readonly answered: boolean;
    };

export type Operation = Reading | Writing;

/** Removes the type of record from a declaration, because kernels treat all alike. */
const plain = (collection: unknown): Collection<never> => collection as Collection<never>;
const plainIndex = (index: unknown): Index<never> => index as Index<never>;

export const get = <Stored>(
  collection: Collection<Stored>,
  ...key: Key
): Reading & Asks<Stored | undefined> => ({ op: 'get', collection: plain(collection), key });

/** Rejects members with several values, which are only for indexes. */
const rejectSeveral = ({ members, name: of }: Collection<never>, names: readonly string[]): void => {
  for (const name of names)
    if (members[name]?.several === true)
      throw new Error(`${of}.${name} has several values: it can neither be read alone nor be expected`);
};
const expecting = (collection: Collection<never>, expected: Expected): Expected => {
  rejectSeveral(collection, Object.keys(expected));
  return expected;
};

/**
 * Like `get`, but no other program can write the record before this one has ended. It serves for more records
 * than can be locked separately: a program reads them in the order of their keys, and what depends on them in
 * a later step.
 */
export const getForUpdate = <Stored>(
  collection: Collection<Stored>,
  ...key: Key
): Writing & Asks<Stored | undefined> => ({ op: 'get-for-update', collection: plain(collection), key });

/** Reads some members of a record without reading all of it. */
export const peek = <Stored, const Name extends string>(
  collection: Collection<Stored>,
  key: Key,
  ...members: readonly Name[]
): Reading & Asks<Readonly<Record<Name, MemberValue>> | undefined> => {
  rejectSeveral(plain(collection), members);
  return { op: 'peek', collection: plain(collection), key, members };
};

/** Reads the record that a unique index finds. */
export const getBy = <Stored>(
  index: Index<Stored>,
  ...values: readonly MemberValue[]
): Reading & Asks<Stored | undefined> => ({ op: 'getBy', index: plainIndex(index), values });

export const page = <Stored>(index: Index<Stored>, range: PageRange): Reading & Asks<readonly Stored[]> => ({
  op: 'page',
  index: plainIndex(index),
  range,
});

/**
 * Like `page`, but reads some members of each record without reading all of it. An index over several values
 * returns only whole records.
 */
export const peekPage = <Stored, const Name extends string>(
  index: Index<Stored>,
  range: PageRange,
  ...members: readonly Name[]
): Reading & Asks<readonly Readonly<Record<Name, MemberValue>>[]> => {
  if (index.several !== undefined) throw new Error(`${index.name} has several values of a record`);
  rejectSeveral(plain(index.collection), members);
  return { op: 'page', index: plainIndex(index), range, members };
};

export const count = <Stored>(index: Index<Stored>, range: Range): Reading & Asks<number> => ({
  op: 'count',
  index: plainIndex(index),
  range,
});

/** Inserts a record. A taken key ends the attempt: everything is rolled back and the program runs again. */
export const insert = <Stored>(collection: Collection<Stored>, record: Stored): Writing & Asks<void> => ({
  op: 'insert',
  collection: plain(collection),
  record,
});

/**
 * Returns whether the key was free. Another record with the values of a unique index ends the attempt, as
 * with `insert`.
 */
export const insertIfAbsent = <Stored>(
  collection: Collection<Stored>,
  record: Stored,
): Writing & Asks<boolean> => ({ op: 'insert-if-absent', collection: plain(collection), record });

const lease =
  (until: number | 'kept' | 'ended') =>
  <Stored>(collection: Collection<Stored>, key: Key, token: string): Writing & Asks<boolean> => ({
    op: 'lease',
    collection: plain(collection),
    key,
    token,
    until,
  });

/**
 * Returns whether the token still has the record's lease, which nobody else can get before this program has
 * ended.
 */
export const holdLease = lease('kept');
/** Like `holdLease`, but changes the end of the lease. */
export const renewLease = <Stored>(collection: Collection<Stored>, key: Key, token: string, until: number) =>
  lease(until)(collection, key, token);
/** Like `holdLease`, but the record is free after the commit. */
export const endLease = lease('ended');

/** Returns whether a record with its key and the expected members existed. */
export const replace = <Stored>(
  collection: Collection<Stored>,
  record: Stored,
  expected: Expected = {},
): Writing & Asks<boolean> => ({
  op: 'replace',
  collection: plain(collection),
  record,
  expected: expecting(plain(collection), expected),
});

export const remove = <Stored>(
  collection: Collection<Stored>,
  key: Key,
  expected: Expected = {},
): Writing & Asks<boolean> => ({
  op: 'remove',
  collection: plain(collection),
  key,
  expected: expecting(plain(collection), expected),
});

/** Returns the counts after the addition. */
export const add = <Counted extends string, const Added extends Counted>(
  counter: Counter<Counted>,
  key: Key,
  amounts: Readonly<Record<Added, number>>,
): Writing & Asks<Counts<Added>> => ({
  op: 'add',
  counter: counter as unknown as Counter,
  key,
  amounts,
  answered: true,
});

/** Like `add`, but without a result, which makes it cheaper. */
export const increment = <Counted extends string>(
  counter: Counter<Counted>,
  key: Key,
  amounts: Readonly<Partial<Record<Counted, number>>>,
): Writing & Asks<void> => ({
  op: 'add',
  counter: counter as unknown as Counter,
  key,
  amounts: amounts as Readonly<Record<string, number>>,
  answered: false,
});

export type Answers<Requested extends readonly Asks<unknown>[]> = {
  -readonly [Place in keyof Requested]: Requested[Place] extends Asks<infer Result> ? Result : never;
};

/** A program: it yields operations that do not depend on one another, and receives their results. */
export type Steps<Outcome> = Generator<readonly Operation[], Outcome, readonly unknown[]>;

export function* all<const Requested extends readonly (Operation & Asks<unknown>)[]>(
  ...operations: Requested
): Steps<Answers<Requested>> {
  return (yield operations) as Answers<Requested>;
}

/** Ends a program with an outcome and without its writes. */
export interface Aborted<Outcome> {
  readonly aborted: Outcome;
}
export const abort = <Outcome>(outcome: Outcome): Aborted<Outcome> => ({ aborted: outcome });
export const isAborted = <Outcome>(ended: Outcome | Aborted<Outcome>): ended is Aborted<Outcome> =>
  typeof ended === 'object' && ended !== null && 'aborted' in ended;

/**
 * A transaction with a name. Its steps have no effects except the operations that they yield, and may run
 * several times; `attempt` counts from 1. A kernel may begin with the second attempt if others recently found
 * a key taken. Argument and outcome are plain data, because they pass between threads.
 */
export interface Program<Argument, Outcome> {
  readonly name: string;
  readonly locks: (argument: Argument) => readonly Lock[];
  readonly steps: (argument: Argument, attempt: number) => Steps<Outcome | Aborted<Outcome>>;
  /**
   * Whether the program runs even while writes are blocked. With `true` it is exclusive: it may block and
   * unblock writes. With `beside` it runs beside all others, because it neither reads nor changes the write lock.
   */
  readonly duringWriteLock: boolean | 'beside';
}
export type AnyProgram = Program<never, unknown>;

export const program = <Argument, Outcome>(
  name: string,
  locks: Program<Argument, Outcome>['locks'],
  steps: Program<Argument, Outcome>['steps'],
  { duringWriteLock = false }: Partial<Pick<Program<Argument, Outcome>, 'duringWriteLock'>> = {},
): Program<Argument, Outcome> => ({ name, locks, steps, duringWriteLock });
