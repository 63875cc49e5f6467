import type { Mp3Bitrate } from '../../../../domain/catalog/audio.ts';

const encoderDelay = 576; // The delay of LAME in samples; decoders add 529 of their own.
const samplesPerFrame = 1152;
const rateIndex: Readonly<Record<number, number>> = { 44100: 0, 48000: 1, 32000: 2 };
const bitrateIndex = { 128: 9, 192: 11, 256: 13, 320: 14 };

export interface EncodedMp3 {
  readonly sampleRate: 32000 | 44100 | 48000;
  readonly channels: 1 | 2;
  readonly kbps: Mp3Bitrate;
  readonly samples: number;
  /** The bytes of all frames except this one. */
  readonly bytes: number;
}

/**
 * Returns the silent first frame of an MP3 of constant bit rate, with the Info tag and LAME's extension: the
 * number of frames that follow, and the silence that the encoder added before and after, which players need
 * for gapless playback (gabriel.mp3-tech.org/mp3infotag.html).
 */
export const lameTagFrame = ({ sampleRate, channels, kbps, samples, bytes }: EncodedMp3): Buffer => {
  const frameBytes = (144_000 * kbps) / sampleRate;
  const frames = Math.round(bytes / frameBytes);
  const padding = Math.max(0, Math.min(4095, frames * samplesPerFrame - encoderDelay - samples));
  const frame = Buffer.alloc(Math.floor(frameBytes));
  const mode = channels === 2 ? 0x40 : 0xc0; // joint stereo or mono
  frame.writeUInt32BE(
    ((0xfffb << 16) + (bitrateIndex[kbps] << 12) + ((rateIndex[sampleRate] ?? 0) << 10) + mode) >>> 0,
  );
  const tagAt = channels === 2 ? 36 : 21;
  frame.write('Info', tagAt, 'latin1');
  frame.writeUInt32BE(0b1111, tagAt + 4); // frames, bytes, table and quality follow
  frame.writeUInt32BE(frames, tagAt + 8);
  frame.writeUInt32BE(bytes + frame.length, tagAt + 12);
  for (let percent = 0; percent < 100; percent++)
    frame[tagAt + 16 + percent] = Math.floor((percent * 256) / 100);
  frame.writeUInt32BE(100 - 4 * 10, tagAt + 116);
  const lameAt = tagAt + 120;
  frame.write('LAME3.100', lameAt, 'latin1');
  frame[lameAt + 9] = 0x01; // revision 0, constant bit rate
  frame[lameAt + 20] = Math.min(255, kbps);
  frame.writeUIntBE(encoderDelay * 4096 + padding, lameAt + 21, 3);
  frame.writeUInt32BE(bytes + frame.length, lameAt + 28);
  frame.writeUInt16BE(crc16(frame.subarray(0, lameAt + 34)), lameAt + 34);
  return frame;
};

/** CRC-16 with the reflected polynomial 0xA001, begun at 0. */
const crc16 = (bytes: Buffer): number => {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
  }
  return crc;
};
