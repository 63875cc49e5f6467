import type { Log } from '../../../ports/driven/shared/log.ts';
import { untraced, type RunTurn } from '../../tracing/traced-turns.ts';

/** The pause of an idle loop, and of a loop after its first failure. */
const idleMs = 100;
const failedMs = 1_000;

/** `true`: there was work, and more may be due immediately; `done`: there was work, and no more is due; `false`: there was none. */
export type Worked = boolean | 'done';

/** Returns the outcome of a turn that did `count` pieces of work of at most `limit`. */
export const workedOn = (count: number, limit: number): Worked => count === limit || (count > 0 && 'done');

/**
 * Returns the pause after a number of failures in a row, in milliseconds: it doubles up to the pause of the loop when it is idle, so that
 * work that is due once a month and cannot be done is not tried each second.
 */
export const pauseAfterFailures = (failures: number, idle: number): number =>
  Math.min(failedMs * 2 ** (failures - 1), Math.max(failedMs, idle));

export interface Loop {
  /** Ends the pause of the loop, because there is work. */
  readonly wake: () => void;
}

/** Loops that run until they are closed. A failure is logged once, and its end once. */
export const loops = (log: Pick<Log, 'info' | 'warn'>, runTurn: RunTurn = untraced) => {
  const closing = new AbortController();
  const { signal } = closing;
  const running: Promise<void>[] = [];
  const failing = new Set<string>();

  const recordOutcome = (name: string, error?: unknown): void => {
    if (error === undefined && failing.delete(name)) log.info(`${name} succeeded again`);
    if (error === undefined || failing.has(name)) return;
    failing.add(name);
    log.warn(`${name} failed and will be retried`, { error });
  };

  /**
   * Calls `turn` again immediately while more work may be due, otherwise after `idle` milliseconds. Its signal is
   * aborted when it should end soon.
   */
  const forever = (name: string, turn: (closing: AbortSignal) => Promise<Worked>, idle = idleMs): Loop => {
    let hurries = 0;
    let failures = 0;
    let endRest = (): void => undefined;
    const rest = (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms).unref();
        endRest = () => {
          clearTimeout(timer);
          resolve();
        };
        if (signal.aborted) endRest();
      });
    const wake = (): void => {
      hurries += 1;
      endRest();
    };
    const attempt = async (): Promise<Worked> => {
      try {
        const worked = await turn(signal);
        recordOutcome(name);
        return worked;
      } catch (error) {
        recordOutcome(name, error);
        throw error;
      }
    };
    const run = async (): Promise<void> => {
      while (!signal.aborted) {
        const before = hurries;
        try {
          const worked = await runTurn(name, attempt, (outcome) => outcome === false);
          failures = 0;
          if (worked !== true && hurries === before) await rest(idle);
        } catch {
          failures += 1;
          await rest(pauseAfterFailures(failures, idle));
        }
      }
    };
    signal.addEventListener('abort', () => endRest());
    running.push(run());
    return { wake };
  };

  return {
    forever,
    recordOutcome,
    /** Resolves when no turn is in progress. */
    close: async (): Promise<void> => {
      closing.abort();
      await Promise.all(running);
    },
  };
};
