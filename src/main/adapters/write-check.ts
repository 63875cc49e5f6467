import type { Clock } from '../../ports/driven/environment.ts';
import type { Log } from '../../ports/driven/log.ts';
import { isUnavailable } from '../../ports/driven/unavailable.ts';
import type { Storage } from './storage.ts';

interface Dependencies {
  readonly storage: Pick<Storage, 'probeWrites'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

interface Found {
  readonly flaw: string | undefined;
  readonly held: string | undefined;
  readonly since: number;
  readonly until: number;
}

/** However often readiness is asked for, a process writes no more often than this to find out. */
const soundForMs = 5_000;
const brokenForMs = 1_000;

/** Checks with a write whether the storage accepts writes. Calls within a few seconds share one result. */
export const writeCheck = ({ storage, clock, log }: Dependencies) => {
  let found: Found | undefined;
  let looking: Promise<Found> | undefined;

  const probe = async (): Promise<Found> => {
    const since = clock.now();
    try {
      const held = await storage.probeWrites();
      if (found?.flaw !== undefined) log.info('the store accepts writes again');
      return { flaw: undefined, held, since, until: clock.now() + soundForMs };
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      if (found?.flaw === undefined) log.warn('the store does not accept writes', { error });
      return { flaw: 'unavailable', held: undefined, since, until: clock.now() + brokenForMs };
    }
  };
  const look = async (): Promise<Found> => {
    const now = clock.now();
    // A clock that is set back meanwhile must not keep an answer for longer.
    if (found && now >= found.since && now < found.until) return found;
    looking ??= probe().finally(() => (looking = undefined));
    found = await looking;
    return found;
  };
  return {
    /** Why nothing can be written; undefined where it can, or where a move holds all writes for a while. */
    flaw: async (): Promise<string | undefined> => (await look()).flaw,
    /** Why a move blocks all writes. */
    held: async (): Promise<string | undefined> => (await look()).held,
  };
};
