import type { Album } from '../../../domain/albums/album.ts';
import type { AccountId, AlbumId, ArtistId } from '../../../domain/shared/ids.ts';
import type { Effects } from '../shared/effects.ts';
import type { ListPage, ListPlace } from '../shared/list-page.ts';

export interface AlbumAddition {
  readonly album: Album;
  readonly guards: {
    /** The account must have fewer albums than this. */
    readonly fewerThan: number;
  };
  readonly effects: Effects;
}

export interface AlbumChange {
  /** The album with its next version. */
  readonly album: Album;
  readonly guards: {
    /** The version on which the change is based. */
    readonly version: number;
  };
  readonly effects: Effects;
}

export interface AlbumRemoval {
  readonly album: Pick<Album, 'albumId' | 'accountId'>;
  readonly guards: AlbumChange['guards'];
  readonly effects: Effects;
}

interface AlbumPage {
  readonly limit: number;
  readonly after?: ListPlace;
}

type UpcUsedBy = { readonly usedBy: AlbumId };

/**
 * Albums of accounts of artists and labels. Within an account no two albums have the same UPC. The cover of an album must be a
 * confirmed image at each commit, and is not deleted while an album shows it.
 */
export interface AlbumStore {
  /**
   * Atomic: stores the album and its effects. `albums-full`: the account has too many. `guard-failed`: its cover is no confirmed
   * image any longer. `usedBy`: another album of the account has the UPC.
   */
  add(addition: AlbumAddition): Promise<'added' | 'albums-full' | 'guard-failed' | UpcUsedBy>;
  /** Atomic: stores the next version and its effects, or nothing if the album or the cover has changed since. */
  change(change: AlbumChange): Promise<'changed' | 'guard-failed' | UpcUsedBy>;
  /** Atomic: deletes the album and stores the effects, or does nothing if the album has changed since. */
  remove(removal: AlbumRemoval): Promise<'removed' | 'guard-failed'>;
  find(albumId: AlbumId): Promise<Album | undefined>;
  /** Returns the albums of an account, the latest first; those up to `after` in this order are left out. */
  ofAccount(accountId: AccountId, page: AlbumPage): Promise<ListPage<Album>>;
  /** Returns the albums of a profile by release date, the latest first; those up to `after` in this order are left out. */
  ofArtist(artistId: ArtistId, page: AlbumPage): Promise<ListPage<Album>>;
}
