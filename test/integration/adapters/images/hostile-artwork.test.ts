import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openImageProcessor } from '../../../../src/adapters/images/index.ts';
import { importArtwork } from '../../../../src/application/operator/catalog/import-artwork.ts';
import { aPng, encodedImage, pngEnd, pngHead, pngOf } from '../../../support/images/image-files.ts';
import { keptOf } from '../../../support/images/uploader.ts';
import { failureOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

/** Imports a cover with the codecs of the service, from a folder of its own. */
const imported = async ({ ports }: World, bytes: Uint8Array) => {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-artwork-'));
  const scratch = join(folder, 'scratch');
  const imageProcessor = openImageProcessor({ scratch });
  try {
    await writeFile(join(folder, 'cover.png'), bytes);
    const identity = await ports.mediaStore.identify(join(folder, 'cover.png'));
    if (!identity) throw new Error('it exists');
    const file = { folder, name: 'cover.png', identity };
    const artworks = importArtwork({ ...ports, imageProcessor });
    const [checked, kept] = [await artworks.check(file), await artworks.keep(file)];
    if (!kept.ok) expect(checked).toEqual(kept);
    expect(await readdir(scratch).catch(() => [])).toEqual([]);
    return kept;
  } finally {
    await imageProcessor.close();
    await rm(folder, { recursive: true });
  }
};

const rejection = async (world: World, bytes: Uint8Array) => {
  const failure = failureOf(await imported(world, bytes));
  expect(await keptOf(world).catch(() => [])).toEqual([]);
  expect(await world.ports.imageStore.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
  return failure;
};

describe('a hostile file that a delivery names as artwork', () => {
  const issues = (...fields: readonly string[]) => ({
    kind: 'artwork-rejected',
    file: 'cover.png',
    issues: fields.map((field) => ({ field })),
  });

  it(
    'is rejected by its header if it claims more pixels than are decoded',
    inWorld(async (world) => {
      const bomb = pngOf(pngHead(60_000, 60_000), { type: 'IDAT', data: Buffer.alloc(64) }, pngEnd);
      expect(await rejection(world, bomb)).toMatchObject(issues('width', 'height'));
    }),
  );

  it(
    'is rejected if it is cut off, a page or a script',
    inWorld(async (world) => {
      const jpeg = await encodedImage('jpeg', 1_400);
      expect(await rejection(world, jpeg.subarray(0, jpeg.length / 2))).toMatchObject(issues('file'));
      const png = aPng(1_400);
      expect(await rejection(world, png.subarray(0, png.length / 2))).toMatchObject(issues('file'));
      const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
      expect(await rejection(world, page)).toMatchObject(issues('file'));
    }),
  );

  it(
    'is rejected if its pixels are not those of its header',
    inWorld(async (world) => {
      const lying = pngOf(pngHead(1_400, 1_400), { type: 'IDAT', data: Buffer.from('no pixels') }, pngEnd);
      expect(await rejection(world, lying)).toMatchObject(issues('file'));
    }),
  );

  it(
    'loses whatever follows the image, and its name says nothing about its format',
    inWorld(async (world) => {
      const script = Buffer.from('<script>alert(1)</script>');
      const jpeg = Buffer.concat([await encodedImage('jpeg', 1_400), script]);
      const { picture, uploadId } = valueOf(await imported(world, jpeg));
      expect(picture).toMatchObject({ width: 1_400, height: 1_400 });
      expect(await world.ports.imageStore.find(uploadId)).toMatchObject({ contentType: 'image/jpeg' });
      expect(await keptOf(world)).toHaveLength(8);
    }),
  );
});
