import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { Log } from '../../ports/driven/shared/log.ts';
import { isUnavailable } from '../../ports/driven/shared/unavailable.ts';
import type { Storage } from './storage.ts';

interface Dependencies {
  readonly storage: Pick<Storage, 'probeWrites'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

interface Found {
  readonly issue: string | undefined;
  readonly blockedBy: string | undefined;
  readonly since: number;
  readonly until: number;
}

/** A process probes no more often than this, however often its readiness is checked. */
const soundForMs = 5_000;
const brokenForMs = 1_000;

/** Checks with a write whether the storage accepts writes. Calls within a few seconds share one result. */
export const writeCheck = ({ storage, clock, log }: Dependencies) => {
  let found: Found | undefined;
  let looking: Promise<Found> | undefined;

  const probe = async (): Promise<Found> => {
    const since = clock.now();
    try {
      const blockedBy = await storage.probeWrites();
      if (found?.issue !== undefined) log.info('the store accepts writes again');
      return { issue: undefined, blockedBy, since, until: clock.now() + soundForMs };
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      if (found?.issue === undefined) log.warn('the store does not accept writes', { error });
      return { issue: 'unavailable', blockedBy: undefined, since, until: clock.now() + brokenForMs };
    }
  };
  const look = async (): Promise<Found> => {
    const now = clock.now();
    // A clock that was set back must not make a result last longer.
    if (found && now >= found.since && now < found.until) return found;
    looking ??= probe().finally(() => (looking = undefined));
    found = await looking;
    return found;
  };
  return {
    /** Why the store accepts no writes; undefined if it accepts them, or while a move blocks them. */
    issue: async (): Promise<string | undefined> => (await look()).issue,
    /** The move that blocks all writes; undefined if there is none. */
    blockedBy: async (): Promise<string | undefined> => (await look()).blockedBy,
  };
};
