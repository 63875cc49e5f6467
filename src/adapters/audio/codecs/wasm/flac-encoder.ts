import flac, { type StreamMetadata } from 'libflacjs/dist/libflac.js';
import { framesIn } from '../../dsp/pcm.ts';
import { interleavedInts, type BitDepth } from '../../dsp/quantize.ts';
import type { PcmStream } from '../codec.ts';
import type { Encoder } from '../coders.ts';

const compression = 5;
const magicAndHeader = 8;

/** libFLAC: the length and the checksum are known only at the end, so the head is written then. */
export const flacEncoder = async ({ sampleRate, channels }: PcmStream, depth: BitDepth): Promise<Encoder> => {
  await ready();
  const encoder = flac.create_libflac_encoder(sampleRate, channels, depth, compression, 0, false, 0);
  const written: Uint8Array[] = [];
  let head: Uint8Array | undefined;
  const status = flac.init_encoder_stream(
    encoder,
    (bytes) => void written.push(bytes.slice()),
    (info) => (head = info && streamInfo(info)),
  );
  if (status !== 0) throw new Error(`libFLAC could not start: status ${status}`);
  const taken = () => Buffer.concat(written.splice(0));
  return {
    push: (block) => {
      const ints = interleavedInts(block, depth);
      if (!flac.FLAC__stream_encoder_process_interleaved(encoder, ints, framesIn(block)))
        throw new Error(`libFLAC could not continue: state ${flac.FLAC__stream_encoder_get_state(encoder)}`);
      return taken();
    },
    finish: () => {
      flac.FLAC__stream_encoder_finish(encoder);
      flac.FLAC__stream_encoder_delete(encoder);
      return taken();
    },
    head: () => head ?? new Uint8Array(0),
  };
};

const ready = async (): Promise<void> => {
  if (!flac.isReady()) await new Promise((resolve) => flac.on('ready', resolve));
};

/** The marker, the block header and STREAMINFO (RFC 9639, section 8.2), not the last block. */
const streamInfo = (info: StreamMetadata): Buffer => {
  const bytes = Buffer.alloc(magicAndHeader + 34);
  bytes.write('fLaC', 0, 'latin1');
  bytes.writeUInt32BE(34, 4);
  bytes.writeUInt16BE(info.min_blocksize, 8);
  bytes.writeUInt16BE(info.max_blocksize, 10);
  bytes.writeUIntBE(info.min_framesize, 12, 3);
  bytes.writeUIntBE(info.max_framesize, 15, 3);
  const packed =
    (BigInt(info.sampleRate) << 44n) |
    (BigInt(info.channels - 1) << 41n) |
    (BigInt(info.bitsPerSample - 1) << 36n) |
    BigInt(info.total_samples);
  bytes.writeBigUInt64BE(packed, 18);
  bytes.write(info.md5sum, 26, 'hex');
  return bytes;
};
