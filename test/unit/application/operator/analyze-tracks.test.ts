import type { Track } from '../../../../src/domain/catalog/track.ts';
import type { TracksAnalyzed } from '../../../../src/ports/driving/operator/operator.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

const listening = async (
  { useCases }: World,
  onProgress: (sofar: TracksAnalyzed) => void = () => undefined,
) => valueOf(await useCases.analyzeTracks({ onProgress }));
const record = async ({ ports }: World, { trackId }: Track) => ports.library.find(trackId);

describe('listening to tracks that nobody listened to', () => {
  it(
    'keeps what was heard, changes nothing else and tells nobody',
    inWorld(async (world) => {
      const track = await world.aTrackWithSound();
      const events = await world.ports.outbox.list({ limit: 10 });
      expect(await listening(world)).toEqual({ tracks: 1, heard: 1, refused: [] });
      const { likeness, catalogVersion, ...rest } = (await record(world, track)) as Track;
      const { catalogVersion: before, ...unheard } = track;
      expect(likeness).toMatchObject({ space: 'quiet/1' });
      expect(catalogVersion).toBeGreaterThan(before);
      expect(rest).toEqual(unheard);
      expect((await world.ports.library.analyses([track.trackId])).get(track.trackId)).toMatchObject({
        tempo: { known: true, value: { bpm: 104 } },
      });
      expect(await world.ports.outbox.list({ limit: 10 })).toEqual(events);
    }),
  );

  it(
    'listens once, and again only where another model did',
    inWorld(async (world) => {
      const track = await world.aTrackWithSound();
      await listening(world);
      expect(await listening(world)).toMatchObject({ tracks: 1, heard: 0 });
      const { catalogVersion, ...known } = (await record(world, track)) as Track;
      await world.ports.library.commit({
        track: { ...known, likeness: { space: 'older/1', sketch: '7f'.repeat(32) } },
        guards: { catalogVersion },
        effects: noEffects,
      });
      expect(await listening(world)).toMatchObject({ tracks: 1, heard: 1 });
      expect((await record(world, track))?.likeness?.space).toBe('quiet/1');
    }),
  );

  it(
    'names tracks that cannot be heard, and goes on',
    inWorld(async (world) => {
      const silent = await world.aTrackWithSound();
      await world.aTrackWithSound();
      world.audioProcessor.refuse('master-1');
      const outcome = await listening(world);
      expect(outcome).toMatchObject({ tracks: 2, heard: 1 });
      expect(outcome.failed.map(({ trackId }) => trackId)).toEqual([silent.trackId]);
    }),
  );

  it(
    'decides again where the track changes meanwhile, and keeps the change',
    inWorld(async (world) => {
      const track = await world.aTrackWithSound();
      world.before('library', 'commit', async () => {
        const { catalogVersion, ...current } = (await record(world, track)) as Track;
        await world.ports.library.commit({
          track: { ...current, title: 'Another title' },
          guards: { catalogVersion },
          effects: noEffects,
        });
      });
      expect(await listening(world)).toMatchObject({ heard: 1, refused: [] });
      expect(await record(world, track)).toMatchObject({
        title: 'Another title',
        likeness: { space: 'quiet/1' },
      });
    }),
  );
});
