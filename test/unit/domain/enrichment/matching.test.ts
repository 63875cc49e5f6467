import type { Track } from '../../../../src/domain/catalog/track.ts';
import { matchOf, unmatched, type Candidates } from '../../../../src/domain/enrichment/matching.ts';
import { ArtistId } from '../../../../src/domain/shared/ids.ts';
import { aTrack, trackId } from '../../../support/builders/builders.ts';

const by = (...names: readonly string[]): Track['artists'] =>
  names.map((name, i) => ({ artistId: ArtistId(`art_${i}`), name, role: 'main' }));
const song = (changes: Partial<Track> = {}, n = 1): Track =>
  ({
    ...aTrack({}, n),
    title: 'Harbour Lights',
    artists: by('Nord Quartet', 'Ida Björk'),
    ...changes,
  }) as Track;
const none: Candidates = { byIsrc: [], byWords: [] };
const called = (title: string, artist: string) => ({ rowId: '1', title, artist });

describe('what a row names', () => {
  it('is the track of its id before that of its ISRC, and that before title and artist', () => {
    const [first, second, third] = [song({}, 1), song({}, 2), song({}, 3)];
    const row = { ...called('Harbour Lights', 'Nord Quartet'), trackId: first.trackId, isrc: second.isrc };
    const all = { byId: first, byIsrc: [second], byWords: [third] };
    expect(matchOf(row, all)).toMatchObject({ by: 'trackId', track: first });
    expect(matchOf(row, { ...all, byId: undefined })).toMatchObject({ by: 'isrc', track: second });
    expect(matchOf(row, { ...none, byWords: [third] })).toMatchObject({ by: 'titleAndArtist', track: third });
  });

  it.each([
    ['harbour lights', 'NORD QUARTET'],
    ['Harbour  Lights!', 'Ida Bjork'],
    ['Harbour Lights', 'Nord Quartet, Ida Björk'],
  ])('is found by another spelling: %s by %s', (title, artist) => {
    expect(matchOf(called(title, artist), { ...none, byWords: [song()] })).toMatchObject({
      outcome: 'matched',
    });
  });

  it.each([
    ['Harbour', 'Nord Quartet'],
    ['Harbour Lights Tonight', 'Nord Quartet'],
    ['Harbour Lights', 'Quartet'],
    ['', ''],
  ])('is not a track with a name that is only similar: %s by %s', (title, artist) => {
    expect(matchOf(called(title, artist), { ...none, byWords: [song()] })).toEqual({ outcome: 'none' });
  });

  it('of several versions is the one without a name, or the one whose name is given', () => {
    const plain = song({}, 1);
    const live = song({ version: 'Live' }, 2);
    const byWords = [live, plain];
    expect(matchOf(called('Harbour Lights', 'Nord Quartet'), { ...none, byWords })).toMatchObject({
      track: plain,
    });
    expect(matchOf(called('Harbour Lights (Live)', 'Nord Quartet'), { ...none, byWords })).toMatchObject({
      track: live,
    });
  });

  it('is not guessed if two tracks have the same name', () => {
    const byWords = [song({}, 1), song({}, 2)];
    const matching = matchOf(called('Harbour Lights', 'Nord Quartet'), { ...none, byWords });
    if (matching.outcome === 'matched') throw new Error('guessed');
    const { reason, detail } = unmatched(called('a', 'b'), matching) as { reason: string; detail: string };
    expect(reason).toBe('ambiguous');
    expect(detail).toContain(trackId(1));
    expect(detail).toContain(trackId(2));
  });

  it('is never a track that is not in the catalog', () => {
    const gone = { ...song(), moderationStatus: 'taken_down' } as Track;
    const row = { ...called('Harbour Lights', 'Nord Quartet'), trackId: gone.trackId, isrc: gone.isrc };
    expect(matchOf(row, { byId: gone, byIsrc: [gone], byWords: [gone] })).toEqual({ outcome: 'none' });
  });
});

describe('a row that names nothing', () => {
  const reasonOf = (row: object) => {
    const outcome = unmatched({ rowId: '1', ...row }, { outcome: 'none' });
    return outcome.status === 'failed' ? outcome.reason : outcome.status;
  };

  it('reports whether there was no such track or nothing to search by', () => {
    expect(reasonOf({ isrc: 'DEA622600417' })).toBe('track-not-found');
    expect(reasonOf({ title: 'Harbour Lights', artist: 'Nord Quartet' })).toBe('track-not-found');
    expect(reasonOf({ title: 'Harbour Lights' })).toBe('nothing-to-go-by');
    expect(reasonOf({})).toBe('nothing-to-go-by');
  });
});
