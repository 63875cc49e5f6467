import { forensicSearch, type FoundMark } from './forensic-search.ts';
import { forensicPattern, markRates } from './forensic-pattern.ts';
import { monoMix, type Block } from '../pcm.ts';
import { resampler } from '../resample.ts';

export type { FoundMark } from './forensic-search.ts';

const crossings = 8; // The resampled sound is only analyzed.

/** Receives a sound block by block, and returns a mark as soon as it is detected. */
export interface MarkDetector {
  readonly push: (block: Block) => FoundMark | undefined;
  readonly finish: () => FoundMark | undefined;
}

/** Detects the marks of a key, wherever in a marked sound the recording begins, at any sample rate. */
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
