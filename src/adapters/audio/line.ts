import { Unavailable } from '../../ports/driven/unavailable.ts';
import type { Outcome, Task } from './tasks/task.ts';

export interface Waiting {
  readonly task: Task;
  readonly settle: (outcome: Outcome | Error) => void;
}

/** How many threads there are, and how many tasks of either kind may wait for them. */
export interface LineBounds {
  readonly workers: number;
  readonly mostWaiting: number;
  readonly mostListening: number;
}

/** What nobody sits and waits for. */
export const isListening = ({ kind }: Task): boolean => kind === 'analyze';

/** Those who wait for a thread: listening after all others, each kind in the order in which it came. */
export const taskLine = ({ workers, mostWaiting, mostListening }: LineBounds) => {
  const asked: Waiting[] = [];
  const listening: Waiting[] = [];
  const mayListen = Math.max(1, workers - 1);
  return {
    /** Throws `Unavailable` where too many of that kind wait. */
    join: (one: Waiting): void => {
      const [line, most] = isListening(one.task) ? [listening, mostListening] : [asked, mostWaiting];
      if (line.length >= most) throw new Unavailable(`${most} sounds wait already`);
      line.push(one);
    },
    /** Who comes next where so many threads listen; nobody where only listening waits and as many as may do listen. */
    take: (listen: number): Waiting | undefined =>
      asked.shift() ?? (listen < mayListen ? listening.shift() : undefined),
    empty: (): readonly Waiting[] => [...asked.splice(0), ...listening.splice(0)],
  };
};
