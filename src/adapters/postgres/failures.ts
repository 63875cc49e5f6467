import { Unavailable } from '../../ports/driven/shared/unavailable.ts';

/**
 * Returns the SQLSTATE of an error that the server sent
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html). Each contains a digit, unlike EPIPE and
 * other codes of the system.
 */
export const stateOf = (error: unknown): string | undefined =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  /^(?=.*\d)[0-9A-Z]{5}$/.test(String(error.code))
    ? String(error.code)
    : undefined;

/** Conflicts with others: serialization failure, deadlock, lock not available. */
const conflicts: readonly string[] = ['40001', '40P01', '55P03'];
export const isConflict = (error: unknown): boolean => conflicts.includes(stateOf(error) ?? '');

export const isTaken = (error: unknown): boolean => stateOf(error) === '23505';

/**
 * Classes of errors with a cause outside the statement: connection, resources, shutdown, the system, a
 * missing permission, a missing database, and canceled statements. After a failover, 25006 means that the
 * server is a standby.
 */
const outages = /^(08|53|57|58|28|3D|XX|25006|42501)/;

/** The connection failed or was not opened in time: the outcome of the last statement is unknown. */
export class LostConnection extends Error {
  override readonly name = 'LostConnection';
}

/** Returns the error of the driver: with a state if the server sent one, otherwise a lost connection. */
export const fromDriver = (error: unknown): unknown => {
  if (error instanceof LostConnection || stateOf(error) !== undefined) return error;
  const { code, message } = Object(error) as { readonly code?: unknown; readonly message?: unknown };
  return new LostConnection(`the connection was lost (${String(code ?? message)})`, { cause: error });
};

/**
 * Returns whether the outcome of a statement is unknown: 08 connection exception, 57P01 to 57P03 shutdown.
 */
export const wasNotAnswered = (error: unknown): boolean =>
  error instanceof LostConnection || /^(08|57P0[123])/.test(stateOf(error) ?? '');

/**
 * Returns whether a retry may succeed: after a conflict, a lost connection, or too many connections (53300).
 */
export const isPassing = (error: unknown): boolean =>
  isConflict(error) || wasNotAnswered(error) || stateOf(error) === '53300';

/** Returns whether the statement was not run because an earlier statement of the transaction had failed. */
export const followsFailure = (error: unknown): boolean => stateOf(error) === '25P02';

/** Returns whether the server is a standby or read-only: another connection may lead to one that writes. */
export const isReadOnly = (error: unknown): boolean => stateOf(error) === '25006';

/** Returns `Unavailable` for an outage, and any other error, which is a bug, unchanged. */
export const translated = (error: unknown): unknown => {
  const isOutage = error instanceof LostConnection || isConflict(error) || outages.test(stateOf(error) ?? '');
  return isOutage
    ? new Unavailable(`the database is unavailable: ${(error as Error).message}`, { cause: error })
    : error;
};

/** Throws `Unavailable` at the timeout; the work continues, but its result is ignored. */
export const inTime = async <Result>(work: () => Promise<Result>, withinMs: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Unavailable('the database did not respond in time')), withinMs);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
};
