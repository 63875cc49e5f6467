import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../ports/driven/log.ts';
import type { DeliverDue, FanOutEvents } from '../ports/driving/webhooks.ts';

interface Needs {
  readonly fanOutEvents: FanOutEvents;
  readonly deliverDue: DeliverDue;
  readonly log: Log;
}

/** Endpoints served side by side by one process; and those of them that fail, which may keep a place for 15 s. */
const lanes = 512;
const failingLanes = 256;
const eventsAtOnce = 20;
/** How soon an idle worker looks again; how soon one that met trouble does. */
const idleMs = 100;
const troubledMs = 1_000;

/** Fans events out and brings them to their endpoints, until it is closed. */
export const eventWorker = ({ fanOutEvents, deliverDue, log }: Needs) => {
  const closing = new AbortController();
  const { signal } = closing;
  const busy = { all: 0, failing: 0 };
  const served = new Set<Promise<void>>();
  const troubled = new Set<string>();

  const rest = (ms: number) => pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const went = (name: string, error?: unknown) => {
    if (error === undefined && troubled.delete(name)) log.info(`${name} works again`);
    if (error === undefined || troubled.has(name)) return;
    troubled.add(name);
    log.warn(`${name} failed and will be tried until it works`, { error });
  };
  /** `turn` answers whether there may be more at once. */
  const forever = async (name: string, turn: () => Promise<boolean>) => {
    while (!signal.aborted) {
      try {
        const more = await turn();
        went(name);
        if (!more) await rest(idleMs);
      } catch (error) {
        went(name, error);
        await rest(troubledMs);
      }
    }
  };

  const fanOut = async () => (await fanOutEvents(eventsAtOnce)) > 0;

  const deliver = async () => {
    const room = { lanes: lanes - busy.all, failingLanes: failingLanes - busy.failing };
    if (room.lanes <= 0) return false;
    const taken = await deliverDue(room);
    for (const { failing, done } of taken) {
      busy.all += 1;
      if (failing) busy.failing += 1;
      const finished = done
        .then(
          () => went('delivering'),
          (error: unknown) => went('delivering', error),
        )
        .finally(() => {
          busy.all -= 1;
          if (failing) busy.failing -= 1;
          served.delete(finished);
        });
      served.add(finished);
    }
    return taken.length > 0;
  };

  const loops = [forever('fanning out events', fanOut), forever('claiming deliveries', deliver)];
  return {
    /** Takes nothing up any more, and waits for what is under way. */
    close: async () => {
      closing.abort();
      await Promise.all(loops);
      await Promise.all(served);
    },
  };
};
