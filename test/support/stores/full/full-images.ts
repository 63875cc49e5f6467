import type { Adapters } from '../../../../src/main/features/wiring/container.ts';
import { noon } from '../../builders/builders.ts';
import { aNote } from '../../builders/staff-builders.ts';
import {
  anAttempt,
  anUnconfirmedImage,
  anUpload,
  aPicture,
  imageId,
  imageUploadId,
  totalsOf,
} from '../../images/image-records.ts';

export type KeptOfImages = Pick<Adapters, 'imageStore'>;

/** `count` images: of three, one is confirmed, one is not, and one is being deleted. */
export const fillImages = async ({ imageStore }: KeptOfImages, count: number): Promise<void> => {
  for (let n = 1; n <= count; n++) {
    const image = anUnconfirmedImage({}, n);
    await imageStore.begin(image, totalsOf({ unconfirmed: count + 1, images: count + 1 }));
    if (n % 3 === 0) {
      const { key } = anUpload(n);
      await imageStore.receive(image.uploadId, anUpload(n));
      await imageStore.attempt(image, anAttempt(n + 1, { key }));
      const confirmation = { picture: aPicture(n), key, now: noon + n, audit: aNote({}, n) };
      await imageStore.confirm(image.uploadId, confirmation);
    }
    if (n % 3 === 1) await imageStore.reconsider(image.uploadId, image.dueAt);
  }
};

/** Returns everything that the port returns of the content of `fillImages`. */
export const imageContents = async ({ imageStore }: KeptOfImages, count: number) => ({
  images: await Promise.all(
    Array.from({ length: count }, (_, i) => i + 1).map(async (n) => ({
      upload: await imageStore.find(imageUploadId(n)),
      image: await imageStore.findImage(imageId(n)),
    })),
  ),
  ready: await imageStore.all({ limit: count }),
  due: await imageStore.due(Number.MAX_SAFE_INTEGER, count),
});
