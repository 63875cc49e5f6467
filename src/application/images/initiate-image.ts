import type { ArtistMember } from '../../domain/artists/account.ts';
import { roleMissingFor } from '../../domain/artists/profile.ts';
import {
  mostUnconfirmed,
  unconfirmed,
  uploadLinkMs,
  uploadRate,
  type AnnouncedImage,
} from '../../domain/images/image.ts';
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
import { ownArtist } from '../artists/own-artist.ts';
import { firstUsedUp } from '../mail/mail-rates.ts';
import type { ImageLinks } from './image-links.ts';

interface Dependencies {
  readonly imageStore: Pick<ImageStore, 'begin'>;
  readonly imageLinks: ImageLinks;
  readonly limiter: RateLimiter;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** Records an announced image, and returns the address for its bytes. */
const begin = async (
  { imageStore, imageLinks, limiter, ids, clock }: Dependencies,
  { accountId }: Pick<ArtistMember, 'accountId'>,
  image: AnnouncedImage & { readonly artistId?: ArtistId },
): Promise<Result<ImageUpload, TooManyImages | RateLimited>> => {
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
  if ((await imageStore.begin(record, mostUnconfirmed)) === 'too-many')
    return fail({ kind: 'too-many-images', limit: mostUnconfirmed });
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
    const { artistStore } = dependencies;
    const missing = roleMissingFor(caller.member, 'profile');
    if (missing) return fail(missing);
    const artist = named === undefined ? undefined : await artistStore.findArtist(named);
    if (named !== undefined && artist?.accountId !== caller.member.accountId)
      return fail({ kind: 'artist-profile-not-found' });
    const { artistId } = artist ?? (await ownArtist(artistStore, caller)).artist;
    return begin(dependencies, caller.member, { ...image, artistId });
  };
