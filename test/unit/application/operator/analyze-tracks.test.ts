import type { Track } from '../../../../src/domain/catalog/track.ts';
import type { TracksAnalyzed } from '../../../../src/ports/driving/operator/operator.ts';
import { aSoundAnalysis } from '../../../support/builders/sound-builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

const analyzed = async ({ useCases }: World, onProgress: (sofar: TracksAnalyzed) => void = () => undefined) =>
  valueOf(await useCases.analyzeTracks({ onProgress }));
const storedTrack = async ({ ports }: World, { trackId }: Track) => ports.library.find(trackId);

describe('the analysis of tracks without one', () => {
  it(
    'stores the analysis, changes nothing else and sends no event',
    inWorld(async (world) => {
      const track = await world.aTrackWithSound();
      const events = await world.ports.outbox.list({ limit: 10 });
      expect(await analyzed(world)).toEqual({ tracks: 1, analyzed: 1, failed: [] });
      const { likeness, catalogVersion, ...rest } = (await storedTrack(world, track)) as Track;
      const { catalogVersion: before, ...others } = track;
      expect(likeness).toMatchObject({ space: 'quiet/1' });
      expect(catalogVersion).toBeGreaterThan(before);
      expect(rest).toEqual(others);
      expect((await world.ports.library.analyses([track.trackId])).get(track.trackId)).toMatchObject({
        tempo: { known: true, value: { bpm: 104 } },
      });
      expect(await world.ports.outbox.list({ limit: 10 })).toEqual(events);
    }),
  );

  it(
    'analyzes a track once, and again after an analysis by another model',
    inWorld(async (world) => {
      const track = await world.aTrackWithSound();
      await analyzed(world);
      expect(await analyzed(world)).toMatchObject({ tracks: 1, analyzed: 0 });
      const { catalogVersion, ...known } = (await storedTrack(world, track)) as Track;
      await world.ports.library.commit({
        track: { ...known, likeness: { space: 'older/1', sketch: '7f'.repeat(32) } },
        guards: { catalogVersion },
        effects: noEffects,
      });
      expect(await analyzed(world)).toMatchObject({ tracks: 1, analyzed: 1 });
      expect((await storedTrack(world, track))?.likeness?.space).toBe('quiet/1');
    }),
  );

  it(
    'analyzes a track that has an analysis but no fingerprint once',
    inWorld(async (world) => {
      const track = await world.aTrackWithSound();
      const { catalogVersion, ...known } = (await storedTrack(world, track)) as Track;
      await world.ports.library.commit({
        track: { ...known, likeness: { space: 'quiet/1', sketch: '7f'.repeat(32) } },
        guards: { catalogVersion },
        analysis: aSoundAnalysis(),
        effects: noEffects,
      });
      expect(await analyzed(world)).toMatchObject({ tracks: 1, analyzed: 1 });
      expect(await analyzed(world)).toMatchObject({ tracks: 1, analyzed: 0 });
    }),
  );

  it(
    'stores fingerprints of tracks without one, and of those whose analysis failed none',
    inWorld(async (world) => {
      const silent = await world.aTrackWithSound();
      const track = await world.aTrackWithSound();
      const ids = [silent.trackId, track.trackId];
      world.audioProcessor.refuse('master-1');
      expect([...(await world.ports.library.fingerprints(ids))]).toEqual([]);
      const { failed } = await analyzed(world);
      expect(failed.map(({ trackId }) => trackId)).toEqual([silent.trackId]);
      const stored = await world.ports.library.fingerprints(ids);
      expect([...stored.keys()]).toEqual([track.trackId]);
      expect(stored.get(track.trackId)?.version).toBe(1);
      const unchanged = (await storedTrack(world, silent)) as Track;
      expect(unchanged.catalogVersion).toBe(silent.catalogVersion);
    }),
  );

  it(
    'lists tracks whose analysis failed, and continues',
    inWorld(async (world) => {
      const silent = await world.aTrackWithSound();
      await world.aTrackWithSound();
      world.audioProcessor.refuse('master-1');
      const outcome = await analyzed(world);
      expect(outcome).toMatchObject({ tracks: 2, analyzed: 1 });
      expect(outcome.failed.map(({ trackId }) => trackId)).toEqual([silent.trackId]);
    }),
  );

  it(
    'retries when the track changes meanwhile, and keeps the change',
    inWorld(async (world) => {
      const track = await world.aTrackWithSound();
      world.before('library', 'commit', async () => {
        const { catalogVersion, ...current } = (await storedTrack(world, track)) as Track;
        await world.ports.library.commit({
          track: { ...current, title: 'Another title' },
          guards: { catalogVersion },
          effects: noEffects,
        });
      });
      expect(await analyzed(world)).toMatchObject({ analyzed: 1, failed: [] });
      expect(await storedTrack(world, track)).toMatchObject({
        title: 'Another title',
        likeness: { space: 'quiet/1' },
      });
    }),
  );
});
