import { previewMs } from '../../../domain/catalog/audio.ts';
import type { FileTags } from '../../../domain/licensing/file-tags.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioRejected, Preview } from '../../../ports/driven/media/audio-processor.ts';
import { rejected, type Blocks } from '../codecs/codec.ts';
import { decoding, type DecodingSettings } from '../codecs/decoding.ts';
import { faded } from '../dsp/fades.ts';
import { powerMeter } from '../dsp/loudness/k-weighting.ts';
import { highestGain, leveler } from '../dsp/loudness/levelling.ts';
import { framesPerStep, loudnessOf } from '../dsp/loudness/loudness.ts';
import { excerptKeeper } from '../dsp/loudness/loudest.ts';
import { watermarked } from '../dsp/watermark.ts';
import {
  asStereo,
  framesIn,
  highestSample,
  joined,
  ratioOf,
  scaled,
  sliced,
  type Block,
  type Pcm,
} from '../dsp/pcm.ts';
import { resampled } from '../dsp/resample.ts';

const sampleRate = 44100;
const targetLufs = -16;
const withinLufs = 0.6; // of the ±1 that a preview may be off
const ceilingDb = -3; // true peak; the rest is for the encoder, which overshoots
const attempts = 3;
const excerptSteps = previewMs / 100;
const maxFrames = (previewMs / 1000) * sampleRate;

interface PreviewTask {
  readonly file: string;
  readonly into: string;
  readonly seed: string;
  readonly tags: FileTags | undefined;
}

export const preview = async (
  { file, into, seed, tags }: PreviewTask,
  settings: DecodingSettings,
): Promise<Result<Preview, AudioRejected>> => {
  const cut = await loudestPart(file, settings);
  if (!cut.ok) return cut;
  const excerpt = { sampleRate, channels: cut.value.channels };
  const lufs = loudnessOf(excerpt);
  if (lufs === -Infinity) return rejected('silent', 'The file contains no audible sound.');
  const loud = scaled(shaped(excerpt.channels), Math.min(highestGain, ratioOf(targetLufs - lufs)));
  const sounding = watermarked({ sampleRate, channels: loud }, seed);
  const loudness = await encodedAtTarget({ sampleRate, channels: sounding }, { into, tags }, settings);
  if (!loudness.ok) return loudness;
  return ok({
    startMs: cut.value.startMs,
    durationMs: Math.round((framesIn(sounding) / sampleRate) * 1000),
    loudnessLufs: Math.round(loudness.value * 100) / 100,
  });
};

/** Returns the loudest part in stereo at 44.1 kHz. */
const loudestPart = (file: string, settings: DecodingSettings) =>
  decoding(file, { ...settings, silent: 'rejected' }, async (decoded) => {
    const step = framesPerStep(decoded.sampleRate);
    const meter = powerMeter(decoded.sampleRate, decoded.channels);
    const keeper = excerptKeeper(excerptSteps);
    for await (const block of decoded.blocks) {
      if (!block.ok) return block;
      keeper.push(block.value, framesIn(block.value) === step ? meter(block.value) : undefined);
    }
    const { start, channels } = keeper.excerpt();
    return ok({
      startMs: Math.round((start * step * 1000) / decoded.sampleRate),
      channels: sliced(asStereo(resampled(channels, decoded.sampleRate, sampleRate)), 0, maxFrames),
    });
  });

/** Fades the sound in and out, as far as its length permits. */
const shaped = (block: Block): Block => {
  const frames = framesIn(block);
  return faded(block, Math.min(0.4 * sampleRate, frames / 10), Math.min(2 * sampleRate, frames / 5));
};

/** Encodes and measures the result, and retries if encoding changed loudness or peak too far. */
const encodedAtTarget = async (
  sound: Pcm,
  { into, tags }: Pick<PreviewTask, 'into' | 'tags'>,
  settings: DecodingSettings,
): Promise<Result<number, AudioRejected>> => {
  const leveled = leveler(sound);
  let [target, ceiling] = [targetLufs, ratioOf(ceilingDb)];
  for (let attempt = 1; ; attempt++) {
    const level = leveled(target, ceiling);
    const stream = { sampleRate, channels: 2, blocks: once(level) } as const;
    const encoded = await settings.codec.encode(stream, { format: 'mp3', kbps: 128, tags }, into);
    if (!encoded.ok) return encoded;
    const measured = await measuredFile(into, settings);
    if (!measured.ok) return measured;
    const missing = targetLufs - measured.value.loudness;
    const clipped = measured.value.peak > 1;
    if (attempt === attempts || (Math.abs(missing) <= withinLufs && !clipped))
      return ok(measured.value.loudness);
    target += missing;
    if (clipped) ceiling *= 0.97 / measured.value.peak;
  }
};

async function* once(block: Block): Blocks {
  yield ok(block);
}

const measuredFile = (file: string, settings: DecodingSettings) =>
  decoding(file, { ...settings, silent: 'accepted' }, async ({ blocks }) => {
    const decoded: Block[] = [];
    for await (const block of blocks) {
      if (!block.ok) return block;
      decoded.push(block.value);
    }
    const channels = joined(decoded);
    return ok({ loudness: loudnessOf({ sampleRate, channels }), peak: highestSample(channels) });
  });
