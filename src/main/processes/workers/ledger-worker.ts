import { dayMs, nextDay, type Instant } from '../../../domain/shared/calendar.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { Log } from '../../../ports/driven/shared/log.ts';
import type { VerifyLedger } from '../../../ports/driving/ledger/ledger.ts';
import type { RunTurn } from '../../tracing/traced-turns.ts';
import { loops, type Worked } from './loops.ts';

interface Dependencies {
  readonly verifyLedger: VerifyLedger;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  readonly clock: Clock;
  readonly runTurn?: RunTurn;
}

/** Checks begin at three o'clock in UTC. */
const checksAtMs = 3 * 3_600_000;
const retryMs = 600_000;
const idleMs = 60_000;
/** Further differences are in the output of the command. */
const maxLogged = 20;

/** Returns the first time after a given one at which the ledger is checked. */
export const nextCheck = (after: Instant): Instant => {
  const today = nextDay(after) - dayMs + checksAtMs;
  return today > after ? today : today + dayMs;
};

/** Verifies the ledger each night, and logs the first differences as errors and their number. */
export const ledgerWorker = ({ verifyLedger, log, clock, runTurn }: Dependencies) => {
  const { forever, close } = loops(log, runTurn);
  let due = nextCheck(clock.now());
  const check = async (): Promise<Worked> => {
    if (clock.now() < due) return false;
    due = clock.now() + retryMs;
    const verified = await verifyLedger({});
    due = nextCheck(clock.now());
    if (!verified.ok) return 'done';
    const { differences, ...figures } = verified.value;
    for (const difference of differences.slice(0, maxLogged))
      log.error('ledger difference', { ...difference });
    if (differences.length === 0) log.info('ledger verified', figures);
    else log.error('the ledger has differences', { ...figures, differences: differences.length });
    return 'done';
  };
  forever('verifying the ledger', check, idleMs);
  return { close };
};
