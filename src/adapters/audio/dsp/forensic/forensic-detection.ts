import { forensicSearch, type FoundMark } from './forensic-search.ts';
import { forensicPattern, markRates } from './forensic-pattern.ts';
import { monoMix, type Block } from '../pcm.ts';
import { resampler } from '../resample.ts';

export type { FoundMark } from './forensic-search.ts';

const crossings = 8; // nobody listens to what comes out

/** Takes a sound in, block by block, and answers as soon as a mark was heard in it. */
export interface MarkDetector {
  readonly push: (block: Block) => FoundMark | undefined;
  readonly finish: () => FoundMark | undefined;
}

/** Listens for marks of a key, from wherever in a marked sound the recording begins, at whatever rate. */
export const markDetector = (sampleRate: number, key: Uint8Array): MarkDetector => {
  const pattern = forensicPattern(key);
  const searches = markRates.map((rate) => {
    const search = forensicSearch(pattern);
    if (rate === sampleRate) return search;
    const to = resampler(sampleRate, rate, 1, crossings);
    return {
      push: (sound: Float32Array) => search.push(to.push([sound])[0] ?? sound),
      finish: () => search.push(to.finish()[0] ?? new Float32Array(0)) ?? search.finish(),
    };
  });
  const first = (ask: (search: (typeof searches)[number]) => FoundMark | undefined) =>
    searches.reduce<FoundMark | undefined>((found, search) => found ?? ask(search), undefined);
  return {
    push: (block) => {
      const sound = monoMix(block);
      return first(({ push }) => push(sound));
    },
    finish: () => first(({ finish }) => finish()),
  };
};
