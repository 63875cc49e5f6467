import { Unavailable, isUnavailable } from '../../ports/driven/shared/unavailable.ts';
import { isBusy, isOutage, type Connection } from './connection.ts';
import { whyHeld } from './held.ts';

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
  readonly run: (db: Connection, args: Args) => Outcome | Undone<Outcome>;
  /** Whether the command runs even while writes are blocked, because it changes no record. */
  readonly whileHeld: boolean;
}
export const command = <Args, Outcome>(
  name: string,
  run: Command<Args, Outcome>['run'],
  { whileHeld = false } = {},
): Command<Args, Outcome> => ({ name, run, whileHeld });

/** Any command; its caller provides the arguments that its name requires. */
export type AnyCommand = Command<never, unknown>;

/** A command to run. */
export interface Order {
  readonly name: string;
  readonly args: unknown;
}

/** The outcome of a command, as it is passed between threads. */
export type Answer =
  | { readonly ok: true; readonly outcome: unknown }
  | {
      readonly ok: false;
      readonly unavailable: boolean;
      readonly message: string;
      /** False if another process had locked the file, so that nothing was tried. */
      readonly begun?: false;
    };

const failure = (error: unknown): Extract<Answer, { ok: false }> =>
  isUnavailable(error)
    ? { ok: false, unavailable: true, message: error.message }
    : { ok: false, unavailable: false, message: textOf(error) };

/** Returns the text of an error with its stack, which the other thread does not have. */
const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Returns the error of a failed command. */
export const errorOf = (answer: Extract<Answer, { ok: false }>): Error =>
  answer.unavailable ? new Unavailable(answer.message) : new Error(answer.message);

const runAlone = (db: Connection, find: (name: string) => AnyCommand | undefined, order: Order): Answer => {
  db.run('SAVEPOINT command');
  try {
    const found = find(order.name);
    if (!found) throw new Error(`there is no command ${order.name}`);
    const result = found.run(db, order.args as never);
    const takenBack = typeof result === 'object' && result !== null && 'undone' in result;
    if (takenBack) db.script('ROLLBACK TO command');
    db.run('RELEASE command');
    return { ok: true, outcome: takenBack ? result.undone : result };
  } catch (error) {
    if (isOutage(error)) throw error;
    db.script('ROLLBACK TO command; RELEASE command');
    return failure(error);
  }
};

/**
 * Runs commands in one transaction: each is all or nothing, and an error of one, even `Unavailable`, never
 * affects the others. Only an outage of the database fails all of them.
 */
export const commitTogether = (
  db: Connection,
  orders: readonly Order[],
  find: (name: string) => AnyCommand | undefined,
): readonly Answer[] => {
  try {
    db.script('BEGIN IMMEDIATE');
  } catch (error) {
    return orders.map(() => ({ ...failure(error), ...(isBusy(error) && { begun: false }) }));
  }
  try {
    const held = whyHeld(db);
    const answers = orders.map((order) =>
      held === undefined || find(order.name)?.whileHeld === true
        ? runAlone(db, find, order)
        : failure(new Unavailable(held)),
    );
    db.script('COMMIT');
    return answers;
  } catch (error) {
    if (db.inTransaction()) db.script('ROLLBACK');
    return orders.map(() => failure(error));
  }
};
