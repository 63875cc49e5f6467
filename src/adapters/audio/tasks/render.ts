import { defaultMp3Bitrate, type AudioFormat } from '../../../domain/catalog/audio.ts';
import type { ForensicMark } from '../../../domain/licensing/forensic-mark.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioRejected, Rendering } from '../../../ports/driven/media/audio-processor.ts';
import type { Blocks, Encoding, PcmStream, Sound } from '../codecs/codec.ts';
import { decoding, type DecodingSettings } from '../codecs/decoding.ts';
import type { Block } from '../dsp/pcm.ts';
import { forensicMarker } from '../dsp/forensic/forensic-mark.ts';
import { resampler } from '../dsp/resample.ts';

interface RenderTask {
  readonly file: string;
  readonly into: string;
  readonly format: AudioFormat;
  readonly rendering: Rendering;
}

/**
 * Lossless formats keep the depth, and the rate unless another is requested; other formats use a rate that
 * every player supports.
 */
export const render = (
  { file, into, format, rendering }: RenderTask,
  settings: DecodingSettings,
): Promise<Result<{ readonly durationMs: number }, AudioRejected>> =>
  decoding(
    file,
    { ...settings, silent: rendering.mayBeSilent ? 'accepted' : 'rejected' },
    async (decoded) => {
      const { mark, sampleRate = decoded.sampleRate, tags } = rendering;
      const encoding = { ...encodingFor(format, decoded.sound, rendering), tags };
      const carrying = mark === undefined ? decoded : markedWith(mark, decoded, settings.markKey);
      const rate = 'depth' in encoding ? sampleRate : rateFor(decoded.sampleRate);
      const stream = resampledTo(rate, carrying);
      const encoded = await settings.codec.encode(stream, encoding, into);
      if (!encoded.ok) return encoded;
      return ok({ durationMs: Math.round((encoded.value.frames / stream.sampleRate) * 1000) });
    },
  );

const encodingFor = (
  format: AudioFormat,
  { depth }: Sound,
  { bitrate = defaultMp3Bitrate }: Rendering,
): Encoding => {
  switch (format) {
    case 'mp3':
      return { format, kbps: bitrate };
    case 'ogg':
      return { format, quality: 8 };
    case 'wav':
    case 'flac':
      return { format, depth };
  }
};

/** Returns the rate that resamples least, of those that every MP3 and Vorbis player supports. */
const rateFor = (sampleRate: number): number =>
  [32000, 44100, 48000].includes(sampleRate) ? sampleRate : sampleRate % 11025 === 0 ? 44100 : 48000;

const markedWith = (payload: ForensicMark, stream: PcmStream, key: Uint8Array | undefined): PcmStream => {
  if (key === undefined) throw new Error('marks cannot be embedded without a mark key');
  const marker = forensicMarker(stream.sampleRate, stream.channels, { key, payload });
  return { ...stream, blocks: through(marker, stream.blocks) };
};

const resampledTo = (sampleRate: number, stream: PcmStream): PcmStream =>
  stream.sampleRate === sampleRate
    ? stream
    : {
        ...stream,
        sampleRate,
        blocks: through(resampler(stream.sampleRate, sampleRate, stream.channels), stream.blocks),
      };

interface Change {
  readonly push: (block: Block) => Block;
  readonly finish: () => Block;
}

async function* through({ push, finish }: Change, blocks: Blocks): Blocks {
  for await (const block of blocks) {
    yield block.ok ? ok(push(block.value)) : block;
    if (!block.ok) return;
  }
  yield ok(finish());
}
