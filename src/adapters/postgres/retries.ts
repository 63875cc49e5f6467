import { setTimeout as pause } from 'node:timers/promises';
import { isPassing } from './failures.ts';

const firstPauseMs = 2;
const longestPauseMs = 100;

/** Waits a moment after so many attempts that failed; answers false, at once, if the time would be over by then. */
export const mayRepeat = async (error: unknown, attempts: number, until: number): Promise<boolean> => {
  const waitMs = Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** attempts);
  if (!isPassing(error) || performance.now() + waitMs >= until) return false;
  await pause(waitMs);
  return true;
};

/** Repeats work that changes nothing while its failures are passing ones and there is time. */
export const repeated = async <Result>(work: () => Promise<Result>, withinMs: number): Promise<Result> => {
  const until = performance.now() + withinMs;
  for (let attempts = 0; ; attempts++) {
    try {
      return await work();
    } catch (error) {
      if (!(await mayRepeat(error, attempts, until))) throw error;
    }
  }
};
