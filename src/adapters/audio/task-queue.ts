import { spentAt, withSpent, type Spent } from '../../domain/enrichment/worker-time.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import type { Outcome, Task } from './tasks/task.ts';

export interface Waiting {
  readonly task: Task;
  /** `spentMs` is the thread time of the task. */
  readonly settle: (outcome: Outcome | Error, spentMs: number) => void;
}

/** The number of threads, and of tasks of either kind that may wait for them. */
export interface QueueBounds {
  readonly workers: number;
  readonly maxWaiting: number;
  readonly maxAnalyses: number;
}

/** Returns whether a task is an analysis, for which nobody waits interactively. */
const isAnalysis = ({ kind }: Task): boolean => kind === 'analyze';

/** The platform whose audio is analyzed; undefined for catalog audio and for other tasks. */
export const partnerOf = (task: Task): string | undefined =>
  task.kind === 'analyze' ? task.partner : undefined;

/** Catalog audio is queued like the audio of one platform. */
const ownerOf = (task: Task): string => partnerOf(task) ?? '';

/**
 * A queue of tasks for the threads. Analysis runs after all other tasks. The platform that used the least thread time
 * recently is analyzed first, each platform's tasks in order of arrival. One platform never occupies all analysis
 * threads if there are several.
 */
export const taskQueue = (
  { workers, maxWaiting, maxAnalyses }: QueueBounds,
  now = () => performance.now(),
) => {
  const others: Waiting[] = [];
  const analyses: Waiting[] = [];
  const analysesAtMost = Math.max(1, workers - 1);
  const analysesOfOneAtMost = Math.max(1, analysesAtMost - 1);
  const spent = new Map<string, Spent>();

  const spentBy = (owner: string): number => {
    const found = spent.get(owner);
    return found ? spentAt(found, now()) : 0;
  };

  const takeAnalysis = (running: readonly Task[]): Waiting | undefined => {
    const runningAnalyses = running.filter(isAnalysis).map(ownerOf);
    if (runningAnalyses.length >= analysesAtMost) return undefined;
    let [first, min] = [-1, Infinity];
    const seen = new Set<string>();
    for (const [place, { task }] of analyses.entries()) {
      const owner = ownerOf(task);
      if (seen.has(owner)) continue;
      seen.add(owner);
      const many = runningAnalyses.filter((each) => each === owner).length;
      const usage = spentBy(owner);
      if (many < analysesOfOneAtMost && usage < min) [first, min] = [place, usage];
    }
    return first < 0 ? undefined : analyses.splice(first, 1)[0];
  };

  return {
    /** Throws `Unavailable` if too many tasks of that kind wait. */
    join: (one: Waiting): void => {
      const [queue, max] = isAnalysis(one.task) ? [analyses, maxAnalyses] : [others, maxWaiting];
      if (queue.length >= max) throw new Unavailable(`${max} tasks are already waiting`);
      queue.push(one);
    },
    /** Returns the next task; undefined if only analysis waits and none of it can start beside the running tasks. */
    take: (running: readonly Task[]): Waiting | undefined => others.shift() ?? takeAnalysis(running),
    /** Records the thread time of a task. */
    spent: (task: Task, ms: number): void => {
      if (!isAnalysis(task)) return;
      const owner = ownerOf(task);
      spent.set(owner, withSpent(spent.get(owner), ms, now()));
      for (const each of spent.keys()) if (spentBy(each) === 0) spent.delete(each);
    },
    empty: (): readonly Waiting[] => [...others.splice(0), ...analyses.splice(0)],
  };
};
