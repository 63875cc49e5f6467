import { previewMs } from '../../../domain/catalog/audio.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioRejected, Examination } from '../../../ports/driven/media/audio-processor.ts';
import { rejected } from '../codecs/codec.ts';
import { decoding, type DecodingSettings } from '../codecs/decoding.ts';
import { powerMeter } from '../dsp/loudness/k-weighting.ts';
import { framesPerStep, integratedLoudness } from '../dsp/loudness/loudness.ts';
import { loudestWindow } from '../dsp/loudness/loudest.ts';
import { decibels, framesIn, highestSample } from '../dsp/pcm.ts';
import { peakTracker } from '../dsp/peaks.ts';

const samplesPerPixel = 256;
const excerptSteps = previewMs / 100;

/** Measures everything in one pass over the samples. */
export const examine = (
  { file }: { readonly file: string },
  settings: DecodingSettings,
): Promise<Result<Examination, AudioRejected>> =>
  decoding(file, { ...settings, silent: 'rejected', reusesBlocks: true }, async ({ sound, blocks }) => {
    const { container, sampleRate, channels } = sound;
    const step = framesPerStep(sampleRate);
    const meter = powerMeter(sampleRate, channels);
    const peaks = peakTracker(samplesPerPixel);
    const powers: number[] = [];
    let [frames, highest] = [0, 0];
    for await (const block of blocks) {
      if (!block.ok) return block;
      peaks.push(block.value);
      frames += framesIn(block.value);
      highest = Math.max(highest, highestSample(block.value));
      if (framesIn(block.value) === step) powers.push(meter(block.value));
    }
    const loudness = integratedLoudness(powers);
    if (loudness === -Infinity) return rejected('silent', 'The file contains no audible sound.');
    return ok({
      container,
      durationMs: Math.round((frames / sampleRate) * 1000),
      sampleRate,
      channels,
      loudnessLufs: hundredths(loudness),
      peakDbfs: hundredths(decibels(highest)),
      peaks: { sampleRate, samplesPerPixel, pairs: peaks.finish() },
      loudestStartMs: Math.round((loudestWindow(powers, excerptSteps) * step * 1000) / sampleRate),
    });
  });

const hundredths = (value: number): number => Math.round(value * 100) / 100;
