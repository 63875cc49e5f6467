import type { Embedding, Finding } from '../../../../domain/enrichment/sound.ts';
import type { Chroma } from '../key/chroma.ts';
import { keyScores } from '../key/key.ts';
import { tonics } from '../../../../domain/catalog/musical-key.ts';
import { comb } from '../tempo/tempo.ts';
import { onsetRate, type Onsets } from '../tempo/onsets.ts';
import type { Periodicity } from '../tempo/periodicity.ts';
import { scale } from './scale.ts';
import { framesPerSecond, type Timbre } from './timbre.ts';

/** A change of any value, of the scale, the weights or the axes needs another version. */
export const embeddingModel = { model: 'timbre-rhythm-harmony', version: 1, dimensions: scale.length };
const minSeconds = 2;

export interface Impression {
  readonly timbre: Timbre;
  readonly chroma: Chroma;
  readonly onsets: Onsets;
  readonly periodicity: Periodicity;
}

/** Returns an embedding; the cosine of two embeddings is their similarity. */
export const embeddingOf = (impression: Impression): Finding<Embedding> => {
  const { frames, quiet } = impression.timbre;
  const min = minSeconds * framesPerSecond;
  if (frames < min) return { known: false, reason: frames + quiet < min ? 'too_short' : 'silent' };
  const raw = measuresOf(impression).flatMap(({ weight, values }) =>
    values.map((value) => ({ weight, value })),
  );
  const placed = raw.map(({ weight, value }, i) => {
    const [mean = 0, deviation = 1] = scale[i] ?? [];
    return weight * Math.max(-3, Math.min(3, (value - mean) / deviation));
  });
  const length = Math.hypot(...placed);
  const values = placed.map((value) => (length > 0 ? rounded(value / length) : 0));
  const { model, version } = embeddingModel;
  return { known: true, value: { model, version, values }, confidence: 1 };
};

/** Returns a value with six decimal places, because more would only lengthen the response. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

interface Measures {
  /** The weight of the whole group, which its values share. */
  readonly weight: number;
  readonly values: readonly number[];
}

/** Returns the measures of the model, before they are scaled. */
export const measuresOf = ({ timbre, chroma, onsets, periodicity }: Impression): readonly Measures[] => {
  const [best] = keyScores(chroma);
  const tonic = best ? tonics.indexOf(best.key.tonic) : 0;
  const groups: readonly (readonly [number, readonly number[]])[] = [
    [1, timbre.cepstrum.map(({ mean }) => mean)],
    [0.8, timbre.cepstrum.flatMap(({ deviation, motion }) => [deviation, motion])],
    [0.5, timbre.shape.flatMap(({ mean, deviation, motion }) => [mean, deviation, motion])],
    [0.8, timbre.octaves.flatMap(({ mean, deviation }) => [mean, deviation])],
    [0.2, [timbre.range]],
    [1.5, tempi.map((bpm) => comb(periodicity, bpm))],
    [0.6, onsets.groups.flatMap(densityOf)],
    [0.4, chroma.all.map((_, i) => chroma.all[(i + tonic) % 12] ?? 0)],
  ];
  return groups.map(([weight, values]) => ({ weight: weight / Math.sqrt(values.length), values }));
};

const tempi = Array.from({ length: 24 }, (_, i) => 45 * 2 ** ((i * 2.4) / 23));

/** Returns how many onsets there are, and how often. */
const densityOf = (strength: Float32Array): readonly number[] => {
  let [sum, strong] = [0, 0];
  for (const value of strength) {
    sum += value;
    if (value > 1) strong++;
  }
  const frames = Math.max(1, strength.length);
  return [sum / frames, (strong / frames) * onsetRate];
};
