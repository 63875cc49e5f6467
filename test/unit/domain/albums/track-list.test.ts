import { changedAlbum, coverFor, withAlbumEdit } from '../../../../src/domain/albums/album.ts';
import { mainArtistIds, trackList } from '../../../../src/domain/albums/track-list.ts';
import { accountId, artistProfileId } from '../../../support/artists/artist-builders.ts';
import { anAlbum } from '../../../support/albums/album-records.ts';
import { trackId } from '../../../support/builders/builders.ts';
import { anUnconfirmedImage, aPicture, aReadyImage } from '../../../support/images/image-records.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';

const owned = new Set([1, 2, 3].map((n) => trackId(n)));
const at = (n: number, disc: number, position: number) => ({ trackId: trackId(n), disc, position });

describe('the list of tracks of an album', () => {
  it('is sorted by disc and position', () => {
    const given = [at(1, 2, 1), at(2, 1, 7), at(3, 1, 2)];
    expect(valueOf(trackList(given, owned))).toEqual([at(3, 1, 2), at(2, 1, 7), at(1, 2, 1)]);
    expect(valueOf(trackList([], owned))).toEqual([]);
  });

  it('is rejected with everything that is wrong', () => {
    const given = [at(1, 1, 1), at(1, 1, 2), at(9, 1, 1), at(2, 2, 1)];
    expect(trackList(given, owned)).toEqual({
      ok: false,
      failure: {
        kind: 'track-list-rejected',
        issues: [
          { index: 1, field: 'trackId', code: 'duplicate', detail: 'occurs more than once in the list' },
          { index: 2, field: 'trackId', code: 'not_own', detail: 'must be a track of your account' },
          { index: 2, field: 'position', code: 'duplicate', detail: 'is used by another track of disc 1' },
        ],
      },
    });
  });

  it('belongs to the main artists of a track, not to featured ones and remixers', () => {
    const credit = (n: number, role: 'main' | 'featured' | 'remixer') => ({
      artistId: artistProfileId(n),
      name: `Artist ${n}`,
      role,
    });
    const artists = [credit(1, 'main'), credit(2, 'featured'), credit(3, 'main'), credit(4, 'remixer')];
    expect(mainArtistIds({ artists })).toEqual([artistProfileId(1), artistProfileId(3)]);
  });
});

describe('an edit of an album', () => {
  it('changes what it names, and removes what it sets to null', () => {
    const before = anAlbum({ cover: aPicture(1) });
    expect(withAlbumEdit(before, { upc: '4006381 333-931' }).upc).toBe('4006381333931');
    const edited = withAlbumEdit(before, { title: 'Other', upc: null, cover: null });
    const { upc: _, cover: __, ...rest } = before;
    expect(edited).toEqual({ ...rest, title: 'Other' });
    expect(changedAlbum(before, edited)).toEqual(['title', 'upc', 'cover']);
    expect(withAlbumEdit(before, {})).toEqual(before);
    expect(changedAlbum(before, withAlbumEdit(before, { title: before.title }))).toEqual([]);
  });

  it('shows a confirmed cover of its account only', () => {
    const album = { accountId: accountId() };
    expect(valueOf(coverFor(album, aReadyImage()))).toEqual(aPicture());
    for (const image of [
      undefined,
      anUnconfirmedImage(),
      { ...aReadyImage(), accountId: accountId(2) },
      { ...aReadyImage(), purpose: 'profile_picture' as const },
    ])
      expect(kindOf(coverFor(album, image))).toBe('cover-unusable');
  });
});
