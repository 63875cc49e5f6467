import type { Likeness } from '../catalog/search/likeness.ts';
import type { MusicalKey } from '../catalog/musical-key.ts';

/**
 * The reasons why a value is unknown. `not_analyzed`: the track was not analyzed yet;
 * `data_mining_not_allowed`: the rights holder does not permit data mining; `watermarked`: the audio is a
 * preview of this service, whose audible watermark hides the music.
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

/** A value from the analysis, or why it is unknown; a value is never invented. */
export type Finding<Value> =
  | { readonly known: true; readonly value: Value; /** 0 to 1. */ readonly confidence: number }
  | { readonly known: false; readonly reason: UnknownReason };

export interface Tempo {
  /** Beats per minute. */
  readonly bpm: number;
  /** Other interpretations of the same beat, the most probable first: often half or twice the tempo. */
  readonly alternatives: readonly { readonly bpm: number; readonly confidence: number }[];
}

/** The mood of a recording from sad to happy (valence) and from calm to energetic (arousal), each −1 to 1. */
export interface Mood {
  readonly valence: number;
  readonly arousal: number;
  /** Words of the catalog, the most probable first. */
  readonly labels: readonly string[];
  /** The method: `rules` over tempo, mode, loudness and brightness, without listening tests. */
  readonly method: 'rules';
}

/** The sound of a recording as a vector that can be compared within one model and version. */
export interface Embedding extends EmbeddingModel {
  /** A vector of unit length. */
  readonly values: readonly number[];
}

export interface EmbeddingModel {
  readonly model: string;
  readonly version: number;
}

/** Returns the space of a model's embeddings and of their sketches. */
export const spaceOf = ({ model, version }: EmbeddingModel): string => `${model}/${version}`;

/** The results of analyzing the samples of a recording. */
export interface SoundAnalysis {
  readonly durationMs: number;
  /** Integrated loudness in LUFS (ITU-R BS.1770). */
  readonly loudnessLufs: number;
  readonly tempo: Finding<Tempo>;
  readonly key: Finding<MusicalKey>;
  readonly mood: Finding<Mood>;
  readonly embedding: Finding<Embedding>;
  /** The embedding in coarse coordinates, for searching many tracks; known if the embedding is. */
  readonly likeness: Finding<Likeness>;
}
