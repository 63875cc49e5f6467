import { ok, type Result } from '../../../../domain/shared/result.ts';
import type { AudioRejected } from '../../../../ports/driven/media/audio-processor.ts';
import { rejected, type Sound } from '../codec.ts';
import type { Reader } from '../reader.ts';

export type WavSample = 'int16' | 'int24' | 'int32' | 'float32';

export interface WavLayout {
  readonly sound: Sound & { readonly frames: number };
  readonly sample: WavSample;
  readonly bytesPerFrame: number;
  readonly dataAt: number;
  /** The body of the chunk that describes the samples. */
  readonly format: Buffer;
}

const tags = { pcm: 1, float: 3, extensible: 0xfffe };
// The last 14 bytes of KSDATAFORMAT_SUBTYPE_*; the first two are the plain tag.
const subtypeTail = '000000001000800000aa00389b71';

/**
 * The limit of chunks before the samples. Programs write a dozen, and endless empty ones would block the
 * reader.
 */
const maxChunks = 1_000;

/** RIFF WAVE of 16, 24 or 32-bit integers or 32-bit floats, plain or WAVE_FORMAT_EXTENSIBLE. */
export const wavLayout = (reader: Reader): Result<WavLayout, AudioRejected> => {
  let format: Buffer | undefined;
  for (let at = 12, chunks = 0; at + 8 <= reader.size; chunks++) {
    if (chunks > maxChunks) return rejected('undecodable', 'The WAV contains no samples.');
    const header = reader.at(at, 8);
    const id = header.toString('latin1', 0, 4);
    const length = header.readUInt32LE(4);
    if (id === 'fmt ') format = Buffer.from(reader.at(at + 8, Math.min(length, 40)));
    if (id === 'data') {
      if (format === undefined)
        return rejected('undecodable', 'The WAV does not describe its samples before they begin.');
      return layout(format, at + 8, length, reader.size);
    }
    at += 8 + length + (length % 2);
  }
  return rejected('truncated', 'The WAV ends before its samples begin.');
};

const layout = (
  format: Buffer,
  dataAt: number,
  length: number,
  size: number,
): Result<WavLayout, AudioRejected> => {
  if (format.length < 16) return rejected('undecodable', 'The WAV does not describe its samples.');
  const channels = format.readUInt16LE(2);
  const sampleRate = format.readUInt32LE(4);
  const bytesPerFrame = format.readUInt16LE(12);
  const sample = sampleKind(format);
  if (sample === undefined)
    return rejected('undecodable', 'The WAV is not of 16, 24 or 32-bit integer or 32-bit float samples.');
  if (channels > 2)
    return rejected('too-many-channels', `The WAV has ${channels} channels; at most 2 are supported.`);
  if (channels < 1 || bytesPerFrame !== (channels * bitsOf[sample]) / 8)
    return rejected('undecodable', 'The WAV declares contradictory sample sizes.');
  if (dataAt + length > size)
    return rejected('truncated', 'The WAV ends before the samples that its header declares.');
  const depth = sample === 'int16' ? 16 : 24;
  const frames = Math.floor(length / bytesPerFrame);
  const sound = { container: 'wav', sampleRate, channels: channels === 1 ? 1 : 2, depth, frames } as const;
  return ok({ sound, sample, bytesPerFrame, dataAt, format });
};

const bitsOf: Readonly<Record<WavSample, number>> = { int16: 16, int24: 24, int32: 32, float32: 32 };

const sampleKind = (format: Buffer): WavSample | undefined => {
  const extensible = format.readUInt16LE(0) === tags.extensible;
  if (extensible && (format.length < 40 || format.toString('hex', 26, 40) !== subtypeTail)) return undefined;
  const tag = format.readUInt16LE(extensible ? 24 : 0);
  const bits = format.readUInt16LE(14);
  if (tag === tags.float) return bits === 32 ? 'float32' : undefined;
  if (tag !== tags.pcm) return undefined;
  return bits === 16 ? 'int16' : bits === 24 ? 'int24' : bits === 32 ? 'int32' : undefined;
};
