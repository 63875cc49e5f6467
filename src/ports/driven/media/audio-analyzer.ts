import type { Fingerprint } from '../../../domain/catalog/fingerprint/fingerprint.ts';
import type { EmbeddingModel, SoundAnalysis } from '../../../domain/enrichment/sound.ts';
import type { PlatformId } from '../../../domain/shared/ids.ts';
import type { Result } from '../../../domain/shared/result.ts';
import type { AudioRejected } from './audio-processor.ts';

/** The partner whose audio is analyzed. Audio of the platform that recently used the least worker time is analyzed first. */
export interface PartnerAudio {
  readonly platformId: PlatformId;
  /** Called once before the outcome, with the worker time in ms, even if the audio is rejected. */
  readonly onSpent?: (ms: number) => void;
}

/**
 * Determines the tempo, key, mood, embedding and fingerprint of a recording, outside the calling thread and within limits of memory
 * and time. Rejects the same files as `AudioProcessor`.
 */
export interface AudioAnalyzer {
  /** The model of its embeddings. */
  readonly model: EmbeddingModel & { readonly dimensions: number };
  /**
   * With `partner`, the limits for audio of partners apply: ten minutes of audio, half a minute of work, silence
   * for at most the first minute. A rejection contains in `decodedMs` how much audio had been decoded.
   */
  analyze(file: string, partner?: PartnerAudio): Promise<Result<AnalyzedSound, AnalysisRejected>>;
  close(): Promise<void>;
}

export interface AnalyzedSound extends SoundAnalysis {
  /** Absent for audio of partners, which is never compared with the catalog. */
  readonly fingerprint?: Fingerprint;
}

export interface AnalysisRejected extends AudioRejected {
  readonly decodedMs?: number;
}
