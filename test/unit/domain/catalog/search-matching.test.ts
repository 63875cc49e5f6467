import { matches, positionOrder, sortValue } from '../../../../src/domain/catalog/search/search-matching.ts';
import type { SearchCriteria } from '../../../../src/domain/catalog/search/search-criteria.ts';
import { ArtistId } from '../../../../src/domain/shared/ids.ts';
import { aLikeness, aTerms, aTrack, noon, trackId } from '../../../support/builders/builders.ts';

const finds = (criteria: SearchCriteria, changes: Parameters<typeof aTrack>[0] = {}, now = noon): boolean =>
  matches(aTrack(changes), criteria, now);

describe('whether a search finds a track', () => {
  it('finds all approved tracks without filters, and no others', () => {
    expect(finds({})).toBe(true);
    expect(matches({ ...aTrack(), moderationStatus: 'pending_review' }, {}, noon)).toBe(false);
    const takedown = { reason: 'withdrawn', effectiveAt: noon } as const;
    expect(matches({ ...aTrack(), moderationStatus: 'taken_down', takedown }, {}, noon)).toBe(false);
  });

  it('matches any value of a filter, and all filters', () => {
    expect(finds({ moods: ['tense', 'calm'] })).toBe(true);
    expect(finds({ moods: ['tense'] })).toBe(false);
    expect(finds({ moods: ['calm'], genres: ['ambient'], instruments: ['piano'] })).toBe(true);
    expect(finds({ moods: ['calm'], genres: ['rock'] })).toBe(false);
    expect(finds({ vocals: ['male', 'instrumental'] })).toBe(true);
    expect(finds({ keys: [{ tonic: 'A', mode: 'major' }] })).toBe(false);
    expect(finds({ moods: [] })).toBe(false);
  });

  it('compares labels without case, accents and hyphens', () => {
    expect(finds({ genres: ['hip hop'] }, { genres: ['Hip-Hop'] })).toBe(true);
    expect(finds({ genres: ['CHANSON FRANCAISE'] }, { genres: ['chanson française'] })).toBe(true);
  });

  it('includes the bounds of tempo and duration exactly', () => {
    expect(finds({ bpmMin: 120, bpmMax: 120 }, { bpm: 120 })).toBe(true);
    expect(finds({ bpmMin: 120 }, { bpm: 119.99 })).toBe(false);
    expect(finds({ bpmMax: 120 }, { bpm: 120.01 })).toBe(false);
    expect(finds({ durationMinMs: 120_000, durationMaxMs: 120_000 })).toBe(true);
    expect(finds({ durationMinMs: 120_001 })).toBe(false);
  });

  it('compares energy in hundredths, as people see it, and includes its bounds', () => {
    expect(finds({ energyMin: 0.3, energyMax: 0.3 }, { energy: 0.3 })).toBe(true);
    expect(finds({ energyMin: 0.3 }, { energy: 0.2951 })).toBe(true);
    expect(finds({ energyMin: 0.3 }, { energy: 0.2949 })).toBe(false);
    expect(finds({ energyMax: 0.3 }, { energy: 0.3049 })).toBe(true);
    expect(finds({ energyMax: 0.3 }, { energy: 0.3051 })).toBe(false);
  });

  it('includes the first and the last release date', () => {
    const releaseDate = '1958-03-01';
    expect(finds({ releasedFrom: releaseDate, releasedTo: releaseDate }, { releaseDate })).toBe(true);
    expect(finds({ releasedFrom: '1958-03-02' }, { releaseDate })).toBe(false);
    expect(finds({ releasedTo: '1958-02-28' }, { releaseDate })).toBe(false);
  });

  it('requires that track, terms and both sides of the rights clear every territory', () => {
    const rights = aTrack().rights;
    expect(finds({ territories: ['DE', 'WORLD'] })).toBe(true);
    const exceptFrance = { include: ['WORLD'], exclude: ['FR'] };
    expect(finds({ territories: ['DE'] }, { territories: exceptFrance })).toBe(true);
    expect(finds({ territories: ['DE', 'FR'] }, { territories: exceptFrance })).toBe(false);
    expect(finds({ territories: ['FR'] }, { terms: [aTerms({ territories: exceptFrance })] })).toBe(false);
    const here = [{ party: 'A', sharePct: '100', territories: ['DE'] }];
    expect(finds({ territories: ['DE'] }, { rights: { ...rights, master: here } })).toBe(true);
    expect(finds({ territories: ['FR'] }, { rights: { ...rights, master: here } })).toBe(false);
    const half = [{ name: 'A', sharePct: '50' }];
    expect(finds({ territories: ['DE'] }, { rights: { ...rights, publishers: half } })).toBe(false);
  });

  it('applies the terms in force at the moment of the search', () => {
    const terms = [
      aTerms(),
      aTerms({
        version: 2,
        effectiveAt: noon + 10,
        contentTypes: ['film'],
        territories: { include: ['DE'], exclude: [] },
      }),
    ];
    const at = (now: number, criteria: SearchCriteria) => finds(criteria, { terms }, now);
    expect(at(noon + 9, { contentTypes: ['ugc_video'], territories: ['FR'] })).toBe(true);
    expect(at(noon + 9, { contentTypes: ['film'] })).toBe(false);
    expect(at(noon + 10, { contentTypes: ['film'], territories: ['DE'] })).toBe(true);
    expect(at(noon + 10, { contentTypes: ['ugc_video'] })).toBe(false);
    expect(at(noon + 10, { territories: ['FR'] })).toBe(false);
    expect(at(noon - 5_000, { contentTypes: ['ugc_video'] })).toBe(false);
    expect(at(noon - 5_000, { territories: ['FR'] })).toBe(false);
    expect(at(noon - 5_000, {})).toBe(true);
  });

  it('finds by stems, artist, ISRC and time of the last change', () => {
    expect(finds({ hasStems: false })).toBe(true);
    expect(finds({ hasStems: true })).toBe(false);
    expect(finds({ artistIds: [ArtistId('art_x')] })).toBe(false);
    expect(finds({ isrc: 'qz-abc-26-00001' })).toBe(true);
    expect(finds({ isrc: 'QZABC2600002' })).toBe(false);
    expect(finds({ updatedSince: noon })).toBe(true);
    expect(finds({ updatedSince: noon + 1 })).toBe(false);
  });

  it('ignores blank text, and finds nothing for punctuation alone', () => {
    expect(finds({ q: '  ' })).toBe(true);
    expect(finds({ q: '?!' })).toBe(false);
    expect(finds({ q: 'finch slow har' })).toBe(true);
    expect(finds({ q: 'finch fast' })).toBe(false);
  });

  it('compares a track only with tracks analyzed by the same model, and not with itself', () => {
    const likeness = aLikeness([1]);
    const near = { trackId: trackId(9), likeness };
    expect(finds({ near }, { likeness: aLikeness([-1]) })).toBe(true);
    expect(finds({ near }, { likeness: aLikeness([1], 'model/2') })).toBe(false);
    expect(finds({ near })).toBe(false);
    expect(finds({ near, q: 'fast' }, { likeness })).toBe(false);
    expect(finds({ near: { trackId: trackId(1), likeness } }, { likeness })).toBe(false);
  });
});

