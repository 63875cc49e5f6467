import { parseUpc } from '../catalog/identifiers.ts';
import type { ImageRecord } from '../images/image.ts';
import type { Picture } from '../images/variants.ts';
import { dayOf, type Instant } from '../shared/calendar.ts';
import type { AccountId, AlbumId, ArtistId, TrackId } from '../shared/ids.ts';
import { changedMembers, nextValue } from '../shared/edits.ts';
import { fail, ok, type Result } from '../shared/result.ts';

export const albumTypes = ['album', 'ep', 'single', 'compilation'] as const;
export type AlbumType = (typeof albumTypes)[number];

/** The most albums of an account. */
export const maxAlbums = 5_000;

/** The members of an album that its account enters. */
export interface AlbumDescription {
  readonly title: string;
  readonly type: AlbumType;
  /** UPC-A or EAN-13, digits only. */
  readonly upc?: string;
  /** A date as `YYYY-MM-DD`. */
  readonly releaseDate: string;
  /** The names of the artists as the album shows them. */
  readonly artists: readonly string[];
  readonly label?: string;
  readonly pLine: string;
  readonly cLine: string;
}

/** The place of a track on an album. */
export interface AlbumTrack {
  readonly trackId: TrackId;
  /** From 1. */
  readonly disc: number;
  /** From 1, on the disc. */
  readonly position: number;
}

/** An album of a profile. */
export interface Album extends AlbumDescription {
  readonly albumId: AlbumId;
  readonly accountId: AccountId;
  /** The profile. */
  readonly artistId: ArtistId;
  readonly cover?: Picture;
  /** By disc and position. */
  readonly tracks: readonly AlbumTrack[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
}

/** The changes of an album. Null removes a member. */
export interface AlbumEdit extends Partial<Omit<AlbumDescription, 'upc' | 'label'>> {
  readonly upc?: string | null;
  readonly label?: string | null;
  readonly cover?: Picture | null;
}

/** The account has no such album. The response is the same for an album of another account. */
export type AlbumNotFound = { readonly kind: 'album-not-found' };
/** Another album of the account has the UPC. */
export type UpcUsed = { readonly kind: 'upc-used'; readonly albumId: AlbumId };
export type AlbumsFull = { readonly kind: 'albums-full'; readonly limit: number };
/** The image is not a confirmed cover of the account. */
export type CoverUnusable = { readonly kind: 'cover-unusable' };

/** Returns the album after an edit, with the same version. The UPC is stored without spaces and hyphens. */
export const withAlbumEdit = (album: Album, { upc, label, cover, ...edit }: AlbumEdit): Album => {
  const { upc: upcBefore, label: labelBefore, cover: coverBefore, ...rest } = album;
  const [nextUpc, nextLabel] = [nextValue(upc, upcBefore), nextValue(label, labelBefore)];
  const nextCover = nextValue(cover, coverBefore);
  return {
    ...rest,
    ...edit,
    ...(nextUpc !== undefined && { upc: parseUpc(nextUpc) ?? nextUpc }),
    ...(nextLabel !== undefined && { label: nextLabel }),
    ...(nextCover && { cover: nextCover }),
  };
};

const editable = [
  ...(['title', 'type', 'upc', 'releaseDate', 'artists', 'label', 'pLine', 'cLine'] as const),
  ...(['cover', 'tracks'] as const),
];

/** Returns the names of the members in which two versions of an album differ. */
export const changedAlbum = (before: Album, after: Album): readonly string[] =>
  changedMembers(editable, before, after);

/** Returns the picture of an image that an album can show as its cover: a confirmed cover of its account. */
export const coverFor = (
  { accountId }: Pick<Album, 'accountId'>,
  image: ImageRecord | undefined,
): Result<Picture, CoverUnusable> =>
  image?.state === 'ready' && image.accountId === accountId && image.purpose === 'album_cover'
    ? ok(image.picture)
    : fail({ kind: 'cover-unusable' });

/** Returns whether platforms may see an album: from its release date on, in UTC. */
export const isReleased = ({ releaseDate }: Pick<Album, 'releaseDate'>, now: Instant): boolean =>
  releaseDate <= dayOf(now);

/** Returns an album if the account has it. */
export const ownedAlbum = (
  { accountId }: Pick<Album, 'accountId'>,
  found: Album | undefined,
): Result<Album, AlbumNotFound> =>
  found?.accountId === accountId ? ok(found) : fail({ kind: 'album-not-found' });
