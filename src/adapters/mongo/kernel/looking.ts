import { isAborted, type Operation, type Program } from '../../store-kit/program.ts';
import { grouped, type Group } from './groups.ts';

const readings: ReadonlySet<Operation['op']> = new Set(['get', 'getBy', 'peek', 'page', 'count']);
export const isReading = ({ op }: Operation): boolean => readings.has(op);

/** Names of programs that are remembered at once. */
const mostRemembered = 1_000;

/**
 * Programs that ask for one thing and then end need neither locks nor a transaction: one command, which sees what was committed. A
 * request for an existing license is one, and one that ends a license that has ended.
 */
export const lookingOn = (performGroup: (group: Group) => Promise<readonly unknown[]>) => {
  /** What ended that way the last time, by program and locks: of rivals for one license most do. */
  const ending = new Set<string>();

  return {
    /** What the program comes to, as if a key of its first attempt was taken; undefined if it asks for more, or writes. */
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
    /** Whether it pays to look before anything is written. */
    isLikely: (name: string): boolean => ending.has(name),
    note: (name: string, hasEnded: boolean): void => {
      if (ending.size >= mostRemembered) ending.clear();
      if (hasEnded) ending.add(name);
      else ending.delete(name);
    },
  };
};
