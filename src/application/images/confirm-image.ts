import { roleMissingFor } from '../../domain/artists/profile.ts';
import { confirmRate, uploadKey, type ImageRecord } from '../../domain/images/image.ts';
import { measuresOf } from '../../domain/images/purpose.ts';
import { imageRejected, type ImageRejected } from '../../domain/images/rejection.ts';
import type { Picture } from '../../domain/images/variants.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { ImageProcessor } from '../../ports/driven/images/image-processor.ts';
import type { ImageStore } from '../../ports/driven/images/image-store.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { MediaObject, MediaStore } from '../../ports/driven/media/media-store.ts';
import type { Clock, Delay } from '../../ports/driven/shared/environment.ts';
import type {
  ConfirmImage,
  ImageStillRendering,
  ImageUploadNotFound,
} from '../../ports/driving/images/images.ts';
import type { ArtistCaller } from '../../ports/driving/artists/artists.ts';
import { artistNote } from '../artists/artist-notes.ts';
import { firstUsedUp } from '../mail/mail-rates.ts';
import { discardAll, keepPicture } from './picture-files.ts';

const waitMs = 10_000;
const retryAfterMs = 2_000;

interface Dependencies {
  readonly imageStore: Pick<ImageStore, 'find' | 'confirm'>;
  readonly imageProcessor: ImageProcessor;
  readonly mediaStore: Pick<MediaStore, 'describe' | 'borrow' | 'keep' | 'discard'>;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly delay: Delay;
}

type Rendered = Result<Picture, ImageRejected | ImageUploadNotFound>;

/** Renders the image, and stores its files before its record says that they exist. */
const render = async (
  { imageStore, imageProcessor, mediaStore, clock }: Dependencies,
  image: ImageRecord,
  { member }: ArtistCaller,
): Promise<Rendered> => {
  const { imageId, uploadId, purpose } = image;
  const key = uploadKey(uploadId);
  const rendered = await mediaStore.borrow(key, (file) =>
    imageProcessor.render(file, measuresOf[purpose], (result) => keepPicture(mediaStore, imageId, result)),
  );
  if (!rendered.ok) return rendered;
  const now = clock.now();
  const audit = artistNote(member, now, 'add_image', { subjects: [imageId], detail: { purpose } });
  const confirmed = await imageStore.confirm(uploadId, { picture: rendered.value, now, audit });
  if (!confirmed) {
    // It was deleted while it was rendered.
    await discardAll(mediaStore, image);
    return fail({ kind: 'image-upload-not-found' });
  }
  await mediaStore.discard(key);
  return ok(confirmed.picture);
};

const wrongDigest = ({ sha256: found }: MediaObject): ImageRejected =>
  imageRejected({
    field: 'sha256',
    code: 'mismatch',
    detail: `must be the digest of the uploaded file, which is ${found}`,
  });

export const confirmImage = (dependencies: Dependencies): ConfirmImage => {
  const { imageStore, mediaStore, limiter, delay } = dependencies;
  const underWay = new Map<string, Promise<Rendered>>();

  /** Renders an image once for simultaneous confirmations. */
  const once = (image: ImageRecord, caller: ArtistCaller): Promise<Rendered> => {
    const { uploadId } = image;
    const running =
      underWay.get(uploadId) ?? render(dependencies, image, caller).finally(() => underWay.delete(uploadId));
    underWay.set(uploadId, running);
    return running;
  };

  const awaited = (work: Promise<Rendered>): Promise<Rendered | Result<never, ImageStillRendering>> =>
    Promise.race([
      work,
      delay.after(waitMs).then(() => fail({ kind: 'image-still-rendering', retryAfterMs } as const)),
    ]);

  return async ({ caller, uploadId, sha256 }) => {
    const { member } = caller;
    const missing = roleMissingFor(member, 'profile');
    if (missing) return fail(missing);
    const image = await imageStore.find(uploadId);
    if (image?.accountId !== member.accountId || image.state === 'deleting')
      return fail({ kind: 'image-upload-not-found' });
    if (image.state === 'ready') return ok(image.picture);
    const running = underWay.get(uploadId);
    if (running) return awaited(running);
    const uploaded = await mediaStore.describe(uploadKey(uploadId));
    if (!uploaded) return fail({ kind: 'image-not-uploaded' });
    if (sha256 !== undefined && sha256 !== uploaded.sha256) return fail(wrongDigest(uploaded));
    const limited = await firstUsedUp(limiter, 'image-confirmations', [
      { key: `image-confirm ${member.accountId}`, rate: confirmRate },
    ]);
    return limited ? fail(limited) : awaited(once(image, caller));
  };
};
