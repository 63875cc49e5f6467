import type { OwnAlbum } from '../../../../../clients/typescript/src/index.ts';
import {
  createdFrom,
  draftOf,
  editOf,
  hasNewOrder,
  newDraft,
} from '../../../../../portal/src/studio/albums/album-draft.ts';

const album: OwnAlbum = {
  ...{ albumId: 'alb_1', artistId: 'art_1', title: 'Northern Windows', type: 'album' },
  ...{ releaseDate: '2026-03-01', artists: ['Earth, Wind & Fire', 'Mara Lind'] },
  ...{ pLine: '℗ 2026 Nordlicht', cLine: '© 2026 Nordlicht', label: 'Nordlicht' },
  tracks: [
    { trackId: 'trk_1', disc: 1, position: 1 },
    { trackId: 'trk_2', disc: 1, position: 2 },
  ],
  ...{ createdAt: '2026-02-01T12:00:00Z', updatedAt: '2026-02-01T12:00:00Z' },
};

describe('the draft of an album', () => {
  it('creates an album with the fields that were filled in', () => {
    const draft = {
      ...newDraft('Mara Lind'),
      title: ' Tide ',
      releaseDate: '2026-12-04',
      pLine: '℗',
      cLine: '©',
    };
    expect(createdFrom(draft)).toEqual({
      ...{ title: 'Tide', type: 'album', artists: ['Mara Lind'] },
      ...{ releaseDate: '2026-12-04', pLine: '℗', cLine: '©' },
    });
    expect(createdFrom({ ...draft, upc: '4006381333931' }, 'art_2')).toMatchObject({
      ...{ upc: '4006381333931', artistId: 'art_2' },
    });
  });

  it('sends what was changed, and removes optional fields that were emptied', () => {
    const draft = draftOf(album);
    expect(editOf(draft, draft)).toBeUndefined();
    expect(editOf(draft, { ...draft, title: 'Tide', label: ' ' })).toEqual({ title: 'Tide', label: null });
    // Names of artists have commas.
    expect(editOf(draft, { ...draft, artists: 'Earth, Wind & Fire\n\n' })).toEqual({
      artists: ['Earth, Wind & Fire'],
    });
  });

  it('distinguishes an order that was changed from one that was not', () => {
    const draft = draftOf(album);
    expect(hasNewOrder(draft, { ...draft, title: 'Tide' })).toBe(false);
    expect(hasNewOrder(draft, { ...draft, tracks: draft.tracks.toReversed() })).toBe(true);
  });
});
