import { AsyncLocalStorage } from 'node:async_hooks';
import type { StorageDeadline } from '../../ports/driven/storage/storage-deadline.ts';

interface Allowance {
  spentMs: number;
  /** The number of simultaneous calls, whose time counts once. */
  running: number;
  /** When calls last began after none, or the last one ended. */
  changedAt: number;
}

/**
 * Each millisecond in which a request does not wait for its storage restores half a millisecond: a request
 * that uploads or polls for a minute can use the storage throughout, but one that makes slow calls in a row
 * cannot.
 */
const restored = 0.5;

export const storageDeadline = (
  allowanceMs: number,
  elapsedMs: () => number = () => performance.now(),
): StorageDeadline => {
  const allowances = new AsyncLocalStorage<Allowance | undefined>();
  return {
    share: (request) => allowances.run({ spentMs: 0, running: 0, changedAt: elapsedMs() }, request),
    apart: (work) => allowances.run(undefined, work),
    begin: () => {
      const allowance = allowances.getStore();
      if (!allowance) return undefined;
      const settle = () => {
        const now = elapsedMs();
        const passed = now - allowance.changedAt;
        const change = allowance.running > 0 ? passed : -restored * passed;
        allowance.spentMs = Math.max(0, allowance.spentMs + change);
        allowance.changedAt = now;
      };
      settle();
      allowance.running++;
      return {
        leftMs: Math.max(0, allowanceMs - allowance.spentMs),
        end: () => {
          settle();
          allowance.running--;
        },
      };
    },
  };
};
