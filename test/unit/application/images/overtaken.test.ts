import { unconfirmedKeptMs } from '../../../../src/domain/images/image.ts';
import { filesOf } from '../../../../src/domain/images/variants.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { anImageText, quietImageProcessor } from '../../../support/images/quiet-image-processor.ts';
import { anUploader, deletedDue, elsewhere, keptOf } from '../../../support/images/uploader.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld } from '../../../support/worlds/world.ts';

const [first, second] = [anImageText('first'), anImageText('other')];

describe('two processes that confirm one upload', () => {
  it(
    'show the files of the first that ends, and leave no others',
    inWorld(async (world) => {
      const { caller, uploaded, confirmed } = await anUploader(world);
      const { uploadId } = await uploaded(first);
      const other = elsewhere(world, quietImageProcessor('another release'));
      world.before('imageStore', 'confirm', async () => {
        valueOf(await other({ caller, uploadId }));
      });
      const picture = valueOf(await confirmed(uploadId));
      expect(valueOf(await other({ caller, uploadId }))).toEqual(picture);
      for (const { key, sha256, sizeBytes } of filesOf(picture))
        expect(await world.ports.mediaStore.describe(key)).toEqual({ key, sha256, sizeBytes });
      expect(await keptOf(world)).toHaveLength(10);
    }),
  );

  it.each(['describe', 'borrow'] as const)(
    'return the image, also if the other one deletes the bytes before this one asks for them: %s',
    (method) =>
      inWorld(async (world) => {
        const { caller, uploaded, confirmed } = await anUploader(world);
        const { uploadId } = await uploaded(first);
        world.before('mediaStore', method, async () => {
          valueOf(await elsewhere(world)({ caller, uploadId }));
        });
        expect(kindOf(await confirmed(uploadId))).toBe('ok');
      })(),
  );

  it(
    'find no image that was deleted meanwhile',
    inWorld(async (world) => {
      const { uploaded, confirmed } = await anUploader(world);
      const { uploadId } = await uploaded(first);
      world.before('mediaStore', 'describe', async () => {
        world.clock.advance(unconfirmedKeptMs);
        valueOf(await world.useCases.deleteDueImages());
      });
      expect(kindOf(await confirmed(uploadId))).toBe('image-upload-not-found');
    }),
  );
});

describe('bytes that are sent while earlier ones are rendered', () => {
  it(
    'replace them, and no file of the earlier ones is left',
    inWorld(async (world) => {
      const { announced, sent, confirmed } = await anUploader(world);
      const { uploadId, url } = valueOf(await announced(first));
      valueOf(await sent(url, first));
      world.before('imageStore', 'confirm', async () => {
        valueOf(await sent(url, second));
      });
      expect(kindOf(await confirmed(uploadId))).toBe('image-still-rendering');
      const digest = (await world.ports.mediaStore.identify(world.aFile('second', second)))?.sha256 ?? '';
      const picture = valueOf(await confirmed(uploadId, digest));
      const upload = valueOf(await announced(second));
      valueOf(await sent(upload.url, second));
      const same = valueOf(await confirmed(upload.uploadId));
      expect({ ...picture, imageId: '' }).toEqual({ ...same, imageId: '' });
      expect(await keptOf(world)).toHaveLength(20);
    }),
  );

  it(
    'keep the files if they are the same bytes',
    inWorld(async (world) => {
      const { caller, announced, sent, confirmed } = await anUploader(world);
      const { uploadId, url } = valueOf(await announced(first));
      valueOf(await sent(url, first));
      world.before('imageStore', 'confirm', async () => {
        valueOf(await sent(url, first));
        valueOf(await elsewhere(world)({ caller, uploadId }));
      });
      expect(kindOf(await confirmed(uploadId))).toBe('ok');
      expect(await keptOf(world)).toHaveLength(10);
    }),
  );
});

describe('files of an attempt that was stopped', () => {
  it.each(['confirmed later', 'deleted'])('are deleted when the image is %s', (end) =>
    inWorld(async (world) => {
      const { announced, sent, confirmed } = await anUploader(world);
      const { uploadId, url } = valueOf(await announced(first));
      valueOf(await sent(url, first));
      world.before('imageStore', 'confirm', async () => {
        throw new Unavailable('stopped');
      });
      await expect(confirmed(uploadId)).rejects.toThrow('stopped');
      expect(await keptOf(world)).toHaveLength(11);
      valueOf(await sent(url, second));
      if (end === 'deleted') {
        world.clock.advance(unconfirmedKeptMs);
        expect(await deletedDue(world)).toBe(1);
      } else valueOf(await confirmed(uploadId));
      expect(await keptOf(world)).toHaveLength(end === 'deleted' ? 0 : 10);
    })(),
  );
});
