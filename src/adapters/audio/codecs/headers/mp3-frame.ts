/** The header of one MPEG layer III frame (ISO 11172-3, 13818-3 and the 2.5 extension). */
export interface Mp3Frame {
  readonly mpeg1: boolean;
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  readonly samples: 1152 | 576;
  readonly bytes: number;
  /** The offset of a Xing or Info tag from the beginning of the frame. */
  readonly tagAt: number;
}

const kbps = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const rates = [44100, 48000, 32000];

/** Returns a frame header, or undefined if these 4 bytes are no layer III frame with a bit rate. */
export const mp3Frame = (header: Buffer): Mp3Frame | undefined => {
  if (header.length < 4) return undefined;
  const word = header.readUInt32BE(0);
  const version = (word >>> 19) & 3;
  const layer = (word >>> 17) & 3;
  const mpeg1 = version === 3;
  const rate = rates[(word >>> 10) & 3];
  const bitrate = kbps[mpeg1 ? 'mpeg1' : 'mpeg2'][(word >>> 12) & 15];
  if (word >>> 21 !== 0x7ff || version === 1 || layer !== 1 || rate === undefined) return undefined;
  if (bitrate === undefined || bitrate === 0) return undefined;
  const sampleRate = version === 3 ? rate : version === 2 ? rate / 2 : rate / 4;
  const padding = (word >>> 9) & 1;
  const mono = ((word >>> 6) & 3) === 3;
  return {
    mpeg1,
    sampleRate,
    channels: mono ? 1 : 2,
    samples: mpeg1 ? 1152 : 576,
    bytes: Math.floor(((mpeg1 ? 144_000 : 72_000) * bitrate) / sampleRate) + padding,
    tagAt: 4 + (mpeg1 ? (mono ? 17 : 32) : mono ? 9 : 17),
  };
};

export const sameStream = (a: Mp3Frame, b: Mp3Frame): boolean =>
  a.mpeg1 === b.mpeg1 && a.sampleRate === b.sampleRate && a.channels === b.channels;
