import { roleMissingFor } from '../../domain/artists/profile.ts';
import { confirmRate, maxRendering, type Upload } from '../../domain/images/image.ts';
import { imageRejected, type ImageRejected } from '../../domain/images/rejection.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import type { Delay } from '../../ports/driven/shared/environment.ts';
import type { ConfirmImage } from '../../ports/driving/images/images.ts';
import type { ArtistCaller } from '../../ports/driving/artists/artists.ts';
import { firstUsedUp } from '../mail/mail-rates.ts';
import {
  overtaken,
  renderUpload,
  retryAfterMs,
  type Rendered,
  type Rendering,
  type Uploaded,
} from './render-upload.ts';

const waitMs = 10_000;

interface Dependencies extends Rendering {
  readonly mediaStore: Rendering['mediaStore'] & Pick<MediaStore, 'describe'>;
  readonly limiter: RateLimiter;
  readonly delay: Delay;
}

const wrongDigest = ({ sha256: found }: Upload): ImageRejected =>
  imageRejected({
    field: 'sha256',
    code: 'mismatch',
    detail: `must be the digest of the uploaded file, which is ${found}`,
  });

/** Waits for the result for a limited time; rendering continues after it. */
const awaited = ({ delay }: Dependencies, work: Promise<Rendered>): Promise<Rendered> =>
  Promise.race([
    work,
    delay.after(waitMs).then(() => fail({ kind: 'image-still-rendering', retryAfterMs } as const)),
  ]);

/** The result for bytes that are gone: another process confirmed the image, other bytes were sent, or their age ended them. */
const missing = async (
  { imageStore }: Dependencies,
  { uploadId, upload: { key } }: Uploaded,
): Promise<Rendered> => {
  const now = await imageStore.find(uploadId);
  return now?.state === 'unconfirmed' && now.upload?.key === key
    ? fail({ kind: 'image-not-uploaded' })
    : overtaken(now);
};

/** The images that are being rendered. The same bytes are rendered once for simultaneous confirmations. */
const rendering = (dependencies: Dependencies) => {
  /** By the key of the bytes. */
  const underWay = new Map<string, { readonly accountId: string; readonly work: Promise<Rendered> }>();
  const isBusy = (accountId: string): boolean =>
    [...underWay.values()].filter((each) => each.accountId === accountId).length >= maxRendering;
  return {
    of: ({ key }: Upload): Promise<Rendered> | undefined => underWay.get(key)?.work,
    /** Returns undefined if the account has too many. */
    begin: (image: Uploaded, caller: ArtistCaller): Promise<Rendered> | undefined => {
      const { accountId, upload } = image;
      if (isBusy(accountId)) return undefined;
      const work = renderUpload(dependencies, image, caller).finally(() => underWay.delete(upload.key));
      underWay.set(upload.key, { accountId, work });
      return work;
    },
  };
};

export const confirmImage = (dependencies: Dependencies): ConfirmImage => {
  const { imageStore, mediaStore, limiter } = dependencies;
  const underWay = rendering(dependencies);

  return async ({ caller, uploadId, sha256 }) => {
    const { member } = caller;
    const roleMissing = roleMissingFor(member, 'profile');
    if (roleMissing) return fail(roleMissing);
    const image = await imageStore.find(uploadId);
    if (image?.accountId !== member.accountId || image.state === 'deleting')
      return fail({ kind: 'image-upload-not-found' });
    const { upload } = image;
    if (!upload) return fail({ kind: 'image-not-uploaded' });
    if (sha256 !== undefined && sha256 !== upload.sha256) return fail(wrongDigest(upload));
    if (image.state === 'ready') return ok(image.picture);
    if (image.rejection?.key === upload.key) return fail(imageRejected(...image.rejection.issues));
    const uploaded = { ...image, upload };
    const running = underWay.of(upload);
    if (running) return awaited(dependencies, running);
    if (!(await mediaStore.describe(upload.key))) return missing(dependencies, uploaded);
    const limited = await firstUsedUp(limiter, 'image-confirmations', [
      { key: `image-confirm ${member.accountId}`, rate: confirmRate },
    ]);
    if (limited) return fail(limited);
    // Another request may have begun it meanwhile.
    const work = underWay.of(upload) ?? underWay.begin(uploaded, caller);
    return work
      ? awaited(dependencies, work)
      : fail({ kind: 'too-many-rendering', limit: maxRendering, retryAfterMs });
  };
};
