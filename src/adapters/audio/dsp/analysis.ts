import type { SoundAnalysis } from '../../../domain/enrichment/sound.ts';
import { analysisRate } from './analysis-rate.ts';
import { chromaListener } from './key/chroma.ts';
import { keyOf } from './key/key.ts';
import { embeddingOf } from './likeness/embedding.ts';
import { timbreListener } from './likeness/timbre.ts';
import { moodOf } from './mood.ts';
import { monoMix, type Block } from './pcm.ts';
import { resampler } from './resample.ts';
import { onsetListener, onsetsASecond } from './tempo/onsets.ts';
import { periodicityOf } from './tempo/periodicity.ts';
import { tempoOf } from './tempo/tempo.ts';

const crossings = 8; // nobody listens to what the resampler makes here

/** Hears a sound block after block, and says what it is once it has ended. */
export interface AnalysisListener {
  readonly hear: (block: Block) => void;
  readonly finish: (loudnessLufs: number) => Omit<SoundAnalysis, 'durationMs' | 'loudnessLufs'>;
}

export const analysisListener = (sampleRate: number): AnalysisListener => {
  const resampling = resampler(sampleRate, analysisRate, 1, crossings);
  const [onset, chroma, timbre] = [onsetListener(), chromaListener(), timbreListener()];
  const listen = ([samples]: Block) => {
    if (samples) for (const { hear } of [onset, chroma, timbre]) hear(samples);
  };
  return {
    hear: (block) => listen(resampling.push([monoMix(block)])),
    finish: (loudnessLufs) => {
      listen(resampling.finish());
      const impression = { onsets: onset.finish(), chroma: chroma.finish(), timbre: timbre.finish() };
      const periodicity = periodicityOf(impression.onsets);
      const tempo = tempoOf(impression.onsets, periodicity);
      const key = keyOf(impression.chroma);
      const mood = moodOf({
        tempo,
        key,
        loudnessLufs,
        brightness: impression.timbre.shape[0]?.mean ?? 0,
        busyness: onsetsASecond(impression.onsets),
      });
      return { tempo, key, mood, embedding: embeddingOf({ ...impression, periodicity }) };
    },
  };
};
