import type { CreateAlbumBodyDto, OwnAlbum, UpdateAlbumDto } from '@platform-licensing/client';
import { changedIn } from '../../kit/merge-edits.ts';
import { orderOf, type PlacedTrack } from './tracks/track-order.ts';

export type AlbumType = OwnAlbum['type'];

/** An album as it is entered in the form. */
export interface AlbumDraft {
  readonly title: string;
  readonly type: AlbumType;
  /** One artist a line, because names have commas. */
  readonly artists: string;
  readonly label: string;
  readonly upc: string;
  readonly releaseDate: string;
  readonly pLine: string;
  readonly cLine: string;
  /** The image of the cover; empty for none. */
  readonly imageId: string;
  readonly tracks: readonly PlacedTrack[];
}

/** The draft of a new album of an artist. */
export const newDraft = (artist: string): AlbumDraft => ({
  ...{ title: '', type: 'album', artists: artist, label: '', upc: '', releaseDate: '' },
  ...{ pLine: '', cLine: '', imageId: '', tracks: [] },
});

export const draftOf = (album: OwnAlbum): AlbumDraft => {
  const { title, type, artists, label = '', upc = '', releaseDate, pLine, cLine, cover } = album;
  return {
    ...{ title, type, artists: artists.join('\n'), label, upc, releaseDate, pLine, cLine },
    ...{ imageId: cover?.imageId ?? '', tracks: orderOf(album) },
  };
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const requiredOf = ({ title, type, artists, releaseDate, pLine, cLine }: AlbumDraft) => ({
  ...{ title: title.trim(), type, artists: linesOf(artists) },
  ...{ releaseDate, pLine: pLine.trim(), cLine: cLine.trim() },
});

const optionalOf = ({ label, upc, imageId }: AlbumDraft) => ({
  ...{ label: label.trim(), upc: upc.trim(), imageId },
});

/** Returns a draft as the request that creates its album. */
export const createdFrom = (draft: AlbumDraft, artistId?: string): CreateAlbumBodyDto => ({
  ...requiredOf(draft),
  ...Object.fromEntries(Object.entries(optionalOf(draft)).filter(([, value]) => value !== '')),
  ...(artistId !== undefined && { artistId }),
});

/** Returns the changes of the details as a request; undefined if there are none. */
export const editOf = (before: AlbumDraft, after: AlbumDraft): UpdateAlbumDto | undefined => {
  const membersOf = (draft: AlbumDraft): Readonly<Record<string, unknown>> => ({
    ...requiredOf(draft),
    ...Object.fromEntries(
      Object.entries(optionalOf(draft)).map(([name, value]) => [name, value === '' ? null : value]),
    ),
  });
  const next = membersOf(after);
  const names = changedIn(membersOf(before), next);
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, next[name]]));
};

/** Whether the list of tracks was changed. */
export const hasNewOrder = (before: AlbumDraft, after: AlbumDraft): boolean =>
  JSON.stringify(before.tracks) !== JSON.stringify(after.tracks);
