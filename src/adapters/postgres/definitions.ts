import { setTimeout as pause } from 'node:timers/promises';
import { stateOf } from './failures.ts';
import type { Ask } from './schema.ts';

/** So long a change of a table waits for transactions that use it. Every other use of the table waits behind it meanwhile. */
const lockMs = 500;
/** In between, those that waited behind it go on. */
const pauseMs = 1_000;
const attemptsPerLine = 10;

const isLockTimeout = (error: unknown): boolean => stateOf((error as Error).cause) === '55P03';

/**
 * Changes the definition of a table that others use. Gives up the place in the queue for its lock and tries again, so that a long
 * transaction (a dump, say) delays the change, and not all requests that need the table.
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
