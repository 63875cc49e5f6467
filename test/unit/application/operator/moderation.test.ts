import type { Track } from '../../../../src/domain/catalog/track.ts';
import type { DeliveredTrack } from '../../../../src/domain/catalog/delivery/delivery.ts';
import { EventId } from '../../../../src/domain/shared/ids.ts';
import { noon, trackId } from '../../../support/builders/builders.ts';
import { aDelivery } from '../../../support/clients/deliveries.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import { recordIn } from '../../../support/builders/shown-tracks.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

const day = 86_400_000;
const lastEvent = async ({ ports }: World) => (await ports.outbox.list({ limit: 1_000 })).at(-1);
const pending = { moderationStatus: 'pending_review' } as const;

describe('approving a track', () => {
  it(
    'adds a pending one to the catalog, reported in the same commit',
    inWorld(async (world) => {
      const { trackId: id } = await world.aTrackInCatalog(pending);
      world.clock.advance(1_000);
      const approved = valueOf(await world.useCases.approveTrack({ trackId: id }));
      expect(approved).toMatchObject({
        moderationStatus: 'approved',
        updatedAt: noon + 1_000,
        catalogVersion: 2,
      });
      expect(recordIn(valueOf(await world.useCases.readTrack(id)))).toEqual(approved);
      expect(await lastEvent(world)).toMatchObject({
        type: 'track.approved',
        occurredAt: noon + 1_000,
        data: { trackId: id, catalogVersion: 2 },
      });
    }),
  );

  it(
    'reinstates one that was taken down, and keeps when that changed what licensees must do',
    inWorld(async (world) => {
      const before = await world.aTrackInCatalog();
      await world.useCases.takeDownTrack({ trackId: before.trackId, reason: 'disputed' });
      const after = valueOf(await world.useCases.approveTrack({ trackId: before.trackId }));
      const compliance = [{ state: 'clear', territories: ['WORLD'], since: noon }];
      expect(after).toEqual({ ...before, catalogVersion: 3, compliance });
    }),
  );

  it(
    'finds nothing to do where there is no such track, or it is approved',
    inWorld(async (world) => {
      const { trackId: id } = await world.aTrackInCatalog();
      expect(await world.useCases.approveTrack({ trackId: id })).toEqual({
        ok: false,
        failure: { kind: 'track-already-in-state', state: 'approved' },
      });
      expect(kindOf(await world.useCases.approveTrack({ trackId: trackId(404) }))).toBe('track-not-found');
      expect(await world.ports.library.head()).toBe(1);
    }),
  );
});

