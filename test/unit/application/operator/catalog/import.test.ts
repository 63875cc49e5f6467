import { standardTerms, type DeliveredTrack } from '../../../../../src/domain/catalog/delivery/delivery.ts';
import { aTrack, noon } from '../../../../support/builders/builders.ts';
import { aDelivery } from '../../../../support/clients/deliveries.ts';
import { deliver, stems, take, traces, write } from '../../../../support/builders/importing.ts';
import { kindOf, valueOf } from '../../../../support/outcomes.ts';
import { aRecording } from '../../../../support/audio/quiet-audio-processor.ts';
import { recordIn } from '../../../../support/builders/shown-tracks.ts';
import { inWorld, type World } from '../../../../support/worlds/world.ts';
import { noEffects } from '../../../../support/effects.ts';

describe('importing a track', () => {
  it(
    'stores files, measurements and record, and reports that it was approved',
    inWorld(async (world) => {
      const { outcome, trackId, title } = await deliver(world, { stems });
      expect({ outcome, title }).toEqual({ outcome: 'imported', title: 'Slow Harbour 1' });
      const track = recordIn(valueOf(await world.useCases.readTrack(trackId ?? aTrack().trackId)));
      expect(track).toMatchObject({
        title,
        durationMs: 120_000,
        master: { format: 'flac', loudnessLufs: -14.2, previewStartMs: 30_000, sampleRate: 44_100 },
        stems: [
          { category: 'drums', name: 'Drums', durationMs: 120_000, file: { format: 'wav' } },
          { category: 'bass', name: 'Bass' },
        ],
        sumsToMaster: { residualDb: -80 },
        terms: [{ ...standardTerms, version: 1, effectiveAt: noon }],
        addedAt: noon,
        catalogVersion: 1,
      });
      for (const { key, sha256, sizeBytes } of [track.master, ...track.stems.map(({ file }) => file)]) {
        expect(await world.ports.mediaStore.describe(key)).toEqual({ key, sha256, sizeBytes });
      }
      expect(valueOf(await world.useCases.readWaveform({ trackId: track.trackId, points: 100 })).length).toBe(
        100,
      );
      const [event] = await world.ports.outbox.list({ limit: 100 });
      expect(event).toMatchObject({ type: 'track.approved', data: { trackId, catalogVersion: 1 } });
    }),
  );

  it(
    'is rejected if a file changed while it was imported',
    inWorld(async (world) => {
      const delivery = aDelivery();
      write(world, delivery);
      world.before('mediaStore', 'keep', async () => {
        world.aFile(delivery.file, aRecording('another take', 120_000));
      });
      expect(await take(world, delivery)).toEqual({
        ok: false,
        failure: { kind: 'file-changed', file: delivery.file },
      });
      expect((await traces(world)).head).toBe(0);
    }),
  );

  it(
    'sends no event about a pending one until it is approved',
    inWorld(async (world) => {
      const { trackId } = await deliver(world, { status: 'pending_review' });
      expect((await traces(world)).events).toEqual([]);
      expect(kindOf(await world.useCases.readTrack(trackId ?? aTrack().trackId))).toBe('track-not-found');
    }),
  );

  it(
    'changes nothing if the same delivery is imported again',
    inWorld(async (world) => {
      const first = await deliver(world, { stems });
      const before = await traces(world);
      world.clock.advance(1_000);
      const { trackId, title } = first;
      expect(await deliver(world, { stems })).toEqual({ trackId, title, outcome: 'unchanged' });
      expect(await traces(world)).toEqual(before);
    }),
  );

  it(
    'replaces the record when the delivery changed, and reports what a partner sees of it',
    inWorld(async (world) => {
      const first = await deliver(world, { stems });
      const before = recordIn(valueOf(await world.useCases.readTrack(first.trackId ?? aTrack().trackId)));
      world.clock.advance(1_000);
      const second = await deliver(world, { stems, title: 'Fast Harbour', bpm: 128 });
      expect(second).toEqual({
        outcome: 'replaced',
        trackId: first.trackId,
        title: 'Fast Harbour',
        sameAudioAs: [],
        sameRecordingAs: [],
      });
      const after = recordIn(valueOf(await world.useCases.readTrack(before.trackId)));
      expect(after).toEqual({
        ...before,
        title: 'Fast Harbour',
        bpm: 128,
        updatedAt: noon + 1_000,
        catalogVersion: 2,
      });
      const [, event] = await world.ports.outbox.list({ limit: 100 });
      expect(event).toMatchObject({ type: 'track.updated', data: { changedFields: ['bpm', 'title'] } });
    }),
  );

  it(
    'notices another recording under the same name',
    inWorld(async (world) => {
      await deliver(world);
      world.aFile('song-1.flac', aRecording('remastered', 60_000));
      const again = valueOf(await take(world, aDelivery()));
      expect(again.outcome).toBe('replaced');
      expect(
        recordIn(valueOf(await world.useCases.readTrack(again.trackId ?? aTrack().trackId))).durationMs,
      ).toBe(60_000);
    }),
  );

  it(
    'approves a pending one that is delivered as approved, and reports that once',
    inWorld(async (world) => {
      await deliver(world, { status: 'pending_review' });
      await deliver(world);
      await deliver(world, { bpm: 100 });
      expect((await traces(world)).events).toEqual(['track.approved', 'track.updated']);
    }),
  );

  it(
    'never lifts a takedown, and sends no event about a track that nobody may license',
    inWorld(async (world) => {
      const { trackId = aTrack().trackId } = await deliver(world);
      await world.useCases.takeDownTrack({ trackId, reason: 'legal' });
      expect(await deliver(world, { bpm: 100 })).toMatchObject({ outcome: 'replaced' });
      expect(kindOf(await world.useCases.readTrack(trackId))).toBe('track-taken-down');
      expect((await traces(world)).events).toEqual(['track.approved', 'track.takedown']);
    }),
  );

  it(
    'keeps all terms that were ever offered, and applies changed ones from now on',
    inWorld(async (world) => {
      const { trackId = aTrack().trackId } = await deliver(world);
      world.clock.advance(1_000);
      await deliver(world, { terms: [{ ...standardTerms, monetization: false }] });
      const at = async (asOf: number) => valueOf(await world.useCases.readTerms({ trackId, asOf }));
      expect(await at(noon + 999)).toMatchObject({ version: 1, monetization: true });
      expect(await at(noon + 1_000)).toMatchObject({ version: 2, monetization: false });
    }),
  );
});

