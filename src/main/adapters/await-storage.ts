import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import { isUnavailable } from '../../ports/driven/shared/unavailable.ts';

/** How long a start waits for storage that is slow, restarting or electing a primary. */
const longestMs = 60_000;
const pauseMs = 500;

interface Dependencies {
  readonly clock: Clock;
  /** Keeps the process alive meanwhile. Nothing else may do so. */
  readonly pause?: (ms: number) => Promise<unknown>;
  /** Prints once why the start takes so long. */
  readonly print: (line: string) => void;
}

/** Runs the storage calls of a start, and retries them for a minute while storage is unavailable. */
export const awaitStorage = async <T>(
  { clock, pause = sleep, print }: Dependencies,
  work: () => Promise<T>,
): Promise<T> => {
  const until = clock.now() + longestMs;
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || clock.now() >= until) throw error;
      if (tries === 1) print(`waiting up to ${longestMs / 1_000} s for the store: ${error.message}`);
      await pause(pauseMs);
    }
  }
};
