import { memoryRateLimiter } from '../../adapters/memory/index.ts';
import type { Log } from '../../ports/driven/shared/log.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { SharedLimiter } from './pluggable/kinds.ts';
import { chosen, type Settings } from './pluggable/index.ts';

export interface OpenLimiter {
  readonly limiter: RateLimiter;
  /** Connects, at most a second later during an outage. A process that serves no requests does not call it. */
  begin(log: Log): Promise<void>;
  /** The reason if it is degraded; requests are still served. */
  issue(): string | undefined;
  close(): void;
}

/**
 * The only place that chooses where rates are counted: together if an adapter for that is configured, otherwise
 * in each process.
 */
export const openLimiter = ({ settings }: { readonly settings: Settings }): OpenLimiter => {
  const meanwhile = memoryRateLimiter();
  const configured = chosen('limiters', settings);
  let shared: SharedLimiter | undefined;
  return {
    limiter: { take: (key, limit) => (shared ?? meanwhile).take(key, limit) },
    begin: async (log) => {
      shared = await configured?.adapter.open(configured.read, { meanwhile, log });
      await shared?.begin();
    },
    issue: () => shared?.issue(),
    close: () => shared?.close(),
  };
};
