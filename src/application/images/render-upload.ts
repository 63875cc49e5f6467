import type { ImageRecord, UnconfirmedImage, Upload } from '../../domain/images/image.ts';
import { measuresOf } from '../../domain/images/purpose.ts';
import type { ImageRejected } from '../../domain/images/rejection.ts';
import { imageStorageFull, imageTotals, type ImageStorageFull } from '../../domain/images/totals.ts';
import { filesOf, type Picture } from '../../domain/images/variants.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { ImageProcessor } from '../../ports/driven/images/image-processor.ts';
import type { ImageStore } from '../../ports/driven/images/image-store.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type {
  ImageNotUploaded,
  ImageStillRendering,
  ImageUploadNotFound,
} from '../../ports/driving/images/images.ts';
import type { ArtistCaller } from '../../ports/driving/artists/artists.ts';
import { artistNote } from '../artists/artist-notes.ts';
import { discardUnused, keepPicture, pictureOf } from './picture-files.ts';

export const retryAfterMs = 2_000;

export interface Rendering {
  readonly imageStore: Pick<ImageStore, 'find' | 'reject' | 'attempt' | 'confirm'>;
  readonly imageProcessor: ImageProcessor;
  readonly mediaStore: Pick<MediaStore, 'identify' | 'borrow' | 'keep' | 'discard'>;
  readonly clock: Clock;
}

export type Rendered = Result<
  Picture,
  ImageRejected | ImageStorageFull | ImageUploadNotFound | ImageNotUploaded | ImageStillRendering
>;

/** The result for an image as its record is now, after its rendering was overtaken: by a deletion, a confirmation, or other bytes. */
export const overtaken = (image: ImageRecord | undefined): Rendered => {
  if (image?.state === 'ready') return ok(image.picture);
  return image?.state === 'unconfirmed'
    ? fail({ kind: 'image-still-rendering', retryAfterMs })
    : fail({ kind: 'image-upload-not-found' });
};

export type Uploaded = UnconfirmedImage & { readonly upload: Upload };

/**
 * Stores the files of a picture between two records: the first says that they may exist, the second that they do. Returns undefined if the
 * image was overtaken.
 */
const store = async (
  { imageStore, imageProcessor, mediaStore, clock }: Rendering,
  image: Uploaded,
  { member }: ArtistCaller,
): Promise<Result<Picture | undefined, ImageRejected | ImageStorageFull>> => {
  const { imageId, uploadId, accountId, purpose } = image;
  const { key } = image.upload;
  const stored = await mediaStore.borrow(key, (file) =>
    imageProcessor.render({ file, measures: measuresOf[purpose], requester: accountId }, async (rendered) => {
      const picture = await pictureOf(mediaStore, imageId, rendered);
      const recorded = await imageStore.attempt(image, { picture, key, totals: imageTotals });
      if (recorded === 'bytes') return fail(imageStorageFull('bytes'));
      if (recorded === 'refused') return ok(undefined);
      await keepPicture(mediaStore, picture, rendered);
      return ok(picture);
    }),
  );
  if (!stored.ok) {
    await imageStore.reject(uploadId, { key, issues: stored.failure.issues });
    return stored;
  }
  if (!stored.value.ok || !stored.value.value) return stored.value;
  const picture = stored.value.value;
  const now = clock.now();
  const audit = artistNote(member, now, 'add_image', { subjects: [imageId], detail: { purpose } });
  const confirmed = await imageStore.confirm(uploadId, { picture, key, now, audit });
  if (confirmed) await discardUnused(mediaStore, confirmed);
  else if ((await imageStore.find(uploadId))?.state !== 'unconfirmed')
    // Its deletion may have come before the files. The files of an image that gets other bytes are deleted with its attempts.
    for (const { key: file } of filesOf(picture)) await mediaStore.discard(file);
  return ok(confirmed?.picture);
};

/** Renders the received bytes of an image, and stores its files before its record says that they exist. */
export const renderUpload = async (
  dependencies: Rendering,
  image: Uploaded,
  caller: ArtistCaller,
): Promise<Rendered> => {
  const { imageStore } = dependencies;
  const { uploadId } = image;
  try {
    const stored = await store(dependencies, image, caller);
    if (!stored.ok) return stored;
    return stored.value ? ok(stored.value) : overtaken(await imageStore.find(uploadId));
  } catch (error) {
    // A confirmation or an upload that overtakes it deletes the bytes, also while they are read.
    const now = await imageStore.find(uploadId);
    if (now?.state === 'unconfirmed' && now.upload?.key === image.upload.key) throw error;
    return overtaken(now);
  }
};
