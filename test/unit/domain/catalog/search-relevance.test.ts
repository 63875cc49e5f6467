import {
  relevanceOf,
  searchWordsOf,
  textQueryOf,
} from '../../../../src/domain/catalog/search/search-relevance.ts';
import { AlbumId, ArtistId } from '../../../../src/domain/shared/ids.ts';
import { aTrack } from '../../../support/builders/builders.ts';

const relevance = (q: string, changes: Parameters<typeof aTrack>[0]): number => {
  const query = textQueryOf(q);
  return query ? relevanceOf(searchWordsOf(aTrack(changes)), query) : NaN;
};

const bare = {
  title: 'Untitled',
  artists: [],
  album: { albumId: AlbumId('alb_1'), title: '–' },
  keywords: [],
};
const by = (name: string) => [{ artistId: ArtistId('art_1'), name, role: 'main' as const }];
const on = (title: string) => ({ albumId: AlbumId('alb_1'), title });

describe('relevance', () => {
  it('decreases from title to artist to album to keyword', () => {
    const found = [
      { ...bare, title: 'Harbour' },
      { ...bare, artists: by('Harbour') },
      { ...bare, album: on('Harbour') },
      { ...bare, keywords: ['harbour'] },
    ].map((track) => relevance('harbour', track));
    expect(found).toEqual([...found].sort((a, b) => b - a));
    expect(new Set(found).size).toBe(4);
    expect(Math.min(...found)).toBeGreaterThan(0);
  });

  it('weighs genre, mood and instrument like a keyword, each word once', () => {
    const labels = { genres: [], moods: [], instruments: [] };
    const keyword = relevance('piano', { ...bare, ...labels, keywords: ['piano'] });
    for (const label of ['genres', 'moods', 'instruments'] as const)
      expect(relevance('piano', { ...bare, ...labels, [label]: ['piano'] })).toBe(keyword);
    expect(relevance('piano', { ...bare, ...labels, moods: ['piano'], genres: ['piano'] })).toBe(keyword);
    expect(relevance('piano', { ...bare, ...labels, title: 'Piano', genres: ['piano'] })).toBeGreaterThan(
      keyword,
    );
  });

  it('puts a whole word over the beginning of one in every field', () => {
    for (const field of [
      (word: string) => ({ ...bare, title: word }),
      (word: string) => ({ ...bare, artists: by(word) }),
      (word: string) => ({ ...bare, album: on(word) }),
      (word: string) => ({ ...bare, keywords: [word] }),
    ]) {
      expect(relevance('sun', field('Sun'))).toBeGreaterThan(relevance('sun', field('Sunrise')));
      expect(relevance('sun', field('Sunrise'))).toBeGreaterThan(0);
    }
  });

  it('uses the best field of each term and adds up the terms', () => {
    const track = { ...bare, title: 'Sun', artists: by('Sun'), keywords: ['sea'] };
    expect(relevance('sun', track)).toBe(relevance('sun', { ...bare, title: 'Sun' }));
    expect(relevance('sun sea', track)).toBe(relevance('sun', track) + relevance('sea', track));
  });

  it('is an integer', () => {
    expect(Number.isInteger(relevance('slow harb', {}))).toBe(true);
  });

  it('is zero if one term is not found', () => {
    expect(relevance('slow lighthouse', {})).toBe(0);
  });

  it('lets only the last term be the beginning of a word', () => {
    expect(relevance('slow harb', {})).toBeGreaterThan(0);
    expect(relevance('harb slow', {})).toBe(0);
  });

  it('counts the version of a title as title', () => {
    expect(relevance('remix', { ...bare, version: 'Night Remix' })).toBe(
      relevance('remix', { ...bare, title: 'Remix' }),
    );
  });

  it('counts a term given twice once', () => {
    expect(relevance('slow slow harbour', {})).toBe(relevance('slow harbour', {}));
  });

  it('needs a letter or a digit', () => {
    expect(textQueryOf('?!')).toBeUndefined();
  });
});
