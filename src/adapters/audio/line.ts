import { spentAt, withSpent, type Spent } from '../../domain/enrichment/turns.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import type { Outcome, Task } from './tasks/task.ts';

export interface Waiting {
  readonly task: Task;
  /** `spentMs` is the thread time of the task. */
  readonly settle: (outcome: Outcome | Error, spentMs: number) => void;
}

/** The number of threads, and of tasks of either kind that may wait for them. */
export interface LineBounds {
  readonly workers: number;
  readonly mostWaiting: number;
  readonly mostListening: number;
}

/** Returns whether a task is an analysis, for which nobody waits interactively. */
const isListening = ({ kind }: Task): boolean => kind === 'analyze';

/** The platform whose audio is analyzed; undefined for catalog audio and for other tasks. */
export const partnerOf = (task: Task): string | undefined =>
  task.kind === 'analyze' ? task.partner : undefined;

/** Catalog audio takes turns like the audio of a platform. */
const turnOf = (task: Task): string => partnerOf(task) ?? '';

/**
 * A queue of tasks for the threads. Analysis runs after all other tasks. The platform that used the least thread time
 * recently is analyzed first, each platform's tasks in order of arrival. One platform never occupies all analysis
 * threads if there are several.
 */
export const taskLine = (
  { workers, mostWaiting, mostListening }: LineBounds,
  now = () => performance.now(),
) => {
  const asked: Waiting[] = [];
  const listening: Waiting[] = [];
  const mayListen = Math.max(1, workers - 1);
  const mayListenEach = Math.max(1, mayListen - 1);
  const spent = new Map<string, Spent>();

  const spentBy = (turn: string): number => {
    const found = spent.get(turn);
    return found ? spentAt(found, now()) : 0;
  };

  const takeListener = (running: readonly Task[]): Waiting | undefined => {
    const listeners = running.filter(isListening).map(turnOf);
    if (listeners.length >= mayListen) return undefined;
    let [first, least] = [-1, Infinity];
    const seen = new Set<string>();
    for (const [place, { task }] of listening.entries()) {
      const turn = turnOf(task);
      if (seen.has(turn)) continue;
      seen.add(turn);
      const many = listeners.filter((each) => each === turn).length;
      const usage = spentBy(turn);
      if (many < mayListenEach && usage < least) [first, least] = [place, usage];
    }
    return first < 0 ? undefined : listening.splice(first, 1)[0];
  };

  return {
    /** Throws `Unavailable` if too many tasks of that kind wait. */
    join: (one: Waiting): void => {
      const [line, most] = isListening(one.task) ? [listening, mostListening] : [asked, mostWaiting];
      if (line.length >= most) throw new Unavailable(`${most} tasks are already waiting`);
      line.push(one);
    },
    /** Returns the next task; undefined if only analysis waits and none of it can start beside the running tasks. */
    take: (running: readonly Task[]): Waiting | undefined => asked.shift() ?? takeListener(running),
    /** Records the thread time of a task. */
    spent: (task: Task, ms: number): void => {
      if (!isListening(task)) return;
      const turn = turnOf(task);
      spent.set(turn, withSpent(spent.get(turn), ms, now()));
      for (const each of spent.keys()) if (spentBy(each) === 0) spent.delete(each);
    },
    empty: (): readonly Waiting[] => [...asked.splice(0), ...listening.splice(0)],
  };
};
