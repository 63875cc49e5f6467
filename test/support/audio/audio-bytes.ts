import { crc16, crc8 } from './flac-crc.ts';

/** Bytes of containers around no sound, to try what reads their headers. */
interface Page {
  readonly type: number;
  readonly granule?: number;
  readonly serial?: number;
  readonly sequence: number;
  readonly body: Buffer;
}

/** One Ogg page (RFC 3533) of less than 255 × 255 bytes. */
export const oggPage = ({ type, granule = 0, serial = 7, sequence, body }: Page): Buffer => {
  const full = Math.floor(body.length / 255);
  const lacing = Buffer.concat([Buffer.alloc(full, 255), Buffer.from([body.length % 255])]);
  const head = Buffer.alloc(27);
  head.write('OggS', 0, 'latin1');
  head.writeUInt8(type, 5);
  head.writeBigInt64LE(BigInt(granule), 6);
  head.writeUInt32LE(serial, 14);
  head.writeUInt32LE(sequence, 18);
  head.writeUInt8(lacing.length, 26);
  const page = Buffer.concat([head, lacing, body]);
  page.writeUInt32LE(checksum(page), 22);
  return page;
};

/** Bit by bit, unlike the table of the adapter. */
const checksum = (bytes: Buffer): number => {
  let crc = 0n;
  for (const byte of bytes) {
    crc ^= BigInt(byte) << 24n;
    for (let bit = 0; bit < 8; bit++)
      crc = ((crc << 1n) ^ (crc & 0x80000000n ? 0x04c11db7n : 0n)) & 0xffffffffn;
  }
  return Number(crc);
};

export const vorbisHead = (channels: number, sampleRate: number): Buffer => {
  const head = Buffer.alloc(30);
  head.write('\x01vorbis', 0, 'latin1');
  head.writeUInt8(channels, 11);
  head.writeUInt32LE(sampleRate, 12);
  return head;
};

interface FlacShape {
  readonly sampleRate?: number;
  readonly channels?: number;
  readonly bits?: number;
  readonly frames?: number;
}

/** STREAMINFO as the last metadata block, and the beginning of a frame. */
export const flacBytes = ({
  sampleRate = 44100,
  channels = 2,
  bits = 16,
  frames = 88200,
}: FlacShape = {}): Buffer => {
  const bytes = Buffer.alloc(60);
  bytes.write('fLaC', 0, 'latin1');
  bytes.writeUInt32BE(0x80000022, 4);
  const packed = [
    BigInt(sampleRate) << 44n,
    BigInt(channels - 1) << 41n,
    BigInt(bits - 1) << 36n,
    BigInt(frames),
  ];
  bytes.writeBigUInt64BE(
    packed.reduce((all, part) => all | part),
    18,
  );
  bytes.writeUInt16BE(0xfff8, 42);
  return bytes;
};

/** FLAC frames of silence: 16 bytes for 65,535 samples in stereo. */
export const silentFlacFrames = (count: number): Buffer => {
  // The number of a frame is 0 in all of them: decoders read them in order.
  const frame = Buffer.from('fff8791800fffe00000000000000'.padEnd(32, '0'), 'hex');
  frame.writeUInt8(crc8(frame, 0, 7), 7);
  frame.writeUInt16BE(crc16(frame, 0, 14), 14);
  return Buffer.concat(Array.from({ length: count }, () => frame));
};

/** Frames of MPEG 1 layer III at 128 kbit/s and 44.1 kHz, of zeros. */
export const mp3Bytes = (frames: number, mode: 'stereo' | 'mono' = 'stereo'): Buffer => {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(mode === 'stereo' ? 0xfffb9000 : 0xfffb90c0);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
};