describe('one master under several ISRCs', () => {
  const master = 'the same sound';
  /** Writes a row whose master is the same file, and imports it. */
  const same = async (world: World, n: number, dryRun = false, changes: Partial<DeliveredTrack> = {}) => {
    const delivery = aDelivery(changes, n);
    world.aFile(delivery.file, aRecording(master, 120_000));
    return valueOf(await take(world, delivery, dryRun));
  };
  const isrcOf = (n: number): string => aDelivery({}, n).isrc;

  it(
    'is reported with the other ISRCs, in an import and in a dry run',
    inWorld(async (world) => {
      expect((await same(world, 1)).sameAudioAs).toEqual([]);
      expect((await same(world, 2)).sameAudioAs).toEqual([isrcOf(1)]);
      expect((await same(world, 3, true)).sameAudioAs).toEqual([isrcOf(1), isrcOf(2)]);
      expect((await same(world, 4, true)).sameAudioAs).toEqual([1, 2, 3].map(isrcOf));
      expect(await same(world, 2)).not.toHaveProperty('sameAudioAs');
      expect((await deliver(world, {}, 5)).sameAudioAs).toEqual([]);
    }),
  );

  it(
    'is reported with its place if it is in another file, in an import and in a dry run',
    inWorld(async (world) => {
      const other = async (n: number, dryRun = false) => {
        const delivery = aDelivery({}, n);
        world.aFile(delivery.file, aRecording(`${master}| file ${n}`, 120_000));
        const { sameAudioAs, sameRecordingAs } = valueOf(await take(world, delivery, dryRun));
        expect(sameAudioAs).toEqual([]);
        return sameRecordingAs;
      };
      const place = { fromMs: 0, otherFromMs: 0, speed: 1, lengthMs: expect.closeTo(30_000, -3) as number };
      expect((await same(world, 1)).sameRecordingAs).toEqual([]);
      expect((await same(world, 2)).sameRecordingAs).toEqual([]);
      expect(await other(3)).toEqual([1, 2].map((n) => ({ isrc: isrcOf(n), ...place })));
      expect(await other(4, true)).toHaveLength(3);
      expect((await other(5, true))?.map(({ isrc }) => isrc).toSorted()).toEqual([1, 2, 3, 4].map(isrcOf));
    }),
  );

  it(
    'is no longer reported once a track has another master or the ISRC was corrected',
    inWorld(async (world) => {
      await same(world, 1);
      await same(world, 2);
      await deliver(world, {}, 1);
      expect((await same(world, 3)).sameAudioAs).toEqual([isrcOf(2)]);
      const corrected = { isrc: isrcOf(9) };
      expect((await same(world, 3, true, corrected)).sameAudioAs).toEqual([isrcOf(2)]);
      expect((await same(world, 3, false, corrected)).sameAudioAs).toEqual([isrcOf(2)]);
      expect((await same(world, 2, false, { title: 'Retitled' })).sameAudioAs).toEqual([isrcOf(9)]);
    }),
  );

  it(
    'is looked for before the row is imported, so that no outage loses the report',
    inWorld(async (world) => {
      await same(world, 1);
      const head = await world.ports.library.head();
      world.before('library', 'changes', async () => {
        throw new Error('the store is gone');
      });
      await expect(same(world, 2)).rejects.toThrow('the store is gone');
      expect(await world.ports.library.head()).toEqual(head);
      expect(await same(world, 2)).toMatchObject({ outcome: 'imported', sameAudioAs: [isrcOf(1)] });
    }),
  );

  it(
    'is found in a catalog of many pages that another process imported',
    inWorld(async (world) => {
      const { library } = world.ports;
      const first = await same(world, 1);
      const track = recordIn(valueOf(await world.useCases.readTrack(first.trackId ?? aTrack().trackId)));
      for (let n = 0; n < 1_001; n++) {
        const { catalogVersion: _, ...another } = aTrack(
          { isrc: `QZOTH26${String(n).padStart(5, '0')}` },
          100 + n,
        );
        const shared = n === 1_000 ? { ...another, master: track.master } : another;
        await library.commit({ track: shared, guards: { catalogVersion: 'absent' }, effects: noEffects });
      }
      expect((await same(world, 2)).sameAudioAs).toEqual([isrcOf(1), 'QZOTH2601000'].toSorted());
    }),
  );
});
