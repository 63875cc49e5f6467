import { chance, genres, moods, skewed } from '../search/generated.ts';
import type { WorkingSet } from './catalog.ts';

/** How the tracks and searches of requests are chosen: always the same one, all equally often, or the nth most popular one 1/n as often as the first. */
export const idKinds = ['hot', 'uniform', 'zipf'] as const;
export type IdKind = (typeof idKinds)[number];

export interface Filters {
  readonly mood?: string;
  readonly genre?: string;
  readonly bpmMin?: number;
  readonly bpmMax?: number;
  /** In seconds. */
  readonly durationMin?: number;
  readonly durationMax?: number;
}

/** A request before it is written in the words of one server. */
export type Draw =
  | { readonly kind: 'track'; readonly trackId: string }
  | { readonly kind: 'search'; readonly filters: Filters }
  | ({ readonly kind: 'license' } & Use)
  | { readonly kind: 'usage'; readonly uses: readonly Use[] };

/** A track in a piece of content. */
export interface Use {
  readonly trackId: string;
  readonly contentId: string;
}

/** Returns a sequence of draws, the same for a seed in every run. */
export type Draws = (seed: number) => () => Draw;

export const eventsPerBatch = 50;

/** Returns the place of a track, from 0, for a number from 0 to 1. */
type Choose = (share: number) => number;

/** Neighbors in rank are not neighbors in the store. */
const scattered = (rank: number, count: number): number => (rank * 7_919 + 12_347) % count;

const zipf = (count: number): Choose => {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank++) sums[rank] = sum += 1 / (rank + 1);
  return (share) => {
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < share * sum) low = middle + 1;
      else high = middle;
    }
    return scattered(low, count);
  };
};

const choosing = (ids: IdKind, count: number): Choose => {
  if (ids === 'hot') return () => 0;
  return ids === 'uniform' ? (share) => Math.floor(share * count) : zipf(count);
};

/** Always a mood or a genre, and each other filter half the time, so that most queries find more than a page. */
const someFilters = (random: () => number): Filters => {
  const mood = moods[skewed(random, moods.length)] ?? '';
  const genre = genres[skewed(random, genres.length)] ?? '';
  const bpmMin = 60 + Math.floor(random() * 110);
  const durationMin = 60 + Math.floor(random() * 240);
  const which = random();
  return {
    ...(which < 0.75 && { mood }),
    ...(which > 0.5 && { genre }),
    ...(random() < 0.5 && { bpmMin, bpmMax: bpmMin + 20 }),
    ...(random() < 0.5 && { durationMin, durationMax: durationMin + 60 }),
  };
};

/** How many different searches are repeated, the nth most popular one 1/n as often as the first. */
const repeatedSearches = 10_000;

const hotFilters: Filters = { mood: moods[0] ?? '', bpmMin: 80, bpmMax: 120 };

/** How many licenses a platform has before usage is measured. */
const licensedUses = 2_000;
/** Differs from the seeds of rounds, whose content is licensed by the requests that are measured. */
const licensedSeed = 1_000_000_007;

/** Returns uses that each service licenses before the measurement, and that usage events are about. */
export const usesToLicense = ({ licensable }: WorkingSet): readonly Use[] => {
  const random = chance(licensedSeed);
  return Array.from({ length: licensedUses }, (_, n) => ({
    trackId: licensable[Math.floor(random() * licensable.length)] ?? '',
    contentId: `licensed-${n}`,
  }));
};

/** Returns the requests of each operation over a working set. A content ID is never licensed twice for a seed. */
export const drawsOf = (set: WorkingSet, ids: IdKind) => {
  const { trackIds, licensable } = set;
  const uses = usesToLicense(set);
  const anyUse = choosing(ids, uses.length);
  const anyTrack = choosing(ids, trackIds.length);
  const anyLicensable = choosing(ids, licensable.length);
  const anySearch = choosing(ids, repeatedSearches);
  const filters = (random: () => number): Filters => {
    if (ids === 'hot') return hotFilters;
    return someFilters(ids === 'zipf' ? chance(anySearch(random()) + 1) : random);
  };
  const one = <T>(from: readonly T[], choose: Choose, random: () => number): T => {
    const chosen = from[choose(random())];
    if (chosen === undefined) throw new Error('the working set is empty');
    return chosen;
  };
  const drawing =
    (draw: (random: () => number, contentId: string) => Draw): Draws =>
    (seed) => {
      const random = chance(seed);
      let serial = 0;
      return () => draw(random, `video-${seed}-${++serial}`);
    };
  return {
    track: drawing((random) => ({ kind: 'track', trackId: one(trackIds, anyTrack, random) })),
    search: drawing((random) => ({ kind: 'search', filters: filters(random) })),
    license: drawing((random, contentId) => ({
      kind: 'license',
      trackId: one(licensable, anyLicensable, random),
      contentId,
    })),
    usage: drawing((random) => ({
      kind: 'usage',
      uses: Array.from({ length: eventsPerBatch }, () => one(uses, anyUse, random)),
    })),
  } as const;
};
