import { coordinatesOf, nearness } from '../../src/domain/catalog/search/likeness.ts';
import { tonics, type MusicalKey } from '../../src/domain/catalog/musical-key.ts';
import type { SoundAnalysis } from '../../src/domain/enrichment/sound.ts';

/** A recording whose truth is known, and the result of its analysis. */
export interface Analyzed {
  readonly name: string;
  readonly bpm: number;
  readonly key: MusicalKey;
  readonly whole: SoundAnalysis;
  /** Two parts of it that do not overlap. */
  readonly parts: readonly [SoundAnalysis, SoundAnalysis];
}

/** Shares of all recordings, 0 to 1. What is not known counts as wrong. */
export interface Figures {
  readonly tracks: number;
  /** Within 4 %. */
  readonly bpm: number;
  /** Within 4 % of the tempo, its half, double, third or triple. */
  readonly octave: number;
  readonly key: number;
  readonly mirex: number;
  /** The key of parts, which end nowhere. */
  readonly partsKey: number;
  /** How often the nearest of all other parts is the other part of the same recording. */
  readonly retrieval: number;
  /** The same by the sketch, which searches go by. */
  readonly sketched: number;
  readonly unknown: number;
}

const near = (found: number, true_: number): boolean => Math.abs(found / true_ - 1) <= 0.04;

/** MIREX: 1 for the key, ½ for a fifth off, 0.3 for the relative, 0.2 for the parallel. */
export const keyPoints = (found: MusicalKey, truth: MusicalKey): number => {
  const up = (tonics.indexOf(found.tonic) - tonics.indexOf(truth.tonic) + 12) % 12;
  if (found.mode === truth.mode) return up === 0 ? 1 : up === 5 || up === 7 ? 0.5 : 0;
  if (up === 0) return 0.2;
  return up === (truth.mode === 'major' ? 9 : 3) ? 0.3 : 0;
};

const pointsOf = ({ key }: SoundAnalysis, truth: MusicalKey): number =>
  key.known ? keyPoints(key.value, truth) : 0;
const bpmOf = ({ tempo }: SoundAnalysis): number => (tempo.known ? tempo.value.bpm : 0);
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const share = <T>(of: readonly T[], holds: (one: T) => boolean): number =>
  mean(of.map((one) => (holds(one) ? 1 : 0)));

export const figuresOf = (analyzed: readonly Analyzed[]): Figures => ({
  tracks: analyzed.length,
  bpm: share(analyzed, ({ whole, bpm }) => near(bpmOf(whole), bpm)),
  octave: share(analyzed, ({ whole, bpm }) =>
    [1 / 3, 1 / 2, 1, 2, 3].some((times) => near(bpmOf(whole), times * bpm)),
  ),
  key: share(analyzed, ({ whole, key }) => pointsOf(whole, key) === 1),
  mirex: mean(analyzed.map(({ whole, key }) => pointsOf(whole, key))),
  partsKey: mean(analyzed.map(({ parts, key }) => share(parts, (part) => pointsOf(part, key) === 1))),
  retrieval: retrievalOf(analyzed, byEmbedding),
  sketched: retrievalOf(analyzed, bySketch),
  unknown: share(analyzed, ({ whole }) => !whole.tempo.known || !whole.key.known),
});

const byEmbedding = (a: SoundAnalysis, b: SoundAnalysis): number => {
  if (!a.embedding.known || !b.embedding.known) return -Infinity;
  const other = b.embedding.value.values;
  return a.embedding.value.values.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);
};

const bySketch = (a: SoundAnalysis, b: SoundAnalysis): number =>
  a.likeness.known && b.likeness.known
    ? nearness(coordinatesOf(a.likeness.value), coordinatesOf(b.likeness.value))
    : -Infinity;

const retrievalOf = (analyzed: readonly Analyzed[], nearnessOf: typeof bySketch): number => {
  const parts = analyzed.flatMap(({ parts }) => parts);
  return share(
    parts.map((part, i) => {
      const likenesses = parts.map((other, j) => (j === i ? -Infinity : nearnessOf(part, other)));
      const nearest = Math.max(...likenesses);
      return nearest > -Infinity && likenesses.indexOf(nearest) === (i ^ 1);
    }),
    (found) => found,
  );
};

/** Wrong results, one line a recording. */
export const mistakesIn = (analyzed: readonly Analyzed[]): readonly string[] =>
  analyzed.flatMap(({ name, bpm, key, whole }) => {
    const wrongTempo = near(bpmOf(whole), bpm) ? '' : ` ${bpm} BPM taken for ${bpmOf(whole)}`;
    const found = whole.key.known ? `${whole.key.value.tonic} ${whole.key.value.mode}` : 'none';
    const wrongKey = pointsOf(whole, key) === 1 ? '' : ` ${key.tonic} ${key.mode} taken for ${found}`;
    return wrongTempo || wrongKey ? [`${name}:${wrongTempo}${wrongKey}`] : [];
  });
