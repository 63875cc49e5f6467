import type { Instant } from '../../../src/domain/shared/calendar.ts';
import type { Clock, Delay } from '../../../src/ports/driven/shared/environment.ts';
import { noon } from '../builders/builders.ts';

/** A clock that stops until it is moved, and its waits. */
export interface StoppedClock extends Clock, Delay {
  /** Moves on, and lets those go whose time has come. */
  readonly advance: (ms: number) => void;
  readonly set: (at: Instant) => void;
  /** Resolves when someone begins to wait, from now on. */
  readonly nextWait: () => Promise<void>;
}

export const stoppedClock = (at: Instant = noon): StoppedClock => {
  let now = at;
  let waiting: { readonly until: Instant; readonly go: () => void }[] = [];
  let noticed = (): void => undefined;
  const set = (moment: Instant): void => {
    now = moment;
    const due = waiting.filter(({ until }) => until <= now);
    waiting = waiting.filter(({ until }) => until > now);
    for (const { go } of due) go();
  };
  return {
    now: () => now,
    after: (ms) =>
      new Promise((go) => {
        if (ms <= 0) {
          setImmediate(go);
          return;
        }
        waiting.push({ until: now + ms, go });
        noticed();
      }),
    turn: () => new Promise((resolve) => void setImmediate(resolve)),
    advance: (ms) => set(now + ms),
    set,
    nextWait: () => new Promise((resolve) => (noticed = resolve)),
  };
};
