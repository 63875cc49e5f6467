import type { Log } from '../../../ports/driven/shared/log.ts';
import type { WatchAppealDeadlines } from '../../../ports/driving/moderation/moderation.ts';
import type { RunTurn } from '../../tracing/traced-turns.ts';
import { loops, type Worked } from './loops.ts';

interface Dependencies {
  readonly watchAppealDeadlines: WatchAppealDeadlines;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly runTurn?: RunTurn;
}

/** Deadlines are days away. */
const idleMs = 60_000;

/** Sends reminders of appeals that must be decided soon, and escalates those that are overdue. */
export const appealWorker = ({ watchAppealDeadlines, log, runTurn }: Dependencies) => {
  const { forever, close } = loops(log, runTurn);
  const watch = async (): Promise<Worked> => {
    const taken = await watchAppealDeadlines();
    return taken.ok && taken.value > 0 && 'done';
  };
  forever('checking deadlines of appeals', watch, idleMs);
  return { close };
};
