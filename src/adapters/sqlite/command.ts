import { Unavailable, isUnavailable } from '../../ports/driven/shared/unavailable.ts';
import { isBusy, isOutage, type Connection } from './connection.ts';
import { writeLockReason } from './write-lock.ts';

/** An outcome whose writes are rolled back: a guard failed after a write. */
export interface Undone<Outcome> {
  readonly undone: Outcome;
}
export const undone = <Outcome>(outcome: Outcome): Undone<Outcome> => ({ undone: outcome });

/**
 * A write that is all or nothing, within a transaction that others may share. It runs in another thread, so
 * that arguments and outcome are plain data and `run` uses only its arguments and the connection. An error
 * rejects the write and leaves no change.
 */
export interface Command<Args, Outcome> {
  readonly name: string;
  /**
   * May run twice: then only the second run counts. `undo` removes what the command has written so far, so
   * that it can try again.
   */
  readonly run: (db: Connection, args: Args, undo: () => void) => Outcome | Undone<Outcome>;
  /** Whether the command runs even while writes are blocked, because it changes no record. */
  readonly duringWriteLock: boolean;
}
export const command = <Args, Outcome>(
  name: string,
  run: Command<Args, Outcome>['run'],
  { duringWriteLock = false } = {},
): Command<Args, Outcome> => ({ name, run, duringWriteLock });

/** Any command; its caller provides the arguments that its name requires. */
export type AnyCommand = Command<never, unknown>;

/** A command to run. */
export interface Order {
  readonly name: string;
  readonly args: unknown;
}

/** The outcome of a command, as it is passed between threads. */
export type Response =
  | { readonly ok: true; readonly outcome: unknown }
  | {
      readonly ok: false;
      readonly unavailable: boolean;
      readonly message: string;
      /** False if another process had locked the file, so that nothing was tried. */
      readonly begun?: false;
    };

const failure = (error: unknown): Extract<Response, { ok: false }> =>
  isUnavailable(error)
    ? { ok: false, unavailable: true, message: error.message }
    : { ok: false, unavailable: false, message: textOf(error) };

/** Returns the text of an error with its stack, which the other thread does not have. */
const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Returns the error of a failed command. */
export const errorOf = (response: Extract<Response, { ok: false }>): Error =>
  response.unavailable ? new Unavailable(response.message) : new Error(response.message);

type Find = (name: string) => AnyCommand | undefined;

const found = (find: Find, { name }: Order): AnyCommand => {
  const known = find(name);
  if (!known) throw new Error(`there is no command ${name}`);
  return known;
};

const isUndone = (result: unknown): result is Undone<unknown> =>
  typeof result === 'object' && result !== null && 'undone' in result;

/** Runs a command in a savepoint, so that it alone can be undone. */
const runInSavepoint = (db: Connection, find: Find, order: Order): Response => {
  db.run('SAVEPOINT command');
  try {
    const undo = () => db.script('ROLLBACK TO command');
    const result = found(find, order).run(db, order.args as never, undo);
    if (isUndone(result)) undo();
    db.run('RELEASE command');
    return { ok: true, outcome: isUndone(result) ? result.undone : result };
  } catch (error) {
    if (isOutage(error)) throw error;
    db.script('ROLLBACK TO command; RELEASE command');
    return failure(error);
  }
};

/** Ends a transaction without savepoints in which a command has to be undone. */
const mustUndo = new Error('a command has to be undone');
const rejectUndo = (): never => {
  throw mustUndo;
};

const runDirectly = (db: Connection, find: Find, order: Order): Response => {
  try {
    const result = found(find, order).run(db, order.args as never, rejectUndo);
    if (!isUndone(result)) return { ok: true, outcome: result };
  } catch (error) {
    if (isOutage(error)) throw error;
  }
  throw mustUndo;
};

const commitWith = (
  run: typeof runInSavepoint,
  db: Connection,
  orders: readonly Order[],
  find: Find,
): readonly Response[] | 'must-undo' => {
  try {
    db.script('BEGIN IMMEDIATE');
  } catch (error) {
    return orders.map(() => ({ ...failure(error), ...(isBusy(error) && { begun: false }) }));
  }
  try {
    const reason = writeLockReason(db);
    const responses = orders.map((order) =>
      reason === undefined || find(order.name)?.duringWriteLock === true
        ? run(db, find, order)
        : failure(new Unavailable(reason)),
    );
    db.script('COMMIT');
    return responses;
  } catch (error) {
    if (db.inTransaction()) db.script('ROLLBACK');
    return error === mustUndo ? 'must-undo' : orders.map(() => failure(error));
  }
};

/** The number of groups that run in savepoints after one that had to be run again. */
const cautiousGroups = 20;

/**
 * Returns a function that runs commands in one transaction: each is all or nothing, and an error of one, even
 * `Unavailable`, never affects the others. Only an outage of the database fails all of them.
 *
 * For each savepoint SQLite copies every page that is changed within it, a fifth of the cost of a write. So a
 * group runs without savepoints first, and only if a command has to be undone again with them.
 */
export const committer = (db: Connection) => {
  let cautious = 0;
  return (orders: readonly Order[], find: Find): readonly Response[] => {
    if (cautious === 0) {
      const responses = commitWith(runDirectly, db, orders, find);
      if (responses !== 'must-undo') return responses;
      cautious = cautiousGroups;
    } else cautious--;
    const responses = commitWith(runInSavepoint, db, orders, find);
    if (responses === 'must-undo') throw mustUndo;
    return responses;
  };
};
