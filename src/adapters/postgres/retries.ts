import { setTimeout as pause } from 'node:timers/promises';
import { isPassing } from './failures.ts';

const firstPauseMs = 2;
const longestPauseMs = 100;

/** Waits before another attempt; returns false immediately if the timeout would pass. */
export const mayRepeat = async (error: unknown, attempts: number, until: number): Promise<boolean> => {
  const waitMs = Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** attempts);
  if (!isPassing(error) || performance.now() + waitMs >= until) return false;
  await pause(waitMs);
  return true;
};

/** Retries work without effects after transient failures until the timeout. */
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
