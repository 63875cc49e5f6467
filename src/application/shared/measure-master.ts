import type { MasterRecording } from '../../domain/catalog/track.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { AnalyzedSound, AudioAnalyzer } from '../../ports/driven/media/audio-analyzer.ts';
import type { AudioProcessor, AudioRejected, Examination } from '../../ports/driven/media/audio-processor.ts';

interface Dependencies {
  readonly audioProcessor: Pick<AudioProcessor, 'examine'>;
  readonly audioAnalyzer: Pick<AudioAnalyzer, 'analyze'>;
}

/** Everything that is measured in a master that enters the catalog, by an import or by an upload. */
export interface MasterSound {
  readonly examined: Examination;
  readonly analyzed: AnalyzedSound;
}

/** Measures and analyzes a local file. `onAnalyzing` is called between the two, which take about as long. */
export const measureMaster = async (
  { audioProcessor, audioAnalyzer }: Dependencies,
  file: string,
  onAnalyzing?: () => Promise<unknown>,
): Promise<Result<MasterSound, AudioRejected>> => {
  const examined = await audioProcessor.examine(file);
  if (!examined.ok) return examined;
  await onAnalyzing?.();
  const analyzed = await audioAnalyzer.analyze(file);
  return analyzed.ok ? ok({ examined: examined.value, analyzed: analyzed.value }) : analyzed;
};

/** Returns the record of a stored master with its measurements. */
export const masterOf = (
  { key, sizeBytes, sha256 }: Pick<MasterRecording, 'key' | 'sizeBytes' | 'sha256'>,
  { examined }: MasterSound,
): MasterRecording => {
  const { container: format, sampleRate, channels, loudnessLufs, peakDbfs } = examined;
  const file = { key, format, sizeBytes, sha256 };
  return { ...file, sampleRate, channels, loudnessLufs, peakDbfs, previewStartMs: examined.loudestStartMs };
};
