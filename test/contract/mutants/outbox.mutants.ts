import type { Outbox } from '../../../src/ports/driven/outbox.ts';

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
    title: 'a page that begins with the position asked after',
    by: ['goes on after any position, and repeats nothing'],
    of: outbox((real) => ({ after: (position, limit) => real.after(Math.max(0, position - 1), limit) })),
  },
  {
    title: 'events in the order of their ids',
    by: ['tells events as they were given, in the order of commits, each once'],
    of: outbox((real) => ({
      after: async (position, limit) =>
        [...(await real.after(position, limit))].sort((a, b) => (a.event.eventId < b.event.eventId ? -1 : 1)),
    })),
  },
  {
    title: 'the newest page first',
    by: [
      'tells events as they were given, in the order of commits, each once',
      'shows a follower every event, whoever else is writing',
    ],
    of: outbox((real) => ({
      after: async (position, limit) => (await real.after(position, 1_000)).slice(-limit),
    })),
  },
  {
    title: 'a limit that is a suggestion',
    by: ['goes on after any position, and repeats nothing'],
    of: outbox((real) => ({ after: (position, limit) => real.after(position, limit + 1) })),
  },
  {
    title: 'positions given before the commit, so that a later one may be seen first',
    by: ['shows a follower every event, whoever else is writing'],
    of: outbox((real) => ({
      after: async (position, limit) => {
        const page = await real.after(position, limit);
        return page.length < limit && page.length > 1 ? [...page.slice(0, -2), ...page.slice(-1)] : page;
      },
    })),
  },
];
