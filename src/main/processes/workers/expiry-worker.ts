import type { Log } from '../../../ports/driven/shared/log.ts';
import type { SendExpiryNotices } from '../../../ports/driving/licensing.ts';
import type { RunTurn } from '../../tracing/traced-turns.ts';
import { loops, workedOn, type Worked } from './loops.ts';

interface Dependencies {
  readonly sendExpiryNotices: SendExpiryNotices;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly runTurn?: RunTurn;
}

/** The maximum number of notices in one round: while their licenses are read, other work of the process waits. */
const batchSize = 400;
/** The maximum delay of a notice. */
const idleMs = 10_000;

/** Sends notices of licenses that end. Processes that race for the same notices take a break until one is done. */
export const expiryWorker = ({ sendExpiryNotices, log, runTurn }: Dependencies) => {
  const { forever, close } = loops(log, runTurn);
  const send = async (): Promise<Worked> => {
    const sent = await sendExpiryNotices({ limit: batchSize });
    return sent.ok && workedOn(sent.value, batchSize);
  };
  forever('sending notices of expiring licenses', send, idleMs);
  return { close };
};