describe('taking a track down', () => {
  it(
    'withdraws it everywhere, with the reason, reported in the same commit',
    inWorld(async (world) => {
      const before = await world.aTrackInCatalog();
      const { trackId: id } = before;
      world.clock.advance(1_000);
      const takedown = { reason: 'infringing', effectiveAt: noon + 1_000, removeBy: noon + 1_000 + 7 * day };
      expect(valueOf(await world.useCases.takeDownTrack({ trackId: id, reason: 'infringing' }))).toEqual({
        ...before,
        moderationStatus: 'taken_down',
        takedown,
        compliance: [
          { state: 'must_remove', removeBy: takedown.removeBy, territories: ['WORLD'], since: noon + 1_000 },
        ],
        updatedAt: noon + 1_000,
        catalogVersion: 2,
      });
      expect(await lastEvent(world)).toMatchObject({
        type: 'track.takedown',
        data: { trackId: id, reason: 'infringing', removeBy: '2026-11-28T12:00:01.000Z', catalogVersion: 2 },
      });
    }),
  );

  it(
    'keeps the first reason where it is done twice',
    inWorld(async (world) => {
      const { trackId: id } = await world.aTrackInCatalog();
      await world.useCases.takeDownTrack({ trackId: id, reason: 'withdrawn' });
      expect(await world.useCases.takeDownTrack({ trackId: id, reason: 'withdrawn' })).toEqual({
        ok: false,
        failure: { kind: 'track-already-in-state', state: 'taken_down' },
      });
      expect(await world.ports.library.find(id)).toMatchObject({ takedown: { reason: 'withdrawn' } });
      expect(kindOf(await world.useCases.takeDownTrack({ trackId: trackId(404), reason: 'legal' }))).toBe(
        'track-not-found',
      );
    }),
  );

  it(
    'in territories only leaves it licensable elsewhere, reported as an update',
    inWorld(async (world) => {
      const { trackId: id } = await world.aTrackInCatalog();
      const narrow = (...territories: string[]) =>
        world.useCases.takeDownTrack({ trackId: id, reason: 'legal', territories });
      await narrow('US', 'DE');
      expect(valueOf(await narrow('DE', 'AT'))).toMatchObject({
        moderationStatus: 'approved',
        territories: { include: ['WORLD'], exclude: ['AT', 'DE', 'US'] },
      });
      expect(await lastEvent(world)).toMatchObject({
        type: 'track.updated',
        data: { trackId: id, changedFields: ['territories'], catalogVersion: 3 },
      });
    }),
  );

  it(
    'in territories that are restricted already is an event if licensees must do something else',
    inWorld(async (world) => {
      const { trackId: id } = await world.aTrackInCatalog();
      const versionAfter = async (reason: 'withdrawn' | 'disputed' | 'legal') => {
        valueOf(await world.useCases.takeDownTrack({ trackId: id, reason, territories: ['DE'] }));
        const { type, data } = (await lastEvent(world)) ?? {};
        return [type, data?.['changedFields'], data?.['catalogVersion']];
      };
      const updated = (version: number) => ['track.updated', ['territories'], version];
      expect(await versionAfter('withdrawn')).toEqual(updated(2));
      expect(await versionAfter('withdrawn')).toEqual(updated(2));
      expect(await versionAfter('legal')).toEqual(updated(4));
      valueOf(await world.useCases.takeDownTrack({ trackId: id, reason: 'withdrawn' }));
      expect((await versionAfter('disputed')).toSpliced(1, 1)).toEqual(['track.takedown', 6]);
    }),
  );

  it(
    'in territories outlasts every delivery, until the track is approved again',
    inWorld(async (world) => {
      const { file, ...row } = aDelivery({ territories: { include: ['WORLD'], exclude: ['AT'] } });
      world.aFile(file, aRecording(file));
      const take = async (changes: Partial<DeliveredTrack>) => {
        const delivery = { ...row, file, ...changes };
        return valueOf(await world.useCases.importTrack({ folder: world.folder, delivery, dryRun: false }));
      };
      const { trackId: id } = await take({});
      if (!id) throw new Error('no track');
      await world.useCases.takeDownTrack({ trackId: id, reason: 'legal', territories: ['US', 'DE'] });
      await take({ bpm: 97 });
      const excluded = async () => (await world.ports.library.find(id))?.territories.exclude;
      expect(await excluded()).toEqual(['AT', 'DE', 'US']);
      expect(await lastEvent(world)).toMatchObject({ data: { changedFields: ['bpm'] } });
      await take({ bpm: 98, territories: { include: ['WORLD'], exclude: ['CH'] } });
      expect(await excluded()).toEqual(['CH', 'DE', 'US']);

      const approved = valueOf(await world.useCases.approveTrack({ trackId: id }));
      expect(approved.territories.exclude).toEqual(['CH']);
      expect(await lastEvent(world)).toMatchObject({
        type: 'track.updated',
        data: { changedFields: ['territories'] },
      });
      expect(kindOf(await world.useCases.approveTrack({ trackId: id }))).toBe('track-already-in-state');
    }),
  );

  it(
    'in territories stays in force when the track came back from a takedown everywhere',
    inWorld(async (world) => {
      const { trackId: id } = await world.aTrackInCatalog();
      await world.useCases.takeDownTrack({ trackId: id, reason: 'legal', territories: ['US'] });
      await world.useCases.takeDownTrack({ trackId: id, reason: 'disputed' });
      const approved = valueOf(await world.useCases.approveTrack({ trackId: id }));
      expect(approved.territories.exclude).toEqual(['US']);
    }),
  );

  it(
    'in the whole world is taking it down everywhere',
    inWorld(async (world) => {
      const { trackId: id } = await world.aTrackInCatalog();
      const taken = await world.useCases.takeDownTrack({
        trackId: id,
        reason: 'legal',
        territories: ['WORLD'],
      });
      expect(valueOf(taken)).toMatchObject({ moderationStatus: 'taken_down', takedown: { reason: 'legal' } });
    }),
  );

  it(
    'in no territories named is taking it down everywhere',
    inWorld(async (world) => {
      const { trackId: id } = await world.aTrackInCatalog();
      const taken = await world.useCases.takeDownTrack({ trackId: id, reason: 'legal', territories: [] });
      expect(valueOf(taken).moderationStatus).toBe('taken_down');
    }),
  );

  it(
    'sends partners no event of a track that they have never received',
    inWorld(async (world) => {
      const { trackId: id } = await world.aTrackInCatalog(pending);
      await world.useCases.takeDownTrack({ trackId: id, reason: 'legal', territories: ['DE'] });
      expect(await world.ports.library.find(id)).toMatchObject({ territories: { exclude: ['DE'] } });
      expect(await world.useCases.takeDownTrack({ trackId: id, reason: 'legal' })).toEqual({
        ok: false,
        failure: { kind: 'track-already-in-state', state: 'pending_review' },
      });
      expect(kindOf(await world.useCases.readAttribution(id))).toBe('track-not-found');
      expect(await lastEvent(world)).toBeUndefined();
    }),
  );
});

