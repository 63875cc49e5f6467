import type { Outbox } from '../../../src/ports/driven/outbox.ts';
import { eventId } from '../../support/builders.ts';

interface OutboxView {
  readonly outbox: Outbox;
}

const outbox =
  (break_: (real: Outbox) => Outbox) =>
  <View extends OutboxView>(view: View): View => ({ ...view, outbox: break_(view.outbox) });

/** Broken outboxes, by what they do wrong, each with the cases that must catch it. */
export const outboxMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: <View extends OutboxView>(view: View) => View;
}[] = [
  {
    title: 'a page that begins with the event asked after',
    by: ['goes on after any id, and repeats nothing'],
    of: outbox((real) => ({
      list: async ({ after, limit }) => {
        const all = await real.list({ limit: 1_000 });
        return all.filter(({ eventId }) => eventId >= (after ?? '')).slice(0, limit);
      },
    })),
  },
  {
    title: 'events in no order',
    by: ['lists events as they were given, by id, each once'],
    of: outbox((real) => ({ list: async (page) => [...(await real.list(page))].reverse() })),
  },
  {
    title: 'the newest page first',
    by: ['lists events as they were given, by id, each once', 'has the events of all who write at once'],
    of: outbox((real) => ({
      list: async ({ limit, ...after }) => (await real.list({ ...after, limit: 1_000 })).slice(-limit),
    })),
  },
  {
    title: 'a limit that is a suggestion',
    by: ['goes on after any id, and repeats nothing'],
    of: outbox((real) => ({ list: ({ limit, ...after }) => real.list({ ...after, limit: limit + 1 }) })),
  },
  {
    title: 'an event dropped',
    by: ['has the events of all who write at once'],
    of: outbox((real) => ({
      list: async (page) => (await real.list(page)).filter((event) => event.eventId !== eventId(42)),
    })),
  },
];
