import { unusedArtworkKeptMs } from '../../../../../src/domain/images/artwork.ts';
import { imageLimits } from '../../../../../src/domain/images/purpose.ts';
import { filesOf } from '../../../../../src/domain/images/variants.ts';
import type { TrackId } from '../../../../../src/domain/shared/ids.ts';
import { dayMs } from '../../../../../src/domain/shared/calendar.ts';
import { aTrack } from '../../../../support/builders/builders.ts';
import { deliver, take, traces, write } from '../../../../support/builders/importing.ts';
import { aDelivery } from '../../../../support/clients/deliveries.ts';
import { anImageText } from '../../../../support/images/quiet-image-processor.ts';
import { deletedDue, keptOf as filesKept } from '../../../../support/images/uploader.ts';
import { failureOf, valueOf } from '../../../../support/outcomes.ts';
import { inWorld, type World } from '../../../../support/worlds/world.ts';

const cover = 'cover.png';

/** The names of all files of images. A world without any has no folder for them. */
const keptOf = (world: World): Promise<readonly string[]> => filesKept(world).catch(() => []);

const artworkOf = async ({ ports }: World, trackId: TrackId | undefined) =>
  (await ports.library.find(trackId ?? aTrack().trackId))?.artwork;

/** Imports the nth delivery, by default with a cover, and returns the track's artwork. */
const delivered = async (
  world: World,
  n = 1,
  changes: Parameters<typeof deliver>[1] = { artwork: cover },
) => {
  const { trackId } = await deliver(world, changes, n);
  return artworkOf(world, trackId);
};

describe('the artwork of a delivery', () => {
  it(
    'becomes part of the track, with its files and the record of them',
    inWorld(async (world) => {
      const artwork = await delivered(world);
      expect(artwork).toMatchObject({ width: 1_600, height: 1_600 });
      const keys = artwork ? filesOf(artwork).map(({ key }) => key) : [];
      expect(keys).toHaveLength(10);
      for (const key of keys) expect(await world.ports.mediaStore.describe(key)).toMatchObject({ key });
      expect(await keptOf(world)).toHaveLength(10);
      const image = artwork && (await world.ports.imageStore.findImage(artwork.imageId));
      expect(image).toMatchObject({ state: 'ready', shownBy: 1, fileName: cover, picture: artwork });
    }),
  );

  it(
    'is rendered once for tracks with the same file, and not again if the row is repeated',
    inWorld(async (world) => {
      const first = await delivered(world, 1);
      expect(await delivered(world, 2)).toEqual(first);
      expect(valueOf(await take(world, aDelivery({ artwork: cover }, 2))).outcome).toBe('unchanged');
      expect(world.imageProcessor.rendered()).toBe(1);
      const found = first && (await world.ports.imageStore.findImage(first.imageId));
      expect(found).toMatchObject({ shownBy: 2 });
    }),
  );

  it(
    'is replaced with the file, and reported to partners by its name',
    inWorld(async (world) => {
      const before = await delivered(world);
      world.aFile(cover, anImageText('other'));
      const outcome = valueOf(await take(world, aDelivery({ artwork: cover })));
      expect(outcome.outcome).toBe('replaced');
      const after = await artworkOf(world, outcome.trackId);
      expect(after?.imageId).not.toBe(before?.imageId);
      const [, updated] = await world.ports.outbox.list({ limit: 9 });
      expect(updated).toMatchObject({ type: 'track.updated', data: { changedFields: ['artwork'] } });
    }),
  );

  it(
    'is rendered once, although no track of its first rows was stored',
    inWorld(async (world) => {
      for (const n of [1, 2]) {
        const delivery = aDelivery({ artwork: cover }, n);
        write(world, delivery);
        world.aFile(delivery.file, 'no sound');
        expect(failureOf(await take(world, delivery))).toMatchObject({ kind: 'audio-rejected' });
      }
      expect(await delivered(world, 3)).toBeDefined();
      expect(world.imageProcessor.rendered()).toBe(1);
      expect(await keptOf(world)).toHaveLength(10);
    }),
  );

  it(
    'is removed by a delivery without it, and its files are deleted a month later',
    inWorld(async (world) => {
      const before = await delivered(world);
      expect(await delivered(world, 1, {})).toBeUndefined();
      world.clock.advance(unusedArtworkKeptMs - 1);
      expect(valueOf(await world.useCases.deleteDueImages())).toBe(0);
      expect(await keptOf(world)).toHaveLength(10);
      world.clock.advance(1);
      expect(await deletedDue(world)).toBe(1);
      expect(await keptOf(world)).toEqual([]);
      expect(before && (await world.ports.imageStore.findImage(before.imageId))).toBeUndefined();
    }),
  );

  it(
    'stays while another track shows it, however long the first has ceased to',
    inWorld(async (world) => {
      await delivered(world, 1);
      await delivered(world, 2);
      await delivered(world, 1, {});
      world.clock.advance(2 * unusedArtworkKeptMs);
      expect(await deletedDue(world)).toBe(0);
      expect(await keptOf(world)).toHaveLength(10);
    }),
  );

  it(
    'leaves nothing behind if the track is not committed',
    inWorld(async (world) => {
      const delivery = aDelivery({ artwork: cover });
      write(world, delivery);
      world.before('library', 'commit', () => Promise.reject(new Error('killed')));
      await expect(take(world, delivery)).rejects.toThrow('killed');
      expect(await keptOf(world)).toHaveLength(10);
      world.clock.advance(dayMs);
      expect(await deletedDue(world)).toBe(1);
      expect(await keptOf(world)).toEqual([]);
      expect(valueOf(await take(world, delivery)).outcome).toBe('imported');
      expect(await keptOf(world)).toHaveLength(10);
    }),
  );

  it(
    'is left to the next import if it is being deleted when the track is committed',
    inWorld(async (world) => {
      await delivered(world, 1);
      await delivered(world, 1, {});
      world.clock.advance(unusedArtworkKeptMs);
      const delivery = aDelivery({ artwork: cover }, 2);
      write(world, delivery);
      world.before('library', 'commit', () => world.useCases.deleteDueImages());
      expect(failureOf(await take(world, delivery))).toEqual({ kind: 'artwork-deleted', file: cover });
      expect(await world.ports.library.head()).toBe(2);
      const again = valueOf(await take(world, delivery));
      expect(await artworkOf(world, again.trackId)).toBeDefined();
      expect(world.imageProcessor.rendered()).toBe(2);
    }),
  );
});

