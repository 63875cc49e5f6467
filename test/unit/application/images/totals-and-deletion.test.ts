import { confirmImage } from '../../../../src/application/images/confirm-image.ts';
import { initiateImage } from '../../../../src/application/images/initiate-image.ts';
import { deletionDelayMs } from '../../../../src/domain/images/image.ts';
import { storedBytes } from '../../../../src/domain/images/totals.ts';
import { ImageId } from '../../../../src/domain/shared/ids.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { aDeletingImage, aReadyImage, aSentImage, aPicture } from '../../../support/images/image-records.ts';
import { anUploader, keptOf } from '../../../support/images/uploader.ts';
import { failureOf, kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const full = (limit: string) => ({ kind: 'image-storage-full', limit });

/** The nth account with a confirmed image, and how it deletes one. */
const anOwner = async (world: World, n = 1) => {
  const uploader = await anUploader(world, n);
  const picture = valueOf(await uploader.confirmed((await uploader.uploaded()).uploadId));
  const deleted = (imageId: ImageId = picture.imageId, { caller } = uploader) =>
    world.useCases.deleteImage({ caller, imageId });
  return { ...uploader, picture, deleted };
};

describe('the images of an account', () => {
  it(
    'are rejected with the limit that they would exceed',
    inWorld(async (world) => {
      const { ports, clock } = world;
      const { caller, uploaded } = await anUploader(world);
      const imageLinks = { upload: () => '', read: () => undefined };
      const image = {
        purpose: 'album_cover',
        fileName: 'a',
        contentType: 'image/png',
        sizeBytes: 9,
      } as const;
      for (const [limit, named] of [
        ['images', '2,000 images'],
        ['bytes', '10 GiB of images'],
      ] as const) {
        const imageStore = { begin: async () => limit };
        const begun = await initiateImage({ ...ports, imageStore, imageLinks })({ caller, image });
        expect(failureOf(begun)).toEqual(full(named));
      }
      const imageStore = { ...ports.imageStore, attempt: async () => 'bytes' as const };
      const { uploadId } = await uploaded();
      const confirmed = await confirmImage({ ...ports, imageStore, delay: clock })({ caller, uploadId });
      expect(failureOf(confirmed)).toEqual(full('10 GiB of images'));
      expect((await keptOf(world)).filter((name) => name.includes('images/'))).toEqual([]);
    }),
  );

  it('count with the files that exist or may exist, each once, until they are deleted', () => {
    const ready = aReadyImage();
    const bytes = storedBytes(ready) ?? 0;
    expect(bytes).toBe(5 * (100 + 200) + 2 * (0 + 1 + 2 + 3 + 4));
    expect(storedBytes({ ...ready, attempts: [aPicture()] })).toBe(bytes);
    expect(storedBytes({ ...aSentImage(), attempts: [aPicture()] })).toBe(bytes);
    expect(storedBytes(aSentImage())).toBe(0);
    expect(storedBytes(aDeletingImage())).toBeUndefined();
  });
});

describe('the deletion of an image', () => {
  it(
    'deletes its files immediately, and its record ten minutes later with a note',
    inWorld(async (world) => {
      const { picture, deleted } = await anOwner(world);
      const { ports, clock, useCases } = world;
      expect(await keptOf(world)).toHaveLength(10);
      valueOf(await deleted());
      expect(await keptOf(world)).toEqual([]);
      expect(valueOf(await deleted())).toBe('deleted');
      clock.advance(deletionDelayMs - 1);
      expect(valueOf(await useCases.deleteDueImages())).toBe(0);
      clock.advance(1);
      expect(valueOf(await useCases.deleteDueImages())).toBe(1);
      expect(await ports.imageStore.findImage(picture.imageId)).toBeUndefined();
      expect(kindOf(await deleted())).toBe('image-not-found');
      const notes = await ports.auditLog.entries({ after: 0, limit: 9, subject: picture.imageId });
      expect(notes.map(({ action }) => action)).toEqual([
        'artist.add_image',
        'artist.delete_image',
        'image.delete',
      ]);
    }),
  );

  it(
    'can be repeated, and is finished by a later run, if the files cannot be deleted now',
    inWorld(async (world) => {
      const { deleted } = await anOwner(world);
      const again = await anOwner(world, 2);
      for (const unfinished of [deleted, again.deleted]) {
        world.before('mediaStore', 'discard', async () => {
          throw new Unavailable('away');
        });
        await expect(unfinished()).rejects.toThrow('away');
      }
      expect(valueOf(await again.deleted())).toBe('deleted');
      expect(await keptOf(world)).toHaveLength(10);
      world.clock.advance(deletionDelayMs);
      expect(valueOf(await world.useCases.deleteDueImages())).toBe(2);
      expect(await keptOf(world)).toEqual([]);
    }),
  );

  it(
    'needs the role of an editor of its account, and an image that is confirmed',
    inWorld(async (world) => {
      const [owner, stranger] = [await anOwner(world), await anOwner(world, 2)];
      expect(kindOf(await owner.deleted(stranger.picture.imageId))).toBe('image-not-found');
      expect(kindOf(await owner.deleted(ImageId('img_none')))).toBe('image-not-found');
      const { uploadId } = await owner.uploaded();
      const waiting = await world.ports.imageStore.find(uploadId);
      expect(kindOf(await owner.deleted(waiting?.imageId))).toBe('image-not-found');
      const { caller } = owner;
      const finance = {
        ...owner,
        caller: { ...caller, member: { ...caller.member, role: 'finance' as const } },
      };
      expect(kindOf(await owner.deleted(owner.picture.imageId, finance))).toBe('artist-role-missing');
      expect(kindOf(await owner.deleted())).toBe('ok');
    }),
  );
});
