import { ok, type Result } from '../../../../domain/shared/result.ts';
import type { AudioRejected } from '../../../../ports/driven/media/audio-processor.ts';
import { rejected, type Sound } from '../codec.ts';
import type { Reader } from '../reader.ts';

/**
 * Reads the STREAMINFO block with which every FLAC begins (RFC 9639, section 8.2), and checks that sound
 * follows the metadata.
 */
export const flacSound = (reader: Reader): Result<Sound, AudioRejected> => {
  const start = reader.at(4, 38);
  if (start.length < 38) return rejected('truncated', 'The FLAC ends before its sound begins.');
  if ((start.readUInt8(0) & 0x7f) !== 0 || start.readUIntBE(1, 3) !== 34)
    return rejected('undecodable', 'The FLAC does not begin with a description of its stream.');
  const packed = start.readBigUInt64BE(14);
  const sampleRate = Number(packed >> 44n);
  const channels = Number((packed >> 41n) & 7n) + 1;
  const bits = Number((packed >> 36n) & 31n) + 1;
  const frames = Number(packed & 0xfffffffffn);
  if (channels > 2)
    return rejected('too-many-channels', `The FLAC has ${channels} channels; at most 2 are supported.`);
  if (bits > 24)
    return rejected('undecodable', `The FLAC has ${bits}-bit samples; at most 24 bits are supported.`);
  const { soundAt: begins } = flacBlocks(reader);
  if (begins === undefined) return rejected('truncated', 'The FLAC ends before its sound begins.');
  const sync = reader.at(begins, 2);
  if (sync.length === 2 && (sync.readUInt16BE(0) & 0xfffe) !== 0xfff8)
    return rejected('undecodable', 'The FLAC contains no sound after its metadata.');
  const known = { container: 'flac', sampleRate, channels: channels === 1 ? 1 : 2 } as const;
  return ok({ ...known, depth: bits > 16 ? 24 : 16, ...(frames > 0 ? { frames } : {}) });
};

/** Programs write a dozen; RFC 9639 sets no limit, and endless empty ones would block the reader. */
const maxMetadata = 1_000;

interface FlacBlock {
  readonly type: number;
  /** The offset of its header. */
  readonly at: number;
  /** The length, including the header. */
  readonly length: number;
}

/**
 * Returns the metadata blocks and the offset of the sound, which is absent if the file ends before it or has
 * too many blocks.
 */
export const flacBlocks = (
  reader: Reader,
): { readonly blocks: readonly FlacBlock[]; readonly soundAt?: number } => {
  const blocks: FlacBlock[] = [];
  for (let at = 4; at + 4 <= reader.size && blocks.length <= maxMetadata;) {
    const header = reader.at(at, 4);
    const first = header.readUInt8(0);
    const length = 4 + header.readUIntBE(1, 3);
    blocks.push({ type: first & 0x7f, at, length });
    at += length;
    if (first >= 0x80) return at < reader.size ? { blocks, soundAt: at } : { blocks };
  }
  return { blocks };
};