describe('artwork that is rejected', () => {
  const rejected = async (world: World, text: string, changes = {}) => {
    const delivery = aDelivery({ artwork: cover, ...changes });
    write(world, delivery);
    world.aFile(cover, text);
    const before = await traces(world);
    const [dry, real] = [await take(world, delivery, true), await take(world, delivery)];
    expect(dry).toEqual(real);
    expect(await traces(world)).toEqual(before);
    expect(await keptOf(world)).toEqual([]);
    expect(await world.ports.imageStore.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
    return failureOf(real);
  };

  it(
    'names the file and each of its errors, and nothing of the row is stored',
    inWorld(async (world) => {
      expect(await rejected(world, anImageText('small', 300, 200))).toMatchObject({
        kind: 'artwork-rejected',
        file: cover,
        issues: [{ field: 'width' }, { field: 'height', code: 'too_small' }, { code: 'not_square' }],
      });
      expect(await rejected(world, 'not an image')).toMatchObject({
        kind: 'artwork-rejected',
        issues: [{ field: 'file', code: 'damaged' }],
      });
      const large = anImageText('x'.repeat(imageLimits.bytes));
      expect(await rejected(world, large)).toMatchObject({
        issues: [{ field: 'sizeBytes', code: 'too_big' }],
      });
    }),
  );

  it(
    'is named beside rejected audio and a missing file',
    inWorld(async (world) => {
      const delivery = aDelivery({ artwork: cover });
      expect(failureOf(await take(world, delivery))).toEqual({
        kind: 'file-missing',
        file: 'song-1.flac, cover.png',
      });
      world.aFile(delivery.file, 'no sound');
      world.aFile(cover, 'no image');
      expect(failureOf(await take(world, delivery))).toMatchObject({
        kind: 'several',
        failures: [{ kind: 'audio-rejected' }, { kind: 'artwork-rejected' }],
      });
    }),
  );

  it(
    'may have changed while it was read',
    inWorld(async (world) => {
      const delivery = aDelivery({ artwork: cover });
      write(world, delivery);
      world.before('imageStore', 'findArtwork', async () => {
        world.aFile(cover, anImageText('other'));
      });
      expect(failureOf(await take(world, delivery, true))).toEqual({ kind: 'file-changed', file: cover });
    }),
  );

  it(
    'is decoded once, however many rows name the file or one with the same bytes',
    inWorld(async (world) => {
      for (const [n, artwork, dryRun] of [
        [1, cover, false],
        [2, 'other.png', false],
        [3, cover, true],
      ] as const) {
        const delivery = aDelivery({ artwork }, n);
        write(world, delivery);
        world.aFile(artwork, 'no image');
        const outcome = failureOf(await take(world, delivery, dryRun));
        expect(outcome).toMatchObject({ kind: 'artwork-rejected', file: artwork });
      }
      expect(world.imageProcessor.decoded()).toBe(1);
    }),
  );

  it(
    'is decoded once in a dry run, and stored by none',
    inWorld(async (world) => {
      for (const n of [1, 2]) {
        const delivery = aDelivery({ artwork: cover }, n);
        write(world, delivery);
        expect(valueOf(await take(world, delivery, true)).outcome).toBe('would-import');
      }
      expect(world.imageProcessor.rendered()).toBe(1);
      expect(await keptOf(world)).toEqual([]);
    }),
  );
});
