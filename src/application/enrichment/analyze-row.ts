import type {
  AudioSource,
  Enrichment,
  EnrichmentRow,
  RowOutcome,
} from '../../domain/enrichment/enrichment.ts';
import { findingsFrom } from '../../domain/enrichment/findings.ts';
import type { SoundAnalysis } from '../../domain/enrichment/sound.ts';
import { fits } from '../../domain/platforms/tier.ts';
import { dayOf } from '../../domain/shared/calendar.ts';
import { fail, type Result } from '../../domain/shared/result.ts';
import type {
  AnalysisRejected,
  AudioAnalyzer,
  PartnerAudio,
} from '../../ports/driven/media/audio-analyzer.ts';
import type { AudioFetcher, FetchRejected } from '../../ports/driven/media/audio-fetcher.ts';
import type { EnrichmentJobStore } from '../../ports/driven/enrichment/enrichment-job-store.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import { isUnavailable } from '../../ports/driven/shared/unavailable.ts';

export interface AnalysisDependencies {
  readonly enrichmentJobs: Pick<EnrichmentJobStore, 'secondsOn'>;
  readonly mediaStore: Pick<MediaStore, 'describe' | 'borrow'>;
  readonly fetcher: AudioFetcher;
  readonly audioAnalyzer: AudioAnalyzer;
}

interface RowUnderWay {
  readonly enrichment: Enrichment;
  readonly row: EnrichmentRow;
  /** Seconds of audio that the platform may have analyzed in a day. */
  readonly limit: number | null;
  readonly canceled: AbortSignal;
}

export interface AnalyzedRow {
  readonly outcome: RowOutcome;
  /** Seconds of decoded audio, rounded up. */
  readonly seconds: number;
  /** The worker time. */
  readonly spentMs: number;
}

type AnalysisFailure =
  | AnalysisRejected
  | FetchRejected
  | { readonly kind: 'upload-gone' }
  /** The analysis itself failed. */
  | { readonly kind: 'broken' };

/**
 * Returns the outcome of a row with audio. Nothing is fetched or decoded once the day's seconds are used up.
 */
export const analyzeRow = async (
  dependencies: AnalysisDependencies,
  { enrichment: { platformId, createdAt }, row: { audio }, limit, canceled }: RowUnderWay,
): Promise<AnalyzedRow> => {
  const used = await dependencies.enrichmentJobs.secondsOn(platformId, dayOf(createdAt));
  if (!fits(limit, used)) return { outcome: secondsExceeded(limit), seconds: 0, spentMs: 0 };
  let spentMs = 0;
  const turn = { platformId, onSpent: (ms: number) => void (spentMs += ms) };
  const analysis = await analysisOrBroken(dependencies, audio, turn, canceled);
  return { outcome: outcomeOf(analysis), seconds: Math.ceil(decodedMs(analysis) / 1000), spentMs };
};

/** Returns the outcome of a row whose audio exceeds the seconds of the day. */
export const secondsExceeded = (limit: number | null): RowOutcome => ({
  status: 'failed',
  reason: 'quota-exceeded',
  detail: `This row exceeds your quota of ${limit ?? 0} seconds of enriched audio a day. Send it again tomorrow (UTC).`,
});

const decodedMs = (analysis: Result<SoundAnalysis, AnalysisFailure>): number => {
  if (analysis.ok) return analysis.value.durationMs;
  return analysis.failure.kind === 'audio-rejected' ? (analysis.failure.decodedMs ?? 0) : 0;
};

/** A row whose analysis fails would fail again and block all rows after it; an outage is temporary. */
const analysisOrBroken = async (
  dependencies: AnalysisDependencies,
  source: AudioSource | undefined,
  turn: PartnerAudio,
  canceled: AbortSignal,
): Promise<Result<SoundAnalysis, AnalysisFailure>> => {
  if (!source) return fail({ kind: 'upload-gone' });
  try {
    return await analysisOf(dependencies, source, turn, canceled);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    return fail({ kind: 'broken' });
  }
};

const analysisOf = async (
  { mediaStore, fetcher, audioAnalyzer }: AnalysisDependencies,
  source: AudioSource,
  turn: PartnerAudio,
  canceled: AbortSignal,
): Promise<Result<SoundAnalysis, AnalysisFailure>> => {
  const analyze = (file: string) => audioAnalyzer.analyze(file, turn);
  if (source.kind === 'url') {
    const fetched = await fetcher.borrow(source.url, analyze, canceled);
    return fetched.ok ? fetched.value : fetched;
  }
  if (!(await mediaStore.describe(source.key))) return fail({ kind: 'upload-gone' });
  return mediaStore.borrow(source.key, analyze);
};

const outcomeOf = (analysis: Result<SoundAnalysis, AnalysisFailure>): RowOutcome => {
  if (analysis.ok) return { status: 'analyzed', findings: findingsFrom(analysis.value) };
  const { failure } = analysis;
  switch (failure.kind) {
    case 'audio-rejected':
      return { status: 'failed', reason: 'audio-refused', detail: failure.detail };
    case 'fetch-rejected':
      return { status: 'failed', reason: failure.reason, detail: failure.detail };
    case 'broken':
      return { status: 'failed', reason: 'audio-refused', detail: 'The analysis of this file failed.' };
    case 'upload-gone':
      return {
        status: 'failed',
        reason: 'upload-gone',
        detail: 'The upload expired before it was analyzed. Upload the file again.',
      };
  }
};
