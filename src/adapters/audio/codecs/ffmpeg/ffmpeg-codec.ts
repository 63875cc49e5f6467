import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fail, ok, type Result } from '../../../../domain/shared/result.ts';
import type { AudioRejected } from '../../../../ports/driven/media/audio-processor.ts';
import { Unavailable } from '../../../../ports/driven/shared/unavailable.ts';
import { framesIn } from '../../dsp/pcm.ts';
import { interleavedFloats, littleEndian, planes } from '../../dsp/quantize.ts';
import {
  rejection,
  type AudioCodec,
  type Blocks,
  type Encoding,
  type PcmStream,
  type Source,
} from '../codec.ts';
import { decodedBy, resampledBlocks } from '../coders.ts';
import { wavDecoder } from '../wav.ts';
import { startFfmpeg, type FfmpegSettings } from './process.ts';

/**
 * The ffmpeg decoder of each format. WAV has none, because reading it here costs less than starting a
 * process. FLAC is decoded by ffmpeg only to resample it, or if it declares no length.
 */
const decoders = {
  mp3: 'mp3float,mp3',
  flac: 'flac',
  ogg: 'vorbis,libvorbis',
};

/**
 * Decodes and encodes with ffmpeg as a process. The process gets the open file as its input, never a name,
 * and may use only the demuxer and the decoder that match the file, so that a file cannot make it read
 * anything else.
 */
export const ffmpegCodec = (settings: FfmpegSettings): AudioCodec => ({
  decode: (source, sampleRate = source.sound.sampleRate) => {
    const { sound, reader } = source;
    if (sound.container === 'wav')
      return resampledBlocks(
        decodedBy(source, () => wavDecoder(reader)),
        sound,
        sampleRate,
      );
    // For a song this takes less than half of the CPU time: ffmpeg needs as long to start as to decode it. But only
    // ffmpeg notices that a frame is missing where no length is declared.
    if (sound.container === 'flac' && sound.frames !== undefined && sampleRate === sound.sampleRate)
      return decodedBy(source, async () => (await import('../wasm/flac-decoder.ts')).flacDecoder(source));
    return decode(settings, source, sound.container, sampleRate);
  },
  encode: (stream, encoding, into) => encode(settings, stream, encoding, into),
});

async function* decode(
  settings: FfmpegSettings,
  { fd, sound: { channels } }: Source,
  container: keyof typeof decoders,
  sampleRate: number,
): Blocks {
  const allowed = ['-protocol_whitelist', 'pipe', '-format_whitelist', container];
  const input = ['-f', container, '-codec_whitelist', decoders[container], '-i', 'pipe:0', '-map', '0:a:0'];
  const output = [
    '-f',
    'f32le',
    '-c:a',
    'pcm_f32le',
    '-ar',
    String(sampleRate),
    '-ac',
    String(channels),
    'pipe:1',
  ];
  const strict = container === 'flac' ? ['-xerror', '-err_detect', 'crccheck+explode'] : [];
  const run = startFfmpeg(settings, fd, [...strict, ...allowed, ...input, ...output]);
  try {
    let rest = Buffer.alloc(0);
    for await (const chunk of (run.child.stdout ?? []) as AsyncIterable<Buffer>) {
      const bytes = Buffer.concat([rest, chunk]);
      const whole = bytes.length - (bytes.length % (4 * channels));
      const floats = new Float32Array(new Uint8Array(bytes.subarray(0, whole)).buffer);
      rest = bytes.subarray(whole);
      yield ok(planes(floats, channels));
    }
    const ended = await run.ended;
    if (ended !== 'done')
      yield fail({
        ...rejection('undecodable', 'The file cannot be decoded: it is damaged.'),
        ...(ended === 'killed' && { isKilled: true }),
      });
  } finally {
    run.kill();
  }
}

const encode = async (
  settings: FfmpegSettings,
  { sampleRate, channels, blocks }: PcmStream,
  encoding: Encoding,
  into: string,
): Promise<Result<{ readonly frames: number }, AudioRejected>> => {
  const lossless = 'depth' in encoding;
  const raw = lossless ? `s${encoding.depth}le` : 'f32le';
  const input = ['-f', raw, '-ar', String(sampleRate), '-ac', String(channels), '-i', 'pipe:0'];
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', '-threads', '1'];
  const output = [...codecArguments(encoding), '-f', encoding.format, '-y', `file:${into}`];
  // Without -xerror, a write that fails because of a full disk is logged and the exit code is still 0.
  const strict = ['-xerror', '-protocol_whitelist', 'pipe'];
  const run = startFfmpeg(settings, 'pipe', [...strict, ...input, ...plain, ...output]);
  let frames = 0;
  let failure: Result<never, AudioRejected> | undefined;
  const bytes = async function* () {
    for await (const block of blocks) {
      if (!block.ok) {
        failure = block;
        return;
      }
      frames += framesIn(block.value);
      yield lossless ? littleEndian(block.value, encoding.depth) : interleavedFloats(block.value);
    }
  };
  try {
    if (run.child.stdin === null) throw new Error('ffmpeg was started without an input');
    await pipeline(Readable.from(bytes(), { objectMode: true }), run.child.stdin);
    if ((await run.ended) !== 'done') throw new Unavailable(`ffmpeg could not write the ${encoding.format}`);
  } finally {
    run.kill();
  }
  return failure ?? ok({ frames });
};

const codecArguments = (encoding: Encoding): readonly string[] => {
  switch (encoding.format) {
    case 'mp3':
      return ['-c:a', 'libmp3lame', '-b:a', `${encoding.kbps}k`, '-id3v2_version', '0', '-write_id3v1', '0'];
    case 'ogg':
      return ['-c:a', 'libvorbis', '-q:a', String(encoding.quality)];
    case 'wav':
      return ['-c:a', `pcm_s${encoding.depth}le`];
    case 'flac':
      return encoding.depth === 16
        ? ['-c:a', 'flac', '-sample_fmt', 's16']
        : ['-c:a', 'flac', '-sample_fmt', 's32', '-bits_per_raw_sample', '24'];
  }
};
