import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { confirmImage } from '../../../src/application/images/confirm-image.ts';
import { deletionDelayMs } from '../../../src/domain/images/image.ts';
import type { CoverPurpose } from '../../../src/domain/images/purpose.ts';
import type { ImageProcessor } from '../../../src/ports/driven/images/image-processor.ts';
import { anArtistAddition, anArtistSession } from '../artists/artist-builders.ts';
import { noEffects } from '../effects.ts';
import { valueOf } from '../outcomes.ts';
import type { World } from '../worlds/world.ts';
import { anImageText } from './quiet-image-processor.ts';

/** The nth account, whose owner uploads images. */
export const anUploader = async (world: World, n = 1) => {
  const addition = anArtistAddition(n);
  await world.ports.artistStore.add({ ...addition, effects: noEffects });
  const caller = { member: addition.member, session: anArtistSession({}, n) };
  const { useCases } = world;
  let files = 0;
  const announced = (text: string, purpose: CoverPurpose = 'album_cover', changes = {}) => {
    const image = {
      purpose,
      fileName: 'a.png',
      contentType: 'image/png',
      sizeBytes: text.length,
      ...changes,
    } as const;
    return useCases.initiateImage({ caller, image });
  };
  const sent = (url: string, text: string) => {
    const token = url.split('/').at(-1) ?? '';
    return useCases.receiveImage({ token, file: world.aFile(`sent-${n}-${++files}`, text) });
  };
  const confirmed = (uploadId: Parameters<typeof useCases.confirmImage>[0]['uploadId'], sha256?: string) =>
    useCases.confirmImage({ caller, uploadId, ...(sha256 !== undefined && { sha256 }) });
  const uploaded = async (text = anImageText('cover'), purpose?: CoverPurpose) => {
    const upload = valueOf(await announced(text, purpose));
    valueOf(await sent(upload.url, text));
    return upload;
  };
  return { caller, artist: addition.artist, announced, sent, confirmed, uploaded };
};

/** The names of all files of images and uploads on the disk of the media store. */
export const keptOf = async ({ folder }: World): Promise<readonly string[]> => {
  const found = await readdir(join(folder, 'media'), { recursive: true, withFileTypes: true });
  return found
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((name) => /images|uploads/.test(name));
};

/** Confirms as another process does, which knows nothing of what this one renders. */
export const elsewhere = ({ ports, clock }: World, imageProcessor: ImageProcessor = ports.imageProcessor) =>
  confirmImage({ ...ports, imageProcessor, delay: clock });

/** Lets two runs delete what is due: the first marks it, the second deletes it. Returns their number. */
export const deletedDue = async ({ useCases, clock }: World): Promise<number> => {
  expect(valueOf(await useCases.deleteDueImages())).toBe(0);
  clock.advance(deletionDelayMs);
  return valueOf(await useCases.deleteDueImages());
};
