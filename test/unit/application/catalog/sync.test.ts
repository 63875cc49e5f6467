import { syncCatalog } from '../../../../src/application/catalog/sync-catalog.ts';
import type { SyncInput, SyncItem } from '../../../../src/ports/driving/catalog.ts';
import { noon } from '../../../support/builders/builders.ts';
import { aDelivery } from '../../../support/clients/deliveries.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const day = 86_400_000;
const sync = async ({ useCases }: World, requested: Partial<SyncInput> = {}) =>
  valueOf(await useCases.syncCatalog({ limit: 100, ...requested }));
const linesOf = (items: readonly SyncItem[]) =>
  items.map(({ op, track }) => `${op} ${track.title} v${track.catalogVersion}`);
const songs = async (world: World, count: number) => {
  const created = [];
  for (let n = 1; n <= count; n++) created.push(await world.aTrackInCatalog({ title: `Song ${n}` }));
  return created.map(({ trackId }) => trackId);
};

describe('the feed of catalog changes', () => {
  it(
    'lists every approved track for a new partner in the order of versions, page by page',
    inWorld(async (world) => {
      await songs(world, 5);
      const first = await sync(world, { limit: 2 });
      expect(linesOf(first.items)).toEqual(['upsert Song 1 v1', 'upsert Song 2 v2']);
      expect(first).toMatchObject({ hasMore: true, asOf: noon });
      const second = await sync(world, { limit: 2, cursor: first.nextCursor });
      expect(linesOf(second.items)).toEqual(['upsert Song 3 v3', 'upsert Song 4 v4']);
      const third = await sync(world, { limit: 2, cursor: second.nextCursor });
      expect(linesOf(third.items)).toEqual(['upsert Song 5 v5']);
      expect(third.hasMore).toBe(false);
    }),
  );

  it(
    'always returns where the next call begins, and from there lists only what changed since',
    inWorld(async (world) => {
      expect(await sync(world)).toEqual({ items: [], nextCursor: 's1.0', hasMore: false, asOf: noon });
      await songs(world, 2);
      const { nextCursor } = await sync(world, { cursor: 's1.0' });
      expect(await sync(world, { cursor: nextCursor })).toMatchObject({
        items: [],
        nextCursor,
        hasMore: false,
      });
      await songs(world, 0);
      await world.aTrackInCatalog({ title: 'New' });
      expect(linesOf((await sync(world, { cursor: nextCursor })).items)).toEqual(['upsert New v3']);
    }),
  );

  it(
    'lists a track once, as it is now, however often it changed',
    inWorld(async (world) => {
      const [one] = await songs(world, 2);
      if (!one) throw new Error('no song');
      const { nextCursor } = await sync(world);
      await world.useCases.takeDownTrack({ trackId: one, reason: 'disputed' });
      await world.useCases.approveTrack({ trackId: one });
      await world.useCases.takeDownTrack({ trackId: one, reason: 'disputed', territories: ['DE'] });
      const { items } = await sync(world, { cursor: nextCursor });
      expect(linesOf(items)).toEqual(['upsert Song 1 v5']);
      expect(items[0]?.track.territories.exclude).toEqual(['DE']);
    }),
  );

  it(
    'reports a takedown to partners who may have the track, and not to those who began after it',
    inWorld(async (world) => {
      const [one, two] = await songs(world, 3);
      if (!one || !two) throw new Error('no song');
      const { nextCursor } = await sync(world, { limit: 1 });
      await world.useCases.takeDownTrack({ trackId: one, reason: 'withdrawn' });
      await world.useCases.takeDownTrack({ trackId: two, reason: 'legal' });
      expect(linesOf((await sync(world, { cursor: nextCursor })).items)).toEqual([
        'upsert Song 3 v3',
        'takedown Song 1 v4',
        'takedown Song 2 v5',
      ]);
      expect(linesOf((await sync(world)).items)).toEqual(['upsert Song 3 v3']);
    }),
  );

  it(
    'omits tracks that were never approved, and lists them when they are',
    inWorld(async (world) => {
      const pending = { title: 'Pending', moderationStatus: 'pending_review' } as const;
      const { trackId } = await world.aTrackInCatalog(pending);
      const { items, nextCursor } = await sync(world);
      expect(items).toEqual([]);
      await world.useCases.approveTrack({ trackId });
      expect(linesOf((await sync(world, { cursor: nextCursor })).items)).toEqual(['upsert Pending v2']);
    }),
  );

  it(
    'omits what was not updated since, and continues after it',
    inWorld(async (world) => {
      await songs(world, 3);
      world.clock.advance(day);
      await world.aTrackInCatalog({ title: 'Fresh', updatedAt: noon + day });
      const page = await sync(world, { updatedSince: noon + 1 });
      expect(linesOf(page.items)).toEqual(['upsert Fresh v4']);
      expect(page).toMatchObject({ nextCursor: 's1.4', hasMore: false });
    }),
  );

  it(
    'reports to a partner with a copy of some day what was taken down since, without a cursor too',
    inWorld(async (world) => {
      const [one, two] = await songs(world, 3);
      if (!one || !two) throw new Error('no song');
      await world.useCases.takeDownTrack({ trackId: one, reason: 'withdrawn' });
      world.clock.advance(day);
      await world.useCases.takeDownTrack({ trackId: two, reason: 'legal' });
      const since = noon + day;
      const page = await sync(world, { updatedSince: since });
      expect(linesOf(page.items)).toEqual(['takedown Song 2 v5']);
      const first = await sync(world, { updatedSince: since, limit: 1, cursor: 's1.0.5' });
      expect(linesOf(first.items)).toEqual(['takedown Song 2 v5']);
    }),
  );

  it(
    'ends a page in bounded time when few tracks are to be listed',
    inWorld(async (world) => {
      for (let n = 0; n < 25; n++) await world.aTrackInCatalog({ moderationStatus: 'pending_review' });
      await world.aTrackInCatalog({ title: 'Last' });
      const first = await sync(world, { limit: 1 });
      expect(first).toMatchObject({ items: [], nextCursor: 's1.10.26', hasMore: true });
      const second = await sync(world, { limit: 1, cursor: first.nextCursor });
      const third = await sync(world, { limit: 1, cursor: second.nextCursor });
      expect(linesOf(third.items)).toEqual(['upsert Last v26']);
      expect(third.hasMore).toBe(false);
    }),
  );
});

