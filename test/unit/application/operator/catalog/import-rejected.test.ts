import { type DeliveredTrack } from '../../../../../src/domain/catalog/delivery/delivery.ts';
import { aTrack } from '../../../../support/builders/builders.ts';
import { aDelivery } from '../../../../support/clients/deliveries.ts';
import { deliver, stems, take, traces, write } from '../../../../support/builders/importing.ts';
import { kindOf, valueOf } from '../../../../support/outcomes.ts';
import { aRecording } from '../../../../support/audio/quiet-audio-processor.ts';
import { inWorld, type World } from '../../../../support/worlds/world.ts';

describe('an import that is rejected', () => {
  const rejected = async (world: World, delivery: DeliveredTrack) => {
    const before = await traces(world);
    const outcome = await take(world, delivery);
    expect(await traces(world)).toEqual(before);
    return outcome.ok ? outcome.value : outcome.failure;
  };

  it(
    'names all errors between the parts of a delivery, and its missing files, together',
    inWorld(async (world) => {
      const featured = [{ name: 'Ada Finch', role: 'featured' }] as const;
      expect(await rejected(world, aDelivery({ artists: featured }))).toEqual({
        kind: 'delivery-invalid',
        detail: 'artists: must contain at least one artist with the role main; song-1.flac: file not found',
      });
    }),
  );

  it(
    'names the files that are missing, master and stems',
    inWorld(async (world) => {
      const delivery = aDelivery({ stems });
      expect(await rejected(world, delivery)).toEqual({
        kind: 'file-missing',
        file: 'song-1.flac, drums.wav, bass.wav',
      });
      world.aFile('song-1.flac', aRecording('song'));
      world.aFile('drums.wav', aRecording('drums'));
      expect(await rejected(world, delivery)).toEqual({ kind: 'file-missing', file: 'bass.wav' });
    }),
  );

  it(
    'leaves no file of rejected audio',
    inWorld(async (world) => {
      const delivery = aDelivery({ stems });
      write(world, delivery);
      world.aFile('song-1.flac', 'no sound');
      expect(await rejected(world, delivery)).toMatchObject({ kind: 'audio-rejected', file: 'song-1.flac' });
      world.aFile('song-1.flac', aRecording('song'));
      world.aFile('bass.wav', aRecording('bass', 60_000));
      expect(await rejected(world, delivery)).toMatchObject({
        kind: 'audio-rejected',
        reason: 'mismatch',
        file: 'stems',
      });
    }),
  );

  it(
    'names the track that has the ISRC already, and leaves it as it is',
    inWorld(async (world) => {
      const { trackId } = await deliver(world);
      const { isrc } = aTrack();
      const competing = aDelivery({ isrc }, 2);
      write(world, competing);
      expect(await take(world, competing)).toEqual({
        ok: false,
        failure: { kind: 'isrc-taken', isrc, holder: trackId },
      });
      expect(await world.ports.library.head()).toBe(1);
      expect(await world.ports.library.delivered('L-2')).toBeUndefined();
    }),
  );

  it(
    'may be imported once its audio is correct',
    inWorld(async (world) => {
      const delivery = aDelivery();
      world.aFile(delivery.file, 'no sound');
      expect(kindOf(await take(world, delivery))).toBe('audio-rejected');
      write(world, delivery);
      expect(valueOf(await take(world, delivery)).outcome).toBe('imported');
    }),
  );
});

describe('a dry run', () => {
  it(
    'measures and validates like an import, and changes nothing',
    inWorld(async (world) => {
      const delivery = aDelivery({ stems });
      write(world, delivery);
      const before = await traces(world);
      expect(valueOf(await take(world, delivery, true))).toEqual({
        outcome: 'would-import',
        title: delivery.title,
        sameAudioAs: [],
        sameRecordingAs: [],
        measured: expect.objectContaining({ durationMs: 120_000, bpm: 104 }) as object,
      });
      world.aFile('drums.wav', 'no sound');
      expect(kindOf(await take(world, delivery, true))).toBe('audio-rejected');
      expect(await traces(world)).toEqual(before);
      write(world, delivery);
      expect(valueOf(await take(world, delivery)).outcome).toBe('imported');
      expect(valueOf(await take(world, delivery, true)).outcome).toBe('unchanged');
    }),
  );
});
