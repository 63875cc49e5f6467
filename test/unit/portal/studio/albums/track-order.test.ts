import {
  moved,
  onDisc,
  orderOf,
  placesOf,
  publishedIn,
  withoutGaps,
  withTracks,
  type PlacedTrack,
} from '../../../../../portal/src/studio/albums/tracks/track-order.ts';

/** `a1 b1 c2`: the tracks a and b on disc 1, c on disc 2. */
const list = (text: string): readonly PlacedTrack[] =>
  text.split(' ').map((one) => ({ trackId: one.charAt(0), disc: Number(one.slice(1)) }));
const textOf = (tracks: readonly PlacedTrack[]) =>
  tracks.map(({ trackId, disc }) => `${trackId}${disc}`).join(' ');

describe('the order of the tracks of an album', () => {
  it.each([
    [2, 0, 'c1 a1 b1'],
    [0, 2, 'b1 c1 a1'],
    [1, 1, 'a1 b1 c1'],
    [0, -1, 'a1 b1 c1'],
    [2, 3, 'a1 b1 c1'],
  ])('moves a track from %i to %i', (from, to, expected) => {
    expect(textOf(moved(list('a1 b1 c1'), from, to))).toBe(expected);
  });

  it('puts a track that passes the end of a disc on the other disc', () => {
    expect(textOf(moved(list('a1 b1 c2 d2'), 1, 2))).toBe('a1 c2 b2 d2');
    expect(textOf(moved(list('a1 b1 c2 d2'), 2, 1))).toBe('a1 c1 b1 d2');
  });

  it('puts a track at the end of the disc that is chosen for it', () => {
    expect(textOf(onDisc(list('a1 b1 c2 d2'), 0, 2))).toBe('b1 c2 d2 a2');
    expect(textOf(onDisc(list('a1 b1 c2 d2'), 3, 1))).toBe('a1 b1 d1 c2');
    expect(textOf(onDisc(list('a1 b1'), 0, 2))).toBe('b1 a2');
  });

  it('adds tracks at the end of the last disc', () => {
    expect(textOf(withTracks(list('a1 b2'), ['c', 'd']))).toBe('a1 b2 c2 d2');
    expect(textOf(withTracks([], ['c']))).toBe('c1');
  });

  it('counts discs and positions without gaps, as the service stores them', () => {
    const places = placesOf(list('b2 a2 c4'));
    expect(places).toEqual([
      { trackId: 'b', disc: 1, position: 1 },
      { trackId: 'a', disc: 1, position: 2 },
      { trackId: 'c', disc: 2, position: 1 },
    ]);
    expect(placesOf(orderOf({ tracks: places }))).toEqual(places);
  });

  it('has no disc without tracks', () => {
    expect(textOf(withoutGaps(onDisc(list('a1 b2'), 0, 2)))).toBe('b1 a1');
    expect(textOf(withoutGaps(list('a2 b4 c4')))).toBe('a1 b2 c2');
  });

  it('has a number of published tracks once all of them were read', () => {
    const read = new Map([
      ['a', { status: 'approved' }],
      ['b', { status: 'pending_review' }],
      ['z', { status: 'approved' }],
    ] as const);
    expect(publishedIn(list('a1 b2'), read)).toBe(1);
    expect(publishedIn(list('a1 b2 c2'), read)).toBeUndefined();
    expect(publishedIn([], read)).toBe(0);
  });
});