describe('a cursor of the feed', () => {
  it(
    'contains a version and nothing that depends on a key or a process',
    inWorld(async (world) => {
      await songs(world, 3);
      expect((await sync(world, { limit: 2 })).nextCursor).toBe('s1.2.3');
      expect((await sync(world)).nextCursor).toBe('s1.3');
      expect(linesOf((await sync(world, { cursor: 's1.2' })).items)).toEqual(['upsert Song 3 v3']);
    }),
  );

  it(
    'is rejected if it is malformed',
    inWorld(async (world) => {
      for (const cursor of ['', 's1', 's1.', 's1.01', 's1.-1', 's2.1', 's1.1.2.3', ' s1.1', 's1.1e3']) {
        expect(kindOf(await world.useCases.syncCatalog({ cursor, limit: 1 }))).toBe('cursor-invalid');
      }
    }),
  );

  it(
    'is rejected if this catalog has not reached its version, because it may be of another store',
    inWorld(async (world) => {
      await songs(world, 2);
      expect(kindOf(await world.useCases.syncCatalog({ cursor: 's1.3', limit: 1 }))).toBe('cursor-invalid');
      expect(kindOf(await world.useCases.syncCatalog({ cursor: 's1.2', limit: 1 }))).toBe('ok');
    }),
  );

  it(
    'stays valid when a track of long ago was delivered again: its takedown is reported again',
    inWorld(async (world) => {
      const delivery = aDelivery();
      world.aFile(delivery.file, aRecording(delivery.file));
      const take = (changes: object) =>
        world.useCases.importTrack({
          folder: world.folder,
          delivery: { ...delivery, ...changes },
          dryRun: false,
        });
      const { trackId } = valueOf(await take({}));
      if (!trackId) throw new Error('no track');
      const { nextCursor: early } = await sync(world);
      await world.useCases.takeDownTrack({ trackId, reason: 'legal' });
      const { nextCursor: late } = await sync(world, { cursor: early });
      world.clock.advance(400 * day);
      await take({ bpm: 97 });
      for (const cursor of [early, late]) {
        expect(linesOf((await sync(world, { cursor })).items)).toEqual(['takedown Slow Harbour 1 v3']);
      }
    }),
  );

  it(
    'expires when a takedown that it has not seen is older than 180 days',
    inWorld(async (world) => {
      const [one] = await songs(world, 2);
      if (!one) throw new Error('no song');
      const { nextCursor: before } = await sync(world);
      await world.useCases.takeDownTrack({ trackId: one, reason: 'legal' });
      const { nextCursor: after } = await sync(world, { cursor: before });
      const outcome = async (cursor: string) =>
        kindOf(await world.useCases.syncCatalog({ cursor, limit: 9 }));
      world.clock.advance(180 * day);
      expect([await outcome(before), await outcome(after)]).toEqual(['ok', 'ok']);
      world.clock.advance(1);
      expect([await outcome(before), await outcome(after)]).toEqual(['cursor-expired', 'ok']);
    }),
  );

  it(
    'stays valid if nothing was taken down, or only before its first page was read',
    inWorld(async (world) => {
      const [one] = await songs(world, 3);
      if (!one) throw new Error('no song');
      world.clock.advance(400 * day);
      expect(kindOf(await world.useCases.syncCatalog({ cursor: 's1.0', limit: 9 }))).toBe('ok');
      await world.useCases.takeDownTrack({ trackId: one, reason: 'legal' });
      const { nextCursor } = await sync(world, { limit: 1 });
      world.clock.advance(400 * day);
      expect(linesOf((await sync(world, { cursor: nextCursor })).items)).toEqual(['upsert Song 3 v3']);
      expect(kindOf(await world.useCases.syncCatalog({ cursor: 's1.2', limit: 9 }))).toBe('cursor-expired');
    }),
  );

  it('is checked against old takedowns only if the catalog has changed since, because a stream asks for many pages', async () => {
    const looked: number[] = [];
    const library = {
      head: async () => 3,
      changes: async () => [],
      lastTakedownBefore: async (at: number) => {
        looked.push(at);
        return 0;
      },
    };
    const read = syncCatalog({ library, clock: { now: () => noon } });
    for (const cursor of ['s1.1.3', 's1.3']) valueOf(await read({ limit: 1, cursor }));
    valueOf(await read({ limit: 1 }));
    expect(looked).toEqual([]);
    valueOf(await read({ limit: 1, cursor: 's1.1' }));
    expect(looked).toEqual([noon - 180 * day]);
  });
});
