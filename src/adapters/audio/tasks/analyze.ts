import type { SoundAnalysis } from '../../../domain/enrichment/sound.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import { fingerprintOf } from '../../../domain/catalog/fingerprint/fingerprint.ts';
import type { AnalysisRejected, AnalyzedSound } from '../../../ports/driven/media/audio-analyzer.ts';
import { rejected } from '../codecs/codec.ts';
import { decoding, type DecodingSettings } from '../codecs/decoding.ts';
import { conclusionsFrom, impressionAccumulator } from '../dsp/analysis.ts';
import { peakAccumulator } from '../dsp/fingerprint/spectral-peaks.ts';
import { powerMeter } from '../dsp/loudness/k-weighting.ts';
import { framesPerStep, integratedLoudness } from '../dsp/loudness/loudness.ts';
import { framesIn } from '../dsp/pcm.ts';

/**
 * A file of 192 kHz costs little more than one of 44.1 kHz. Both channels are kept: loudness is a sum of their powers (ITU-R
 * BS.1770); everything else is analyzed in their mono mix.
 */
const downsample = { over: 48_000, at: 44_100 };

const watermarked = { known: false, reason: 'watermarked' } as const;

/** A preview's watermark hides everything except its tempo, because it has a key of its own. */
const hiddenByWatermark = {
  key: watermarked,
  mood: watermarked,
  embedding: watermarked,
  likeness: watermarked,
} satisfies Partial<SoundAnalysis>;

/** Analyzes in one pass over the samples and stores only the measurements of each short moment. */
export const analyze = async (
  { file, partner }: { readonly file: string; readonly partner: string | undefined },
  settings: DecodingSettings,
): Promise<Result<AnalyzedSound, AnalysisRejected>> => {
  const limits = partner === undefined ? settings.limits : { ...settings.limits, ...settings.partnerLimits };
  let decodedMs = 0;
  const outcome = await decoding(
    file,
    { ...settings, limits, silent: 'rejected', downsample, reusesBlocks: true },
    async ({ sampleRate, channels, blocks, isPreview }) => {
      const meter = powerMeter(sampleRate, channels);
      const peaks = partner === undefined ? peakAccumulator() : undefined;
      const impression = impressionAccumulator(sampleRate, peaks ? [peaks.push] : []);
      const powers: number[] = [];
      let frames = 0;
      for await (const block of blocks) {
        if (!block.ok) return block;
        frames += framesIn(block.value);
        decodedMs = Math.round((frames / sampleRate) * 1000);
        if (framesIn(block.value) === framesPerStep(sampleRate)) powers.push(meter(block.value));
        impression.push(block.value);
      }
      const loudness = integratedLoudness(powers);
      if (loudness === -Infinity) return rejected('silent', 'The file is silent.');
      const loudnessLufs = Math.round(100 * loudness) / 100;
      return ok({
        durationMs: decodedMs,
        loudnessLufs,
        ...conclusionsFrom(impression.finish(), loudnessLufs),
        ...(isPreview && hiddenByWatermark),
        ...(peaks && { fingerprint: fingerprintOf(peaks.finish()) }),
      });
    },
  );
  return outcome.ok ? outcome : fail({ ...outcome.failure, decodedMs });
};
