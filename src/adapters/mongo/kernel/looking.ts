import { isAborted, type Operation, type Program } from '../../store-kit/program.ts';
import { grouped, type Group } from './groups.ts';

const readings: ReadonlySet<Operation['op']> = new Set(['get', 'getBy', 'peek', 'page', 'count']);
export const isReading = ({ op }: Operation): boolean => readings.has(op);

/** The limit of program names that are cached. */
const maxRemembered = 1_000;

/**
 * A program that reads one thing and then ends needs neither locks nor a transaction: one command sees what
 * was committed. Examples are a request for an existing license, and the end of a license that has already
 * ended.
 */
export const lookingOn = (performGroup: (group: Group) => Promise<readonly unknown[]>) => {
  /**
   * Programs that ended so the last time, by name and locks; most programs that compete for one license do.
   */
  const ending = new Set<string>();

  return {
    /**
     * Returns the outcome of the program, as if a key of its first attempt were taken, or undefined if it
     * reads more or writes.
     */
    once: async <Argument, Outcome>(
      { steps }: Program<Argument, Outcome>,
      argument: Argument,
      nth: number,
    ): Promise<{ readonly outcome: Outcome } | undefined> => {
      const running = steps(argument, Math.max(nth, 2));
      const step = running.next([]);
      if (step.done === true || !step.value.every(isReading)) return undefined;
      const [group, ...more] = grouped(step.value);
      if (!group || more.length > 0) return undefined;
      const ended = running.next(await performGroup(group));
      if (ended.done !== true) return undefined;
      return { outcome: isAborted(ended.value) ? ended.value.aborted : ended.value };
    },
    /** Returns whether reading first is likely to pay off. */
    isLikely: (name: string): boolean => ending.has(name),
    note: (name: string, hasEnded: boolean): void => {
      if (ending.size >= maxRemembered) ending.clear();
      if (hasEnded) ending.add(name);
      else ending.delete(name);
    },
  };
};