describe('an operator’s decision', () => {
  const concurrentChange =
    (world: World, { trackId: id }: Track) =>
    async () => {
      const track = await world.ports.library.find(id);
      if (!track) throw new Error('no track');
      const guards = { catalogVersion: track.catalogVersion };
      await world.ports.library.commit({
        track: { ...track, bpm: track.bpm + 1 },
        guards,
        effects: noEffects,
      });
    };

  it(
    'is made again if the track has changed meanwhile',
    inWorld(async (world) => {
      const track = await world.aTrackInCatalog();
      world.before('library', 'commit', concurrentChange(world, track));
      const taken = valueOf(await world.useCases.takeDownTrack({ trackId: track.trackId, reason: 'legal' }));
      expect(taken).toMatchObject({ bpm: track.bpm + 1, moderationStatus: 'taken_down', catalogVersion: 3 });
    }),
  );

  it(
    'fails after five conflicts, with nothing done and nothing reported',
    inWorld(async (world) => {
      const track = await world.aTrackInCatalog(pending);
      world.before('library', 'commit', concurrentChange(world, track), 5);
      expect(await world.useCases.approveTrack({ trackId: track.trackId })).toEqual({
        ok: false,
        failure: { kind: 'contended' },
      });
      expect((await world.ports.library.find(track.trackId))?.moderationStatus).toBe('pending_review');
      expect(await lastEvent(world)).toBeUndefined();
    }),
  );
});

describe('the operator’s view', () => {
  it(
    'shows tracks in every status by the order of their last change, and events by the order of commits',
    inWorld(async (world) => {
      const [one, two] = [await world.aTrackInCatalog(pending), await world.aTrackInCatalog()];
      await world.useCases.approveTrack({ trackId: one.trackId });
      await world.useCases.takeDownTrack({ trackId: two.trackId, reason: 'legal' });
      const tracks = async (after: number, limit: number) =>
        valueOf(await world.useCases.listTracks({ after, limit })).map(
          (track) => `${track.title} ${track.moderationStatus}`,
        );
      expect(await tracks(0, 10)).toEqual(['Slow Harbour 1 approved', 'Slow Harbour 2 taken_down']);
      expect(await tracks(0, 1)).toEqual(['Slow Harbour 1 approved']);
      expect(await tracks(3, 10)).toEqual(['Slow Harbour 2 taken_down']);
      const events = valueOf(await world.useCases.listEvents({ limit: 10 }));
      expect(events.map(({ type }) => type)).toEqual(['track.approved', 'track.approved', 'track.takedown']);
      const [first] = events;
      const after = first?.eventId ?? EventId('none');
      expect(valueOf(await world.useCases.listEvents({ after, limit: 1 }))).toEqual([events[1]]);
    }),
  );
});
