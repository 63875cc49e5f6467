import { noMining, type LicenseTerms } from '../../src/domain/catalog/license-terms.ts';
import { sketchLength, sketchOf, type Likeness } from '../../src/domain/catalog/search/likeness.ts';
import { tonics } from '../../src/domain/catalog/musical-key.ts';
import { vocalKinds, type ApprovedTrack } from '../../src/domain/catalog/track.ts';
import { AlbumId, ArtistId, TermsId, TrackId } from '../../src/domain/shared/ids.ts';
import { everywhere, type TerritoryRule } from '../../src/domain/shared/territory.ts';
import type { TrackLibrary } from '../../src/ports/driven/catalog/track-library.ts';

/** Mulberry32: numbers from 0 to 1, the same for a seed in every run. */
export const chance = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const syllables = 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo zu bra cle dri flo gru'.split(
  ' ',
);
const wordOf = (n: number): string => {
  let word = '';
  for (let left = n; ; left = Math.floor(left / syllables.length) - 1) {
    word += syllables[left % syllables.length] ?? '';
    if (left < syllables.length) return word;
  }
};
/** 60,000 words, the first the most frequent. */
export const words = Array.from({ length: 60_000 }, (_, n) => wordOf(n));
const named = (kind: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${kind} ${words[n] ?? ''}`);
export const moods = named('mood', 30);
export const genres = named('genre', 60);
const instruments = named('instrument', 40);

/** Returns low numbers far more often than high ones. */
export const skewed = (random: () => number, count: number): number => Math.floor(count * random() ** 3);

const rules: readonly TerritoryRule[] = [
  ...['DE', 'FR', 'US', 'JP', 'BR', 'CN', 'RU', 'IN'].map((code) => ({
    include: ['WORLD'],
    exclude: [code],
  })),
  { include: ['US', 'CA', 'MX'], exclude: [] },
  { include: ['DE', 'AT', 'CH', 'FR', 'IT', 'ES', 'NL', 'BE', 'PL', 'SE'], exclude: [] },
];

const terms: LicenseTerms = {
  termsId: TermsId('trm_1'),
  version: 1,
  hash: '',
  effectiveAt: 0,
  media: ['online'],
  contentTypes: ['ugc_video', 'short_video', 'podcast_episode'],
  territories: everywhere,
  term: { type: 'perpetual' },
  exclusivity: 'non_exclusive',
  monetization: true,
  paidAdvertising: false,
  edits: { trim: true, loop: true, mix: false, lyricsChange: false },
  standaloneUse: false,
  sublicensable: false,
  attributionRequired: true,
  publishedContentSurvives: true,
  tdm: noMining,
};
const film: LicenseTerms = { ...terms, contentTypes: ['film', 'advertisement', 'game'] };

export const began = Date.UTC(2026, 0, 1);
const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const sign = (n: number): string => crockford[Math.floor(n) & 31] ?? '0';
const ulid = (at: number, random: () => number): string => {
  let id = '';
  for (let place = 9; place >= 0; place--) id += sign((at / 32 ** place) % 32);
  for (let place = 0; place < 16; place++) id += sign(random() * 32);
  return id;
};

/** Returns the time in a ULID. */
const decodedTime = (id: string): number =>
  [...id.slice(4, 14)].reduce((time, digit) => time * 32 + crockford.indexOf(digit), 0);

const likenessOf = (n: number): Likeness => {
  const random = chance(n);
  return {
    space: 'generated/1',
    sketch: sketchOf(Array.from({ length: sketchLength }, () => random() - 0.5)),
  };
};

/** Returns the nth track of the catalog, from 1. */
export const track = (n: number): ApprovedTrack => {
  const random = chance(n * 2_654_435_761);
  const below = (count: number): number => Math.floor(random() * count);
  const phrase = (length: number, vocabulary: number): string =>
    Array.from({ length }, () => words[skewed(random, vocabulary)] ?? '').join(' ');
  const from = (list: readonly string[], most: number): string[] => [
    ...new Set(Array.from({ length: 1 + below(most) }, () => list[skewed(random, list.length)] ?? '')),
  ];
  const artist = skewed(random, 100_000);
  const addedAt = began + n * 1_000;
  const record = {
    trackId: TrackId(`trk_${ulid(addedAt, random)}`),
    title: phrase(1 + below(4), 60_000),
    artists: [
      {
        artistId: ArtistId(`art_${artist}`),
        name: `${words[artist % 20_000] ?? ''} ${words[(artist * 7) % 60_000] ?? ''}`,
        role: 'main',
      },
    ],
    album: {
      albumId: AlbumId(`alb_${n >> 3}`),
      title: `${words[(n >> 3) % 60_000] ?? ''} ${words[(n >> 5) % 999] ?? ''}`,
    },
    isrc: `QZABC${String(n).padStart(7, '0')}`,
    releaseDate: '2026-01-01',
    durationMs: 60_000 + below(300_000),
    bpm: 60 + below(1_400) / 10,
    key: { tonic: tonics[below(12)] ?? 'C', mode: random() < 0.5 ? 'minor' : 'major' },
    genres: from(genres, 2),
    moods: from(moods, 3),
    instruments: from(instruments, 4),
    keywords: from(words.slice(0, 2_000), 5),
    energy: random(),
    vocals: vocalKinds[below(5)] ?? 'mixed',
    explicitness: 'clean',
    images: {},
    rights: {
      master: [{ party: 'A', sharePct: '100' }],
      writers: [{ name: 'A', role: 'composer', sharePct: '100' }],
      publishers: [{ name: 'A', sharePct: random() < 0.98 ? '100' : '60' }],
    },
    pLine: '',
    cLine: '',
    territories: random() < 0.7 ? everywhere : (rules[below(rules.length)] ?? everywhere),
    aiDisclosure: { vocals: 'none', instruments: 'none', composition: 'none', lyrics: 'none' },
    tdm: noMining,
    terms: [random() < 0.8 ? terms : film],
    master: {
      key: '',
      format: 'flac',
      sizeBytes: 1,
      sha256: '',
      sampleRate: 44_100,
      channels: 2,
      loudnessLufs: -14,
      peakDbfs: -1,
      previewStartMs: 0,
    },
    likeness: likenessOf(n),
    stems: [],
    addedAt,
    updatedAt: addedAt,
    catalogVersion: n,
    moderationStatus: 'approved',
  } as const satisfies ApprovedTrack;
  return record;
};

/** Returns a library of `size` tracks, each generated on request. */
export const generatedLibrary = (size: number): Pick<TrackLibrary, 'changes' | 'head' | 'findMany'> => ({
  // The number of a track is the second at which it was added.
  findMany: async (ids) =>
    ids.map((id) => track((decodedTime(id) - began) / 1_000)).filter(({ trackId }) => ids.includes(trackId)),
  head: async () => size,
  changes: async (after, limit) =>
    Array.from({ length: Math.max(0, Math.min(limit, size - after)) }, (_, i) => track(after + 1 + i)),
});
