import { licensed, sent } from './licensee-mails.ts';
import type { FanOut } from '../../../../../src/ports/driven/webhooks/delivery-queue.ts';
import { anEndpoint } from '../../../../support/builders/builders.ts';
import { deciding, staffed } from '../../../../support/stories/moderation-story.ts';
import { seenSoon } from '../../../../support/eventually.ts';
import { fanOut } from '../../../../support/stories/webhook-story.ts';
import { inWorld } from '../../../../support/worlds/world.ts';

const minute = 60_000;

describe('an email to many platforms that license a track', () => {
  it(
    'is written after the deliveries of later events, and delays none of them',
    inWorld(async (world) => {
      const { trackId } = await licensed(world, 60);
      const { platform } = await world.aRegisteredPlatform();
      const eventTypes = ['track.approved', 'track.takedown'] as const;
      await world.ports.endpointStore.add(anEndpoint({ platformId: platform.platformId, eventTypes }), {
        count: 0,
      });
      await world.useCases.takeDownTrack({ trackId, reason: 'legal' });
      await world.aTrackInCatalog();
      const pages: string[] = [];
      const { promise: released, resolve } = Promise.withResolvers<undefined>();
      world.before(
        'queue',
        'fanOut',
        async (page) => {
          const { deliveries, mails } = page as FanOut;
          pages.push(deliveries[0]?.eventType ?? `${mails.length} emails`);
          if (mails.length > 0) await released;
        },
        4,
      );
      const delivered: number[] = [];
      const onDelivered = (count: number) => void delivered.push(count);
      const first = world.useCases.fanOutEvents(10, onDelivered);
      await seenSoon(
        async () => pages,
        (seen) => seen.length === 3,
      );
      expect([pages, delivered]).toEqual([['track.takedown', 'track.approved', '50 emails'], [2]]);
      await world.aTrackInCatalog();
      expect(await world.useCases.fanOutEvents(10)).toBe(1);
      expect(pages.at(-1)).toBe('track.approved');
      resolve(undefined);
      expect(await first).toBe(2);
      expect(await sent(world)).toHaveLength(60);
    }),
  );

  it(
    'is left to the next claim once the lease has ended',
    inWorld(async (world) => {
      const { trackId, contacts } = await licensed(world, 60);
      await world.useCases.takeDownTrack({ trackId, reason: 'legal' });
      const late = async (page: unknown) => {
        if ((page as FanOut).mails.length > 0) world.clock.advance(minute);
      };
      world.before('queue', 'fanOut', late, 2);
      expect(await world.useCases.fanOutEvents(10)).toBe(1);
      expect(await sent(world)).toHaveLength(50);
      expect(await world.ports.queue.backlog(world.clock.now())).toMatchObject({ events: 1 });
      expect(await world.useCases.fanOutEvents(10)).toBe(1);
      expect((await sent(world)).map(({ to }) => to).toSorted()).toEqual(contacts);
      expect(await world.ports.queue.backlog(world.clock.now())).toMatchObject({ events: 0 });
    }),
  );

  it(
    'says nothing that a later decision changed, in whichever order events are emailed about',
    inWorld(async (world) => {
      const { trackId, contacts } = await licensed(world, 60);
      await world.useCases.takeDownTrack({ trackId, reason: 'legal', territories: ['FR'] });
      await world.useCases.takeDownTrack({ trackId, reason: 'disputed', territories: ['DE'] });
      await world.useCases.takeDownTrack({ trackId, reason: 'legal', territories: ['AT', 'DE'] });
      // The lease of these three events ends at a page of the first one. What was decided since is claimed meanwhile.
      const overtaken = async (page: unknown) => {
        if ((page as FanOut).mails.length === 0) return;
        const [rights] = await staffed(world, ['rights']);
        await deciding(world, rights)({ trackId }, { act: 'reinstate' }, { territories: ['FR'] });
        world.clock.advance(minute);
      };
      world.before('queue', 'fanOut', overtaken, 4);
      await fanOut(world);
      const mails = await sent(world);
      const subjectsTo = (contact: string) =>
        mails.flatMap(({ to, subject }) => (to === contact ? subject.replace(/of \S+/, 'of it') : []));
      const removed = 'Remove content under 1 license of it by 2026-11-28';
      const back = '1 license of it clear again';
      // The first page was composed before the decision.
      for (const contact of contacts.slice(0, 50))
        expect(subjectsTo(contact).toSorted()).toEqual([back, removed, removed]);
      for (const contact of contacts.slice(50))
        expect(subjectsTo(contact).toSorted()).toEqual([back, removed]);
      expect(await world.ports.queue.backlog(world.clock.now())).toMatchObject({ events: 0 });
    }),
  );

  it.each([1, 2, 3, 4])(
    'is sent once to each of 120 platforms where the worker dies around page %s',
    (dying) =>
      inWorld(async (world) => {
        const { trackId, contacts } = await licensed(world, 120);
        await world.useCases.takeDownTrack({ trackId, reason: 'legal' });
        let pages = 0;
        const dies = async (page: unknown) => {
          pages += 1;
          if (pages !== dying) return;
          // Half of the deaths come once the page is written.
          if (dying % 2 === 0) await world.ports.queue.fanOut(page as FanOut);
          throw new Error('the worker is gone');
        };
        world.before('queue', 'fanOut', dies, dying);
        await expect(fanOut(world)).rejects.toThrow('the worker is gone');
        world.clock.advance(minute);
        await fanOut(world);
        const mails = await sent(world);
        expect(mails.map(({ to }) => to).toSorted()).toEqual(contacts);
        expect(new Set(mails.map(({ mailId }) => mailId)).size).toBe(120);
      })(),
    60_000,
  );
});
