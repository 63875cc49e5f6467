import { ContentId, DeliveryId, EventId } from '../../../../../src/domain/shared/ids.ts';
import type { ListDeliveries } from '../../../../../src/ports/driving/webhooks/webhooks.ts';
import { enqueueing } from '../../../../contract/webhooks/delivery-queue/stage.ts';
import { anEvent } from '../../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../../support/outcomes.ts';
import { deliverAll, fanOut, listening } from '../../../../support/stories/webhook-story.ts';
import { inWorld, type World } from '../../../../support/worlds/world.ts';

type Requested = Partial<Parameters<ListDeliveries>[0]>;

/** Two endpoints of a platform, and two licenses of one track and one of another, with all that was sent. */
const scene = async (world: World) => {
  const { caller } = await world.aRegisteredPlatform();
  const { own } = await listening(world, caller, ['license.issued', 'license.revoked', 'track.takedown']);
  const sister = await listening(world, caller, ['license.issued'], 'https://sister.example/');
  const [track, other] = [await world.aTrackInCatalog(), await world.aTrackInCatalog()];
  const licensed = [];
  for (const [contentId, { trackId }] of [
    ['one', track],
    ['two', track],
    ['three', other],
  ] as const) {
    world.clock.advance(1_000);
    const order = { trackId, contentId: ContentId(contentId) };
    licensed.push(valueOf(await world.useCases.issueLicense({ caller, order })).license);
  }
  world.clock.advance(1_000);
  const [first, , third] = licensed;
  if (!first || !third) throw new Error('no license');
  await world.useCases.revokeLicense({
    caller,
    licenseId: first.licenseId,
    revocation: { reasonCode: 'content_deleted' },
  });
  world.clock.advance(1_000);
  await world.useCases.takeDownTrack({ trackId: track.trackId, reason: 'legal' });
  await deliverAll(world);
  const list = async (requested: Requested = {}) =>
    valueOf(await world.useCases.listDeliveries({ ...own, limit: 100, ...requested }));
  const types = async (requested: Requested = {}) =>
    (await list(requested)).deliveries.map(({ eventType }) => eventType);
  const events = async (requested: object = {}) =>
    valueOf(await world.useCases.latestEvents({ caller, slug: own.slug, limit: 100, ...requested })).events;
  return { caller, own, sister, first, third, trackId: track.trackId, list, types, events };
};

describe('deliveries that are searched by an ID', () => {
  it(
    'are found by the license and by the track of their events, newest event first',
    inWorld(async (world) => {
      const { first, third, trackId, types, sister } = await scene(world);
      const { licenseId } = first;
      expect(await types({ licenseId })).toEqual(['license.revoked', 'license.issued']);
      expect(await types({ trackId })).toEqual([
        'track.takedown',
        'license.revoked',
        'license.issued',
        'license.issued',
      ]);
      expect(await types({ licenseId: third.licenseId, trackId })).toEqual([]);
      expect(await types({ ...sister.own, licenseId })).toEqual(['license.issued']);
    }),
  );

  it(
    'are found by the events themselves, in any order, and by their own ID',
    inWorld(async (world) => {
      const { list, types, sister, own, first } = await scene(world);
      const all = (await list()).deliveries;
      const eventIds = all.map(({ eventId }) => eventId);
      expect((await list({ eventIds: [...eventIds].sort() })).deliveries).toEqual(
        all.toSorted((one, another) => (one.eventId < another.eventId ? 1 : -1)),
      );
      const [newest] = all;
      if (!newest) throw new Error('nothing was sent');
      const { deliveryId, eventId } = newest;
      expect((await list({ deliveryId })).deliveries).toEqual([newest]);
      expect((await list({ deliveryId, eventIds: [eventId] })).deliveries).toEqual([newest]);
      expect(await types({ deliveryId, eventIds: [EventId('evt_other')] })).toEqual([]);
      expect(await types({ deliveryId: DeliveryId('dlv_other') })).toEqual([]);
      expect(await types({ ...sister.own, deliveryId })).toEqual([]);
      expect(await types({ ...own, eventIds, licenseId: first.licenseId })).toEqual([
        'license.revoked',
        'license.issued',
      ]);
    }),
  );

  it(
    'match every other filter too',
    inWorld(async (world) => {
      const { types, trackId, first } = await scene(world);
      expect(await types({ trackId, eventType: 'license.issued' })).toHaveLength(2);
      expect(await types({ trackId, status: 'dead' })).toEqual([]);
      const since = world.clock.now();
      expect(await types({ trackId, since })).toHaveLength(4);
      expect(await types({ licenseId: first.licenseId, since: since + 1 })).toEqual([]);
    }),
  );

  it(
    'come in pages, each once, with cursors for the same search alone',
    inWorld(async (world) => {
      const { own, list, trackId, first } = await scene(world);
      for (const requested of [
        { trackId },
        { eventIds: (await list()).deliveries.map((one) => one.eventId) },
      ]) {
        const whole = (await list(requested)).deliveries;
        const seen = [];
        let cursor: string | undefined;
        do {
          const page = await list({ ...requested, limit: 2, ...(cursor !== undefined && { cursor }) });
          expect(page.deliveries.length).toBeLessThanOrEqual(2);
          seen.push(...page.deliveries);
          cursor = page.nextCursor;
        } while (cursor !== undefined);
        expect(seen).toEqual(whole);
      }
      const { nextCursor: cursor = '' } = await list({ trackId, limit: 2 });
      const stranger = { ...own, limit: 2, cursor };
      for (const requested of [{}, { licenseId: first.licenseId }, { trackId, status: 'dead' as const }])
        expect(kindOf(await world.useCases.listDeliveries({ ...stranger, ...requested }))).toBe(
          'cursor-invalid',
        );
    }),
  );

  it(
    'end a page after a thousand events without a match, and say where to continue',
    inWorld(async (world) => {
      const { list, trackId, own } = await scene(world);
      const wanted = await list({ trackId, limit: 3 });
      // Newer events that were not delivered to this endpoint.
      const events = Array.from({ length: 2_000 }, (_, n) => ({
        ...anEvent({ type: 'track.updated', data: { trackId } }),
        eventId: EventId(`evt_${String(n).padStart(26, 'Z')}`),
        platformId: own.caller.platform.platformId,
      }));
      await enqueueing(world.ports)(...events);
      await fanOut(world);
      const pages = [await list({ trackId, limit: 3 })];
      for (let next = pages[0]?.nextCursor; next !== undefined && pages.length < 9;) {
        const page = await list({ trackId, limit: 3, cursor: next });
        pages.push(page);
        next = page.nextCursor;
      }
      expect(pages.map(({ deliveries }) => deliveries.length)).toEqual([0, 0, 3, 1]);
      expect(pages[2]?.deliveries).toEqual(wanted.deliveries);
    }),
  );
});

