import type { EmbeddingModel, SoundAnalysis } from '../../domain/enrichment/sound.ts';
import type { PlatformId } from '../../domain/shared/ids.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { AudioRefused } from './audio-processor.ts';

/** The partner whose sound is analyzed. Of those that wait, the platform whose sound took least time lately goes first. */
export interface PartnerTurn {
  readonly platformId: PlatformId;
  /** Called once, before the outcome, with the time that a worker spent on it, ms; also where it was refused. */
  readonly onSpent?: (ms: number) => void;
}

/**
 * Hears tempo, key, mood and likeness. All of it happens off the calling thread, within bounds of memory and time; files
 * are judged as the workshop judges them.
 */
export interface AudioAnalyzer {
  /** What its embeddings are of. */
  readonly model: EmbeddingModel & { readonly dims: number };
  /**
   * With `turn`, the limits of partners' sound apply: ten minutes of sound, half a minute of work, silent for no more than
   * the first minute. `decodedMs` of a refusal says how much sound had been decoded by then.
   */
  analyze(file: string, turn?: PartnerTurn): Promise<Result<SoundAnalysis, AnalysisRefused>>;
  close(): Promise<void>;
}

export interface AnalysisRefused extends AudioRefused {
  readonly decodedMs?: number;
}
