import type { Collection, Key } from '../../store-kit/collection.ts';
import { latestEnd, maxAttempts, TakenKey, type Lease } from '../../store-kit/kernel.ts';
import { decodeValue, encodeValue, type MemberValue } from '../../store-kit/members.ts';
import { isAborted, type AnyProgram, type Operation, type Program } from '../../store-kit/program.ts';
import { answerOf, claimOf, entryChangesOf, statementOf, type Statement } from '../../store-kit/sql/index.ts';
import { command, undone, type Command } from '../command.ts';
import type { Connection } from '../connection.ts';
import { dialect } from './dialect.ts';
import { raiseRevision } from './revisions.ts';

/** Extended result codes of a key that is taken: primary key, unique index, row ID. */
const takenKeys: readonly unknown[] = [1555, 2067, 2579];

const isTakenKey = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && takenKeys.includes(error.errcode);

/** Requests only one row if at most one can match, which is faster. */
const rowsOf = (db: Connection, { op }: Operation, { sql, values }: Statement) => {
  if (op === 'page') return db.all(sql, ...values);
  const row = db.one(sql, ...values);
  return row ? [row] : [];
};

const changing: readonly Operation['op'][] = ['insert', 'insert-if-absent', 'lease', 'replace', 'remove'];
const changesOnly = (operation: Operation): boolean =>
  changing.includes(operation.op) || (operation.op === 'add' && !operation.answered);

/** Runs one operation synchronously. */
export const perform = (db: Connection, operation: Operation): unknown => {
  const statement = statementOf(operation, dialect);
  if (!changesOnly(operation)) {
    const rows = rowsOf(db, operation, statement);
    if (operation.op === 'add') raiseRevision(db, operation);
    return answerOf(operation, rows, 0, decodeValue);
  }
  try {
    const changed = db.run(statement.sql, ...statement.values);
    if (changed > 0) {
      for (const { sql, values } of entryChangesOf(operation, dialect)) db.run(sql, ...values);
      raiseRevision(db, operation);
    }
    return answerOf(operation, [], changed, decodeValue);
  } catch (error) {
    throw isTakenKey(error) ? new TakenKey('a key is taken', { cause: error }) : error;
  }
};

const attempt = <Argument, Outcome>(
  db: Connection,
  { steps }: Program<Argument, Outcome>,
  argument: Argument,
  nth: number,
) => {
  const running = steps(argument, nth);
  let step = running.next([]);
  while (step.done !== true) step = running.next(step.value.map((operation) => perform(db, operation)));
  return step.value;
};

/**
 * Returns a program as a command of the writer, which runs completely in one transaction. It needs no locks
 * because there is only one writer.
 */
export const commandOf = <Argument, Outcome>(
  program: Program<Argument, Outcome>,
): Command<Argument, Outcome> =>
  command(
    program.name,
    (db, argument: Argument, undo) => {
      for (let nth = 1; ; nth++) {
        try {
          const ended = attempt(db, program, argument, nth);
          return isAborted(ended) ? undone(ended.aborted) : ended;
        } catch (error) {
          if (!(error instanceof TakenKey) || nth === maxAttempts) throw error;
          undo();
        }
      }
    },
    { duringWriteLock: program.duringWriteLock !== false },
  );

export const commandsOf = (programs: readonly AnyProgram[]): readonly Command<never, unknown>[] =>
  programs.map(commandOf);

interface Claim {
  readonly collection: string;
  readonly keys: readonly Key[];
  readonly lease: Lease;
}

/** Leases records of the collections of a store. Returns them as JSON, which is cheaper to pass between threads. */
export const claimIn = (collections: readonly Collection<never>[]) =>
  command('store-kit.claim', (db, { collection, keys, lease }: Claim): readonly string[] => {
    const found = collections.find(({ name }) => name === collection);
    if (!found) throw new Error(`there is no collection ${collection}`);
    const { token, until, now } = lease;
    const sql = claimOf(found, dialect);
    const values: readonly MemberValue[] = [token, until, now, latestEnd(lease)];
    return keys
      .flatMap((key) => db.all(sql, ...key.map(encodeValue), ...values))
      .map(({ doc }) => String(doc));
  });
