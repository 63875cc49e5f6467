import type { Log } from '../../../ports/driven/shared/log.ts';
import { untraced, type RunTurn } from '../../tracing/traced-turns.ts';

/** The pause of an idle loop, and of a loop after a failure. */
const idleMs = 100;
const failedMs = 1_000;

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
   * `turn` returns whether more work may be due immediately; otherwise it is called again after `idle`
   * milliseconds. Its signal is aborted when it should end soon.
   */
  const forever = (name: string, turn: (closing: AbortSignal) => Promise<boolean>, idle = idleMs): Loop => {
    let hurries = 0;
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
    const attempt = async (): Promise<boolean> => {
      try {
        const more = await turn(signal);
        recordOutcome(name);
        return more;
      } catch (error) {
        recordOutcome(name, error);
        throw error;
      }
    };
    const run = async (): Promise<void> => {
      while (!signal.aborted) {
        const before = hurries;
        try {
          const more = await runTurn(name, attempt, (found) => !found);
          if (!more && hurries === before) await rest(idle);
        } catch {
          await rest(failedMs);
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
