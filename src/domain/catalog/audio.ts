/** Formats a master may arrive in and a licensed download may leave in. */
export const audioFormats = ['mp3', 'wav', 'flac', 'ogg'] as const;
export type AudioFormat = (typeof audioFormats)[number];

/** kbit/s that an MP3 can be downloaded at, and what it is made at otherwise. */
export const mp3Bitrates = [128, 192, 256, 320] as const;
export type Mp3Bitrate = (typeof mp3Bitrates)[number];
export const defaultMp3Bitrate: Mp3Bitrate = 320;

/** Sample rates, in Hz, that a WAV or FLAC can be downloaded at; otherwise it keeps that of the recording. */
export const losslessSampleRates = [44_100, 48_000, 96_000] as const;
export type LosslessSampleRate = (typeof losslessSampleRates)[number];

/** Formats that stems can be downloaded in, beside the one they were delivered in. */
export const stemFormats = ['wav', 'flac'] as const;
export type StemFormat = (typeof stemFormats)[number];

/** The quality of a file. `bitrate` is for MP3 alone, `sampleRate` for WAV and FLAC. */
export interface Quality {
  readonly bitrate?: Mp3Bitrate;
  readonly sampleRate?: LosslessSampleRate;
}

/** The length of a preview (spec §8), or all of a shorter recording. */
export const previewMs = 30_000;

/** Min/max pairs of 8 bits, one pair a pixel: `[min0, max0, min1, max1, …]`. */
export interface PeakData {
  readonly sampleRate: number;
  readonly samplesPerPixel: number;
  readonly pairs: Int8Array;
}

/** BBC audiowaveform JSON, version 2, as wavesurfer.js and peaks.js read it. */
export interface Waveform {
  readonly version: 2;
  readonly channels: 1;
  readonly sample_rate: number;
  readonly samples_per_pixel: number;
  readonly bits: 8;
  readonly length: number;
  readonly data: readonly number[];
}

/** At most `points` pixels, each made of whole pixels of the data; never finer than the data. */
export const waveformOf = (peaks: PeakData, points: number): Waveform => {
  const pixels = peaks.pairs.length / 2;
  const merge = Math.max(1, Math.ceil(pixels / points));
  const length = Math.ceil(pixels / merge);
  const data = new Array<number>(length * 2);
  for (let pixel = 0; pixel < length; pixel++) {
    let low = 127;
    let high = -128;
    for (let i = pixel * merge; i < Math.min(pixels, (pixel + 1) * merge); i++) {
      low = Math.min(low, peaks.pairs[2 * i] ?? 0);
      high = Math.max(high, peaks.pairs[2 * i + 1] ?? 0);
    }
    data[2 * pixel] = low;
    data[2 * pixel + 1] = high;
  }
  return {
    version: 2,
    channels: 1,
    sample_rate: peaks.sampleRate,
    samples_per_pixel: peaks.samplesPerPixel * merge,
    bits: 8,
    length,
    data,
  };
};
