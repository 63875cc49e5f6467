import type { SoundAnalysis } from '../../../domain/enrichment/sound.ts';
import { analysisRate } from './analysis-rate.ts';
import { chromaAccumulator } from './key/chroma.ts';
import { keyOf } from './key/key.ts';
import { embeddingOf, type Impression } from './likeness/embedding.ts';
import { likenessOf } from './likeness/sketch.ts';
import { timbreAccumulator } from './likeness/timbre.ts';
import { moodOf } from './mood.ts';
import type { SampleHandler } from './framing.ts';
import { reusedMonoMix, type Block } from './pcm.ts';
import { resampler } from './resample.ts';
import { onsetAccumulator, onsetsPerSecond } from './tempo/onsets.ts';
import { periodicityOf } from './tempo/periodicity.ts';
import { tempoOf } from './tempo/tempo.ts';

const crossings = 8; // The resampled sound is only analyzed.

/** Analyzes a sound block by block, and returns the result at its end. */
interface BlockListener<Outcome> {
  readonly push: (block: Block) => void;
  readonly finish: () => Outcome;
}

/** Measures a sound before conclusions are drawn from it. `others` receive the same samples, at the rate of analysis. */
export const impressionAccumulator = (
  sampleRate: number,
  others: readonly SampleHandler[] = [],
): BlockListener<Impression> => {
  const resampling = resampler(sampleRate, analysisRate, 1, crossings);
  const [onset, chroma, timbre] = [onsetAccumulator(), chromaAccumulator(), timbreAccumulator()];
  const steadied = withoutOffset();
  const mix = reusedMonoMix();
  const listen = ([samples]: Block) => {
    if (!samples) return;
    steadied(samples);
    for (const { push } of [onset, chroma, timbre]) push(samples);
    for (const push of others) push(samples);
  };
  return {
    push: (block) => listen(resampling.push([mix(block)])),
    finish: () => {
      listen(resampling.finish());
      const onsets = onset.finish();
      const periodicity = periodicityOf(onsets);
      return { onsets, periodicity, chroma: chroma.finish(), timbre: timbre.finish() };
    },
  };
};

/** Removes frequencies below 10 Hz in place, which are an offset of the recording. */
const withoutOffset = (): ((samples: Float32Array) => void) => {
  const keep = 1 - (2 * Math.PI * 10) / analysisRate;
  let last = { before: 0, out: 0 };
  return (samples) => {
    let { before, out } = last;
    for (let i = 0; i < samples.length; i++) {
      const sample = samples[i] ?? 0;
      out = sample - before + keep * out;
      before = sample;
      samples[i] = out;
    }
    last = { before, out };
  };
};

/**
 * Returns everything except length and loudness, which are measured before a sound is resampled for analysis.
 */
export const conclusionsFrom = (
  impression: Impression,
  loudnessLufs: number,
): Omit<SoundAnalysis, 'durationMs' | 'loudnessLufs'> => {
  const { onsets, periodicity, chroma, timbre } = impression;
  const tempo = tempoOf(onsets, periodicity);
  const key = keyOf(chroma);
  const brightness = timbre.shape[0]?.mean ?? 0;
  const mood = moodOf({ tempo, key, loudnessLufs, brightness, busyness: onsetsPerSecond(onsets) });
  const embedding = embeddingOf(impression);
  return { tempo, key, mood, embedding, likeness: likenessOf(embedding) };
};
