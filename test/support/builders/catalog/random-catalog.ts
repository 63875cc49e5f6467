import { contentTypes } from '../../../../src/domain/catalog/license-terms.ts';
import { sketchLength, type Likeness } from '../../../../src/domain/catalog/search/likeness.ts';
import { tonics } from '../../../../src/domain/catalog/musical-key.ts';
import {
  facetNames,
  sortOrders,
  type SearchCriteria,
  type SearchRequest,
} from '../../../../src/domain/catalog/search/search-criteria.ts';
import { stemCategories, vocalKinds, type Track } from '../../../../src/domain/catalog/track.ts';
import { AlbumId, ArtistId, StemId } from '../../../../src/domain/shared/ids.ts';
import { everywhere, type TerritoryRule } from '../../../../src/domain/shared/territory.ts';
import { aLikeness, aTerms, aTrack, noon, trackId } from '../builders.ts';

/** Random choices that a seed determines, the same on every run. */
export interface Dice {
  /** 0 … below `sides`. */
  readonly roll: (sides: number) => number;
  readonly pick: <T>(values: readonly [T, ...T[]]) => T;
  /** Up to `max` different ones. */
  readonly some: <T>(values: readonly T[], max: number) => readonly T[];
  readonly chance: (share: number) => boolean;
}

/** Mulberry32. */
export const dice = (seed: number): Dice => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const roll = (sides: number): number => Math.floor(next() * sides);
  const some = <T>(values: readonly T[], max: number): readonly T[] => {
    const left = [...values];
    return Array.from({ length: roll(max + 1) }, () => left.splice(roll(left.length), 1)).flat();
  };
  return {
    roll,
    pick: (values) => values[roll(values.length)] ?? values[0],
    some,
    chance: (share) => next() < share,
  };
};

const words = [
  ...[
    'slow',
    'slowly',
    'Slow',
    'Harbour',
    'harbor',
    'Sun',
    'Sunrise',
    'sünde',
    'lo-fi',
    'lofi',
    'Straße',
    'strasse',
  ],
  ...[
    'L’amour',
    'amour',
    'été',
    'R.E.M.',
    '東京',
    '東京タワー',
    'Привет',
    '2',
    '22',
    '!!!',
    'love',
    'lover',
    'loveless',
  ],
] as const;
const moods = ['calm', 'Calm', 'tense', 'warm', 'dark'];
const genres = ['ambient', 'hip-hop', 'Hip Hop', 'rock', 'jazz'];
const instruments = ['piano', 'strings', 'drums', 'bass'];

const artist = (n: number) => ArtistId(`art_${n}`);
const sentence = (by: Dice, max: number): string =>
  [by.pick(words), ...Array.from({ length: by.roll(max) }, () => by.pick(words))].join(' ');

const territoryRule = (by: Dice): TerritoryRule =>
  by.pick<TerritoryRule>([
    everywhere,
    everywhere,
    { include: ['WORLD'], exclude: ['DE'] },
    { include: ['DE', 'FR', 'US'], exclude: [] },
  ]);

/** In the first of two spaces mostly; few kinds of sketch, so that some are equally near. */
const randomLikeness = (by: Dice): Likeness => {
  const kind = by.roll(40);
  const coordinates = Array.from(
    { length: sketchLength },
    (_, i) => Math.sin(kind * (i + 1)) + (kind % 3) - 1,
  );
  return aLikeness(coordinates, by.chance(0.8) ? 'model/1' : 'model/2');
};

/** The nth track of a random catalog: small vocabularies, so that much of it is alike. */
export const randomTrack = (by: Dice, n: number): Track => {
  const owners = by.pick<readonly string[] | undefined>([undefined, undefined, ['DE', 'FR'], ['US']]);
  const held = owners
    ? { sharePct: '100', territories: owners }
    : { sharePct: by.pick(['100', '100', '60']) };
  const terms = Array.from({ length: 1 + by.roll(3) }, (_, i) =>
    aTerms({
      version: i + 1,
      effectiveAt: noon + (i - 1) * 1_000 + by.roll(1_000),
      contentTypes: by.some(contentTypes, 4),
      territories: territoryRule(by),
    }),
  );
  const record = aTrack(
    {
      title: sentence(by, 3),
      ...(by.chance(0.2) && { version: sentence(by, 2) }),
      artists: Array.from({ length: 1 + by.roll(2) }, () => {
        const id = by.roll(12);
        return { artistId: artist(id), name: `${words[id] ?? 'Ada'} Finch`, role: 'main' as const };
      }),
      album: { albumId: AlbumId(`alb_${n}`), title: sentence(by, 2) },
      keywords: by.some(words, 3),
      isrc: `QZABC26${String(n).padStart(5, '0')}`,
      bpm: by.pick([90, 95.5, 120, 119.99, 120.01, 140 + by.roll(40)]),
      durationMs: 60_000 + by.roll(20) * 10_000 + by.roll(2),
      energy: by.pick([0, 0.3, 0.304, 0.305, 0.7, by.roll(1_000) / 999]),
      // Rarely before the first day that the index has in two bytes.
      releaseDate: by.chance(0.002)
        ? '1875-06-01'
        : by.pick(['1958-03-01', '2020-01-01', '2020-01-02', '2025-11-14']),
      key: { tonic: by.pick(tonics), mode: by.pick(['major', 'minor']) },
      moods: by.some(moods, 2),
      genres: by.some(genres, 2),
      instruments: by.some(instruments, 3),
      vocals: by.pick(vocalKinds),
      rights: {
        ...aTrack().rights,
        ...(by.chance(0.5)
          ? { master: [{ party: 'A', ...held }] }
          : { publishers: [{ name: 'A', ...held }] }),
      },
      territories: territoryRule(by),
      terms,
      stems: by.chance(0.3)
        ? [
            {
              stemId: StemId(`stm_${n}`),
              category: stemCategories[0],
              name: 'Drums',
              durationMs: 1,
              file: aTrack().master,
            },
          ]
        : [],
      addedAt: noon - by.roll(50) * 1_000,
      updatedAt: noon - by.roll(50) * 1_000,
      ...(by.chance(0.8) && { likeness: randomLikeness(by) }),
    },
    n,
  );
  const takedown = { reason: 'withdrawn', effectiveAt: noon } as const;
  if (by.chance(0.1)) return { ...record, moderationStatus: 'taken_down', takedown };
  return by.chance(0.1) ? { ...record, moderationStatus: 'pending_review' } : record;
};

