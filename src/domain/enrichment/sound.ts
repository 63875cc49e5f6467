import type { Likeness } from '../catalog/search/likeness.ts';
import type { MusicalKey } from '../catalog/musical-key.ts';

/**
 * Why a value is not known. `not_analyzed`: the track was not analyzed yet; `data_mining_not_allowed`: the rights holder
 * reserves it; `watermarked`: the audio is one of our previews, whose audible watermark hides the music.
 */
export const unknownReasons = [
  'too_short',
  'no_beat',
  'no_tonal_centre',
  'silent',
  'not_analyzed',
  'data_mining_not_allowed',
  'watermarked',
] as const;
export type UnknownReason = (typeof unknownReasons)[number];

/** What was heard, or why it was not; a value is never made up. */
export type Heard<Value> =
  | { readonly known: true; readonly value: Value; /** 0 to 1. */ readonly confidence: number }
  | { readonly known: false; readonly reason: UnknownReason };

export interface Tempo {
  /** Beats a minute. */
  readonly bpm: number;
  /** Other readings of the same beat, likeliest first: often half or twice of it. */
  readonly alternatives: readonly { readonly bpm: number; readonly confidence: number }[];
}

/** Where a sound lies between sad and glad (valence), calm and driving (arousal), each −1 to 1. */
export interface Mood {
  readonly valence: number;
  readonly arousal: number;
  /** Of the catalog's words, likeliest first. */
  readonly labels: readonly string[];
  /** How it was judged: `rules` over tempo, mode, loudness and brightness; no listener was asked. */
  readonly method: 'rules';
}

/** A sound as a place among others; comparable only within one model and version. */
export interface Embedding extends EmbeddingModel {
  /** Of unit length. */
  readonly values: readonly number[];
}

export interface EmbeddingModel {
  readonly model: string;
  readonly version: number;
}

/** The space of a model's embeddings, and of their sketches. */
export const spaceOf = ({ model, version }: EmbeddingModel): string => `${model}/${version}`;

/** What the samples of a recording say of the music. */
export interface SoundAnalysis {
  readonly durationMs: number;
  /** Integrated loudness, LUFS (ITU-R BS.1770). */
  readonly loudnessLufs: number;
  readonly tempo: Heard<Tempo>;
  readonly key: Heard<MusicalKey>;
  readonly mood: Heard<Mood>;
  readonly embedding: Heard<Embedding>;
  /** The same place, coarsely, for a search among many; known where the embedding is. */
  readonly likeness: Heard<Likeness>;
}