describe('events that are searched by an ID', () => {
  it(
    'are found by event, delivery, license and track',
    inWorld(async (world) => {
      const { list, events, first, third, trackId } = await scene(world);
      const { licenseId } = first;
      const types = async (requested: object) => (await events(requested)).map(({ type }) => type);
      expect(await types({ licenseId })).toEqual(['license.revoked', 'license.issued']);
      expect((await types({ trackId })).slice(0, 3)).toEqual([
        'track.takedown',
        'license.revoked',
        'license.issued',
      ]);
      expect(await types({ trackId, type: 'track.takedown' })).toEqual(['track.takedown']);
      expect(await types({ licenseId: third.licenseId, trackId })).toEqual([]);
      const [newest] = (await list()).deliveries;
      if (!newest) throw new Error('nothing was sent');
      const { eventId, deliveryId } = newest;
      for (const requested of [{ eventId }, { deliveryId }, { eventId, deliveryId }, { eventId, trackId }])
        expect((await events(requested)).map((event) => event.eventId)).toEqual([eventId]);
      expect(await types({ eventId: EventId('evt_other'), deliveryId })).toEqual([]);
      expect(await types({ deliveryId: DeliveryId('dlv_other') })).toEqual([]);
      expect(await types({ deliveryId, licenseId: third.licenseId })).toEqual([]);
    }),
  );

  it(
    'are only those that the platform may receive',
    inWorld(async (world) => {
      const { caller, own, list, first, trackId } = await scene(world);
      const { licenseId } = first;
      const [delivery] = (await list({ licenseId })).deliveries;
      const stranger = (await world.aRegisteredPlatform()).caller;
      const ask = async (requested: object, as = stranger) =>
        valueOf(
          await world.useCases.latestEvents({ caller: as, slug: as.platform.slug, limit: 9, ...requested }),
        ).events.map(({ type }) => type);
      expect(await ask({ licenseId })).toEqual([]);
      expect(await ask({ eventId: delivery?.eventId })).toEqual([]);
      expect(await ask({ deliveryId: delivery?.deliveryId })).toEqual([]);
      expect((await ask({ trackId }))[0]).toBe('track.takedown');
      await world.useCases.changePlatform({ platform: own.slug, edit: { scopes: ['licenses:write'] } });
      expect(await ask({ trackId, type: 'track.takedown' }, caller)).toEqual([]);
      await fanOut(world);
    }),
  );
});
