import type { SoundAnalysis } from '../../../domain/enrichment/sound.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioRefused } from '../../../ports/driven/audio-workshop.ts';
import { refused } from '../codecs/codec.ts';
import { decoding, type Bench } from '../codecs/decoding.ts';
import { conclusionsFrom, impressionListener } from '../dsp/analysis.ts';
import { powerMeter } from '../dsp/k-weighting.ts';
import { framesPerStep, integratedLoudness } from '../dsp/loudness.ts';
import { framesIn } from '../dsp/pcm.ts';

/** One pass over the samples; of them nothing is kept but what was heard of each short moment. */
export const analyze = (
  { file }: { readonly file: string },
  bench: Bench,
): Promise<Result<SoundAnalysis, AudioRefused>> =>
  decoding(file, { ...bench, silent: 'refused' }, async ({ sampleRate, channels, blocks }) => {
    const meter = powerMeter(sampleRate, channels);
    const impression = impressionListener(sampleRate);
    const powers: number[] = [];
    let frames = 0;
    for await (const block of blocks) {
      if (!block.ok) return block;
      frames += framesIn(block.value);
      if (framesIn(block.value) === framesPerStep(sampleRate)) powers.push(meter(block.value));
      impression.hear(block.value);
    }
    const loudness = integratedLoudness(powers);
    if (loudness === -Infinity) return refused('silent', 'Nothing in the file is loud enough to be heard.');
    const loudnessLufs = Math.round(100 * loudness) / 100;
    return ok({
      durationMs: Math.round((frames / sampleRate) * 1000),
      loudnessLufs,
      ...conclusionsFrom(impression.finish(), loudnessLufs),
    });
  });
