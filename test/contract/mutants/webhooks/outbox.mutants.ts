import { eventTypes, isAbout, type DomainEvent } from '../../../../src/domain/shared/event.ts';
import { LicenseId } from '../../../../src/domain/shared/ids.ts';
import type { Outbox } from '../../../../src/ports/driven/webhooks/outbox.ts';
import { eventId, platformId } from '../../../support/builders/builders.ts';

interface OutboxView {
  readonly outbox: Outbox;
}

const outbox =
  (break_: (real: Outbox) => Partial<Outbox>) =>
  <View extends OutboxView>(view: View): View => ({
    ...view,
    outbox: { ...view.outbox, ...break_(view.outbox) },
  });

/** Broken outboxes, by what they do wrong, each with the cases that must catch it. */
export const outboxMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: <View extends OutboxView>(view: View) => View;
}[] = [
  {
    title: 'a page that repeats the last event of the page before',
    by: ['continues after any ID, and repeats nothing'],
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
    by: ['lists events as they were given, by id, each once', 'has the events of all concurrent writers'],
    of: outbox((real) => ({
      list: async ({ limit, ...after }) => (await real.list({ ...after, limit: 1_000 })).slice(-limit),
    })),
  },
  {
    title: 'the next event for an unknown ID',
    by: ['finds an event of any platform by its ID, and no other'],
    of: outbox((real) => ({
      find: async (eventId) => (await real.find(eventId)) ?? (await real.list({ limit: 1 }))[0],
    })),
  },
  {
    title: 'a limit that is ignored',
    by: ['continues after any ID, and repeats nothing'],
    of: outbox((real) => ({ list: ({ limit, ...after }) => real.list({ ...after, limit: limit + 1 }) })),
  },
  {
    title: 'an event dropped',
    by: ['has the events of all concurrent writers'],
    of: outbox((real) => ({
      list: async (page) => (await real.list(page)).filter((event) => event.eventId !== eventId(42)),
    })),
  },
  {
    title: 'the latest events of all platforms',
    by: ['shows a platform its own events and those for all platforms, the latest first'],
    of: outbox((real) => ({
      latest: async ({ types }, { limit }) => {
        const all = (await real.list({ limit: 1_000 })).filter(({ type }) => types.includes(type));
        return { events: [...all].reverse().slice(0, limit) };
      },
    })),
  },
  {
    title: 'the latest events without those of the catalog',
    by: ['shows a platform its own events and those for all platforms, the latest first'],
    of: outbox((real) => ({
      latest: async (filter, page) => {
        const { events, ...rest } = await real.latest(filter, page);
        return { ...rest, events: events.filter((event) => event.platformId === platformId()) };
      },
    })),
  },
  {
    title: 'the latest events, whatever type is requested',
    by: ['shows the latest events of the requested types'],
    of: outbox((real) => ({
      latest: (filter, page) => real.latest({ ...filter, types: eventTypes }, page),
    })),
  },
  {
    title: 'the latest events before an event that has to be there',
    by: ['begins the latest events before any text, whether or not it is the id of one'],
    of: outbox((real) => ({
      latest: async (filter, { before, ...page }) => {
        const all = await real.list({ limit: 1_000 });
        const known = all.some(({ eventId }) => eventId === before);
        return real.latest(filter, { ...page, ...(known && before && { before }) });
      },
    })),
  },
  {
    title: 'a last page that says that more follow',
    by: ['shows the latest events in pages, each event once, and reports if there are more'],
    of: outbox((real) => ({
      latest: async (filter, page) => {
        const { events } = await real.latest(filter, page);
        const last = events.at(-1);
        return { events, ...(last && events.length === page.limit && { next: last.eventId }) };
      },
    })),
  },
  {
    title: 'the latest events, whatever record they are about',
    by: ['finds the events about a license, about a track, and about both'],
    of: outbox((real) => ({
      latest: ({ licenseId: _, trackId: __, ...filter }, page) => real.latest(filter, page),
    })),
  },
  {
    title: 'events that are found by a record before they are fanned out',
    by: ['finds an event by its license and track once it is fanned out, and by its id immediately'],
    of: outbox((real) => ({
      latest: async (filter, page) => {
        if (!filter.licenseId && !filter.trackId) return real.latest(filter, page);
        const all = await real.list({ limit: 1_000 });
        return { events: all.filter((event) => isAbout(event, filter)).slice(0, page.limit) };
      },
    })),
  },
  {
    title: 'events about any of two records',
    by: [
      'finds the events about a license, about a track, and about both',
      'shows events that are found by two records in pages, each once',
    ],
    of: outbox((real) => ({
      latest: ({ licenseId, ...filter }, page) =>
        real.latest({ ...filter, ...(licenseId && !filter.trackId && { licenseId }) }, page),
    })),
  },
  {
    title: 'events about a track without those of the catalog',
    by: ['finds the events about a license, about a track, and about both'],
    of: outbox((real) => ({
      latest: async (filter, page) => {
        const { events, ...rest } = await real.latest(filter, page);
        const isHidden = filter.trackId !== undefined;
        return { ...rest, events: events.filter(({ platformId: owner }) => !isHidden || owner) };
      },
    })),
  },
  {
    title: 'a page of found events that is filtered after it was limited',
    by: ['shows events that are found by two records in pages, each once'],
    of: outbox((real) => ({
      latest: async ({ licenseId, ...filter }, page) => {
        const { events, ...rest } = await real.latest(filter, page);
        const isFound = ({ data }: DomainEvent) => !licenseId || data['licenseId'] === licenseId;
        return { ...rest, events: events.filter(isFound) };
      },
    })),
  },
  {
    title: 'events about a track that are found by a license with its ID',
    by: ['finds the events about a license, about a track, and about both'],
    of: outbox((real) => ({
      latest: async ({ trackId, ...filter }, page) => {
        if (!trackId || filter.licenseId)
          return real.latest({ ...filter, ...(trackId && { trackId }) }, page);
        const ofTrack = await real.latest({ ...filter, trackId }, page);
        const ofLicense = await real.latest({ ...filter, licenseId: LicenseId(trackId) }, page);
        return { ...ofTrack, events: [...ofTrack.events, ...ofLicense.events] };
      },
    })),
  },
  {
    title: 'an event that anyone finds by its id',
    by: ['finds one event by its id, for those who may see it'],
    of: outbox((real) => ({
      latest: async (filter, page) => {
        if (!filter.eventId) return real.latest(filter, page);
        const all = await real.list({ limit: 1_000 });
        return { events: all.filter(({ eventId }) => eventId === filter.eventId) };
      },
    })),
  },
];