const randomQuery = (by: Dice): string => {
  const text = sentence(by, 2);
  return by.chance(0.5) ? text.slice(0, 1 + by.roll(text.length)) : text;
};

type Filter = keyof SearchCriteria;

/** How often a search has each filter, and its values. A filter of the criteria that is missing here does not compile. */
const filters: {
  readonly [Name in Filter]-?: readonly [
    chance: number | 'rarely',
    draw: (by: Dice) => Exclude<SearchCriteria[Name], undefined>,
  ];
} = {
  q: [0.4, randomQuery],
  moods: ['rarely', (by) => by.some([...moods, 'CALM', 'unknown'], 3)],
  genres: ['rarely', (by) => by.some(genres, 2)],
  instruments: ['rarely', (by) => by.some(instruments, 2)],
  keys: ['rarely', (by) => tonics.slice(by.roll(12)).map((tonic) => ({ tonic, mode: 'minor' as const }))],
  vocals: ['rarely', (by) => by.some(vocalKinds, 3)],
  bpmMin: ['rarely', (by) => by.pick([90, 119.99, 120, 150])],
  bpmMax: ['rarely', (by) => by.pick([95.5, 120, 120.005, 170])],
  durationMinMs: ['rarely', (by) => 60_000 + by.roll(20) * 10_000],
  durationMaxMs: ['rarely', (by) => 60_000 + by.roll(20) * 10_000],
  energyMin: ['rarely', (by) => by.pick([0, 0.3, 0.305, 0.31])],
  energyMax: ['rarely', (by) => by.pick([0.3, 0.304, 0.7, 1])],
  releasedFrom: ['rarely', (by) => by.pick(['1900-01-01', '2020-01-01', '2020-01-02'])],
  releasedTo: ['rarely', (by) => by.pick(['1958-02-28', '2020-01-01', '2999-12-31'])],
  territories: ['rarely', (by) => by.some(['DE', 'FR', 'US', 'JP', 'WORLD'], 3)],
  contentTypes: ['rarely', (by) => by.some(contentTypes, 3)],
  hasStems: ['rarely', (by) => by.chance(0.5)],
  artistIds: [0.1, (by) => [artist(by.roll(14)), ...(by.chance(0.5) ? [artist(by.roll(14))] : [])]],
  isrc: [0.03, (by) => `qz-abc-26-${String(by.roll(40)).padStart(5, '0')}`],
  updatedSince: ['rarely', (by) => noon - by.roll(60) * 1_000],
  near: [0.3, (by) => ({ trackId: trackId(1 + by.roll(100)), likeness: randomLikeness(by) })],
};

export const filterNames = Object.keys(filters) as readonly Filter[];

/** Criteria with this filter alone. */
export const randomFilter = (by: Dice, name: Filter): SearchCriteria => ({ [name]: filters[name][1](by) });

const randomCriteria = (by: Dice): SearchCriteria => {
  const rarely = by.chance(0.5) ? 0.1 : 0.3;
  const drawn = filterNames.map((name) => {
    const [chance] = filters[name];
    return by.chance(chance === 'rarely' ? rarely : chance) ? randomFilter(by, name) : {};
  });
  return Object.assign({}, ...drawn) as SearchCriteria;
};

export const randomRequest = (by: Dice): SearchRequest => ({
  criteria: randomCriteria(by),
  sort: by.pick(sortOrders),
  order: by.pick(['asc', 'desc']),
  limit: 1 + by.roll(20),
  facets: by.some(facetNames, 2),
});
