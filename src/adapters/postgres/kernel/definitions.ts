import { setTimeout as pause } from 'node:timers/promises';
import { snake, type Part } from '../../store-kit/sql/index.ts';
import { stateOf } from '../failures.ts';
import type { Ask } from './schema.ts';

/**
 * How long a change of a table waits for transactions that use it. Every other use of the table waits behind
 * it meanwhile.
 */
const lockMs = 500;
/** The pause in which the transactions behind it continue. */
const pauseMs = 1_000;
const attemptsPerLine = 10;

const isLockTimeout = (error: unknown): boolean => stateOf((error as Error).cause) === '55P03';

/**
 * Changes the definition of a table that others use. It leaves the queue for the lock and retries, so that a
 * long transaction such as a dump delays the change but not all requests that need the table.
 */
export const changeTable = async (
  ask: Ask,
  table: string,
  sql: string,
  progress: (line: string) => void,
): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      await ask(`BEGIN; SET LOCAL lock_timeout = ${lockMs}; ${sql}; COMMIT`);
      return;
    } catch (error) {
      await ask('ROLLBACK');
      if (!isLockTimeout(error)) throw error;
      if (attempt % attemptsPerLine === 1)
        progress(`waiting for transactions that use the table ${table.slice(1, -1)}`);
      await pause(pauseMs);
    }
  }
};

/**
 * Drops indexes that only earlier releases use. With `isFirst` they are kept until the database is prepared again,
 * because processes of the earlier release may still run beside this preparation.
 */
export const retire = async (
  ask: Ask,
  parts: readonly Part[],
  isFirst: boolean,
  progress: (line: string) => void,
): Promise<void> => {
  for (const { collection, part } of parts.filter(({ part }) => part.startsWith('index '))) {
    if (isFirst) {
      progress(`the ${part} of ${collection} will be dropped when the database is prepared again`);
      continue;
    }
    const name = `"${snake(collection)}_${snake(part.slice('index '.length))}"`;
    await ask(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await ask('DELETE FROM kit_schema WHERE collection = $1 AND part = $2', [collection, part]);
  }
};
