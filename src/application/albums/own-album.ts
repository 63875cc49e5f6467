import {
  coverFor,
  ownedAlbum,
  type Album,
  type AlbumNotFound,
  type CoverUnusable,
} from '../../domain/albums/album.ts';
import { roleMissingFor, type ArtistRoleMissing } from '../../domain/artists/profile.ts';
import type { Picture } from '../../domain/images/variants.ts';
import type { ImageId } from '../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { AlbumStore } from '../../ports/driven/albums/album-store.ts';
import type { ImageStore } from '../../ports/driven/images/image-store.ts';
import type { OwnAlbum } from '../../ports/driving/albums/albums.ts';
import type { VersionConflict } from '../../ports/driving/use-case.ts';

/** Returns an album that the caller may change at its version now. */
export const changeableAlbum = async (
  albumStore: Pick<AlbumStore, 'find'>,
  { caller: { member }, albumId, versions }: OwnAlbum & { readonly versions?: readonly number[] },
): Promise<Result<Album, ArtistRoleMissing | AlbumNotFound | VersionConflict>> => {
  const missing = roleMissingFor(member, 'tracks');
  if (missing) return fail(missing);
  const found = ownedAlbum(member, await albumStore.find(albumId));
  if (!found.ok) return found;
  return versions?.includes(found.value.version) === false ? fail({ kind: 'version-conflict' }) : found;
};

/** Returns the cover that a request names by the ID of its image. Null removes it, and undefined keeps it. */
export const namedCover = async (
  imageStore: Pick<ImageStore, 'findImage'>,
  album: Pick<Album, 'accountId'>,
  imageId: ImageId | null | undefined,
): Promise<Result<{ readonly cover?: Picture | null }, CoverUnusable>> => {
  if (imageId === undefined) return ok({});
  if (imageId === null) return ok({ cover: null });
  const cover = coverFor(album, await imageStore.findImage(imageId));
  return cover.ok ? ok({ cover: cover.value }) : cover;
};
