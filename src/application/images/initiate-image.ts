import type { ArtistMember } from '../../domain/artists/account.ts';
import { roleMissingFor } from '../../domain/artists/profile.ts';
import { unconfirmed, uploadLinkMs, uploadRate, type AnnouncedImage } from '../../domain/images/image.ts';
import { imageStorageFull, imageTotals, type ImageStorageFull } from '../../domain/images/totals.ts';
import { ImageId, ImageUploadId, type ArtistId } from '../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { ImageStore } from '../../ports/driven/images/image-store.ts';
import type { RateLimiter } from '../../ports/driven/limits/rate-limiter.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type {
  ImageUpload,
  InitiateArtistImage,
  InitiateImage,
  TooManyImages,
} from '../../ports/driving/images/images.ts';
import type { RateLimited } from '../../ports/driving/limits.ts';
import { actingProfileOrOnly } from '../artists/roster/acting-profile.ts';
import { firstUsedUp } from '../mail/mail-rates.ts';
import type { ImageLinks } from './image-links.ts';

interface Dependencies {
  readonly imageStore: Pick<ImageStore, 'begin'>;
  readonly imageLinks: ImageLinks;
  readonly limiter: RateLimiter;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** Records an image that is to be uploaded, and returns the address for its bytes. */
const begin = async (
  { imageStore, imageLinks, limiter, ids, clock }: Dependencies,
  { accountId }: Pick<ArtistMember, 'accountId'>,
  image: AnnouncedImage & { readonly artistId?: ArtistId },
): Promise<Result<ImageUpload, TooManyImages | ImageStorageFull | RateLimited>> => {
  const limited = await firstUsedUp(limiter, 'image-uploads', [
    { key: `images ${accountId}`, rate: uploadRate },
  ]);
  if (limited) return fail(limited);
  const record = unconfirmed({
    ...image,
    imageId: ImageId(ids.next('image')),
    uploadId: ImageUploadId(ids.next('image-upload')),
    accountId,
    createdAt: clock.now(),
  });
  const begun = await imageStore.begin(record, imageTotals);
  if (begun === 'unconfirmed') return fail({ kind: 'too-many-images', limit: imageTotals.unconfirmed });
  if (begun !== 'begun') return fail(imageStorageFull(begun));
  const { uploadId, contentType, createdAt } = record;
  const expiresAt = createdAt + uploadLinkMs;
  return ok({ uploadId, url: imageLinks.upload({ uploadId, expiresAt }), contentType, expiresAt });
};

export const initiateImage =
  (dependencies: Dependencies): InitiateImage =>
  async ({ caller: { member }, image }) => {
    const missing = roleMissingFor(member, 'profile');
    return missing ? fail(missing) : begin(dependencies, member, image);
  };

export const initiateArtistImage =
  (dependencies: Dependencies & { readonly artistStore: ArtistStore }): InitiateArtistImage =>
  async ({ caller, image, artistId: named }) => {
    const profile = await actingProfileOrOnly(dependencies.artistStore, named, { caller, part: 'profile' });
    if (!profile.ok) return profile;
    const { artistId } = profile.value;
    return begin(dependencies, caller.member, { ...image, artistId });
  };
