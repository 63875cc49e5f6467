import { impressionAccumulator } from '../../src/adapters/audio/dsp/analysis.ts';
import type { Impression } from '../../src/adapters/audio/dsp/likeness/embedding.ts';
import { framesIn, sliced } from '../../src/adapters/audio/dsp/pcm.ts';
import { sets } from './sets.ts';

const halves = [
  [0, 0.42],
  [0.5, 0.92],
] as const;

/** Both halves of the first `count` recordings of the tuning set, as they look before anything is concluded. */
export const tuningHalves = async (count: number, scratch: string): Promise<readonly Impression[]> => {
  const impressions: Impression[] = [];
  for (const { recorded } of sets['tuning']?.pieces(count) ?? []) {
    const { sampleRate, channels } = await recorded(scratch);
    const frames = framesIn(channels);
    for (const [from, to] of halves) {
      const { push, finish } = impressionAccumulator(sampleRate);
      push(sliced(channels, Math.round(from * frames), Math.round(to * frames)));
      impressions.push(finish());
    }
  }
  return impressions;
};
