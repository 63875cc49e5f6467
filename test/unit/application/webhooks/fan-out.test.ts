import { takeDown } from '../../../../src/domain/catalog/moderation.ts';
import type { EventType } from '../../../../src/domain/shared/event.ts';
import type { Lease } from '../../../../src/ports/driven/webhooks/delivery-queue.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import {
  anEndpoint,
  anEvent,
  contentId,
  endpointId,
  eventId,
  noon,
} from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { deliverAll, envelopeIn, fanOut, listening } from '../../../support/stories/webhook-story.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { effectsOf } from '../../../support/effects.ts';

const sentIn = ({ sentWebhooks }: World) =>
  sentWebhooks.sent.map((message) => [message.url, envelopeIn(message).type]);

describe('an event', () => {
  it(
    'of the catalog is sent to every platform that may read tracks and is subscribed to it',
    inWorld(async (world) => {
      const types: readonly EventType[] = ['track.approved'];
      const reader = await world.aRegisteredPlatform({ scopes: ['tracks:read'] });
      const blind = await world.aRegisteredPlatform({ scopes: ['licenses:write'] });
      const suspended = await world.aRegisteredPlatform({ status: 'suspended' });
      await listening(world, reader.caller, types, 'https://reader.example/');
      await listening(world, reader.caller, ['track.takedown'], 'https://other-types.example/');
      await listening(world, blind.caller, types, 'https://blind.example/');
      await listening(world, suspended.caller, types, 'https://suspended.example/');
      await world.aTrackInCatalog();
      await deliverAll(world);
      expect(sentIn(world)).toEqual([['https://reader.example/', 'track.approved']]);
    }),
  );

  it(
    "of a platform's license is sent to that platform alone",
    inWorld(async (world) => {
      const types: readonly EventType[] = ['license.issued', 'license.revoked'];
      const mine = await world.aRegisteredPlatform();
      const other = await world.aRegisteredPlatform();
      await listening(world, mine.caller, types, 'https://mine.example/');
      await listening(world, other.caller, types, 'https://other.example/');
      const { trackId } = await world.aTrackInCatalog();
      const order = { trackId, contentId: contentId() };
      const { license } = valueOf(await world.useCases.issueLicense({ caller: mine.caller, order }));
      const revocation = { reasonCode: 'content_deleted' } as const;
      const { licenseId } = license;
      await world.useCases.revokeLicense({ caller: mine.caller, licenseId, revocation });
      await deliverAll(world);
      expect(sentIn(world)).toEqual([
        ['https://mine.example/', 'license.issued'],
        ['https://mine.example/', 'license.revoked'],
      ]);
    }),
  );

  it(
    'is no longer sent once the scope was withdrawn, by the registry as it is when it is fanned out',
    inWorld(async (world) => {
      const { caller, platform } = await world.aRegisteredPlatform();
      await listening(world, caller, ['track.approved']);
      await world.aTrackInCatalog();
      const edit = { scopes: ['licenses:read'] } as const;
      await world.useCases.changePlatform({ platform: platform.slug, edit });
      await deliverAll(world);
      expect(sentIn(world)).toEqual([]);
    }),
  );

  it.each([
    ['the scope was withdrawn', { scopes: ['licenses:read'] }, { scopes: ['tracks:read'] }],
    ['the platform was suspended', { status: 'suspended' }, { status: 'active' }],
  ] as const)(
    'that is already being delivered is given up if %s, and can be recovered',
    (_what, edit, lifted) =>
      inWorld(async (world) => {
        const { caller, platform } = await world.aRegisteredPlatform();
        const { own } = await listening(world, caller, ['track.approved']);
        const change = (to: typeof edit | typeof lifted) =>
          world.useCases.changePlatform({ platform: platform.slug, edit: to, reason: 'Unpaid invoices.' });
        await world.aTrackInCatalog();
        await fanOut(world);
        await change(edit);
        await deliverAll(world);
        expect(sentIn(world)).toEqual([]);
        const { deliveries } = valueOf(await world.useCases.listDeliveries({ ...own, limit: 10 }));
        expect(deliveries).toMatchObject([{ status: 'dead', attempts: [] }]);
        expect(valueOf(await world.useCases.readEndpoint(own)).health).toEqual({});
        await change(lifted);
        await world.useCases.recoverDeliveries({ ...own, since: noon - 1 });
        await deliverAll(world);
        expect(sentIn(world)).toEqual([['https://receiver.example/events', 'track.approved']]);
      })(),
  );

  it(
    'reaches twelve hundred endpoints page by page, each once, also where the worker ends in the middle',
    inWorld(async (world) => {
      const { platform, caller } = await world.aRegisteredPlatform();
      const { platformId } = platform;
      const { secrets } = (await listening(world, caller, ['track.takedown'])).endpoint;
      for (let n = 1; n <= 1_200; n++) {
        const own = { platformId, secrets, eventTypes: ['track.approved'] } as const;
        await world.ports.endpointStore.add(anEndpoint({ ...own, endpointId: endpointId(n) }, n), {
          count: n,
        });
      }
      await world.aTrackInCatalog();
      const outage = async () => {
        throw new Error('the worker is gone');
      };
      world.before('queue', 'fanOut', async () => undefined);
      world.before('queue', 'fanOut', outage);
      await expect(world.useCases.fanOutEvents(10)).rejects.toThrow('the worker is gone');
      expect(await world.ports.queue.backlog(noon)).toMatchObject({ events: 1, due: 500 });
      world.clock.advance(9_999);
      expect(await world.useCases.fanOutEvents(10)).toBe(0);
      world.clock.advance(1);
      await fanOut(world);
      const now = noon + 10_000;
      expect(await world.ports.queue.backlog(now)).toMatchObject({ events: 0, due: 1_200 });
      world.clock.advance(60_000);
      await deliverAll(world);
      const urls = world.sentWebhooks.sent.map(({ url }) => url);
      expect([urls.length, new Set(urls).size]).toEqual([1_200, 1_200]);
      expect(new Set(world.sentWebhooks.sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    }),
  );

  it(
    'is delayed by ten seconds where the answer to its claim came too late',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      await listening(world, caller, ['track.approved']);
      await world.aTrackInCatalog();
      world.before('queue', 'claimEvents', async (lease, limit) => {
        await world.ports.queue.claimEvents(lease as Lease, limit as number);
        throw new Unavailable('the database did not respond in time');
      });
      await expect(world.useCases.fanOutEvents(10)).rejects.toThrow(Unavailable);
      expect(await world.useCases.fanOutEvents(10)).toBe(0);
      world.clock.advance(10_000);
      await fanOut(world);
      await deliverAll(world);
      expect(sentIn(world)).toEqual([['https://receiver.example/events', 'track.approved']]);
    }),
  );

  it(
    'that another worker took over meanwhile is left to it',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      await listening(world, caller, ['track.approved']);
      await world.aTrackInCatalog();
      world.before('queue', 'fanOut', async () => {
        world.clock.advance(60_000);
        await fanOut(world);
      });
      await world.useCases.fanOutEvents(10);
      await deliverAll(world);
      expect(sentIn(world)).toEqual([['https://receiver.example/events', 'track.approved']]);
    }),
  );

  it(
    'that has no subscriber waits for none',
    inWorld(async (world) => {
      await world.aTrackInCatalog();
      await fanOut(world);
      expect(await world.ports.queue.backlog(noon)).toEqual({ events: 0, due: 0 });
    }),
  );

  it(
    'of a change that was rolled back is never sent',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      await listening(world, caller, ['track.approved', 'track.takedown']);
      const track = await world.aTrackInCatalog();
      await deliverAll(world);
      const taken = valueOf(takeDown(track, 'legal', noon));
      const guards = { catalogVersion: track.catalogVersion + 7 };
      const event = anEvent({ type: 'track.takedown', data: {} }, 77);
      const rejected = await world.ports.library.commit({
        track: taken,
        guards,
        effects: effectsOf({ events: [event] }),
      });
      expect(rejected.outcome).toBe('guard-failed');
      await deliverAll(world);
      expect(sentIn(world).map(([, type]) => type)).toEqual(['track.approved']);
      expect((await world.ports.outbox.list({ limit: 100 })).map((one) => one.eventId)).not.toContain(
        eventId(77),
      );
    }),
  );
});