describe('the order of results', () => {
  it('sorts by the requested order, and titles by their folded form', () => {
    const track = aTrack({ title: 'Été (Live)', bpm: 97.5 });
    const value = (sort: Parameters<typeof sortValue>[1]) => sortValue(track, sort, { plays: 7 });
    expect([value('title'), value('bpm'), value('duration'), value('newest'), value('popularity')]).toEqual([
      'ete live',
      97.5,
      120_000,
      noon,
      7,
    ]);
    expect(value('relevance')).toBe(0);
    expect(sortValue(track, 'relevance', { q: 'ete', plays: 0 })).toBeGreaterThan(0);
  });

  it('ranks by similarity with similarTo, whatever the text', () => {
    const near = { trackId: trackId(9), likeness: aLikeness([1]) };
    const value = (...coordinates: readonly number[]) =>
      sortValue(aTrack({ likeness: aLikeness(coordinates) }), 'relevance', { near, q: 'slow', plays: 0 });
    expect([value(1), value(0, 1), value(-1)]).toEqual([127 * 127, 0, -127 * 127]);
    expect(value(3, 1)).toBeGreaterThan(Number(value(2, 1)));
  });

  it('breaks ties by ascending ID in both directions', () => {
    const places = [3, 1, 2].map((n) => ({ value: 1, trackId: trackId(n) }));
    const ids = [1, 2, 3].map((n) => trackId(n));
    expect(places.toSorted(positionOrder('asc')).map((place) => place.trackId)).toEqual(ids);
    expect(places.toSorted(positionOrder('desc')).map((place) => place.trackId)).toEqual(ids);
    const low = { value: 1, trackId: trackId() };
    const high = { value: 2, trackId: trackId() };
    expect([low, high].toSorted(positionOrder('desc'))).toEqual([high, low]);
  });
});
