import type { EmbeddingModel, SoundAnalysis } from '../../domain/enrichment/sound.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { AudioRefused } from './audio-workshop.ts';

/**
 * Hears tempo, key, mood and likeness. All of it happens off the calling thread, within bounds of memory and time; files
 * are judged as the workshop judges them.
 */
export interface AudioAnalyst {
  /** What its embeddings are of. */
  readonly model: EmbeddingModel & { readonly dims: number };
  analyze(file: string): Promise<Result<SoundAnalysis, AudioRefused>>;
  close(): Promise<void>;
}
