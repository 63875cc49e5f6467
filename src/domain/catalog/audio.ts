/** Formats in which a master may be delivered and a licensed file downloaded. */
export const audioFormats = ['mp3', 'wav', 'flac', 'ogg'] as const;
export type AudioFormat = (typeof audioFormats)[number];

/** Bit rates in kbit/s at which an MP3 can be downloaded, and the default. */
export const mp3Bitrates = [128, 192, 256, 320] as const;
export type Mp3Bitrate = (typeof mp3Bitrates)[number];
export const defaultMp3Bitrate: Mp3Bitrate = 320;

/**
 * Sample rates in Hz at which a WAV or FLAC can be downloaded; by default the rate of the recording is kept.
 */
export const losslessSampleRates = [44_100, 48_000, 96_000] as const;
export type LosslessSampleRate = (typeof losslessSampleRates)[number];

/** Formats in which stems can be downloaded, beside the format in which they were delivered. */
export const stemFormats = ['wav', 'flac'] as const;
export type StemFormat = (typeof stemFormats)[number];

/** The quality of a file. `bitrate` applies to MP3, `sampleRate` to WAV and FLAC. */
export interface Quality {
  readonly bitrate?: Mp3Bitrate;
  readonly sampleRate?: LosslessSampleRate;
}

/**
 * The length of a preview in milliseconds (§8 of the specification); a shorter recording is previewed whole.
 */
export const previewMs = 30_000;

/** Pairs of 8-bit minimum and maximum, one pair for each pixel: `[min0, max0, min1, max1, …]`. */
export interface PeakData {
  readonly sampleRate: number;
  readonly samplesPerPixel: number;
  readonly pairs: Int8Array;
}

/** A waveform in version 2 of BBC audiowaveform's JSON format, which wavesurfer.js and peaks.js read. */
export interface Waveform {
  readonly version: 2;
  readonly channels: 1;
  readonly sample_rate: number;
  readonly samples_per_pixel: number;
  readonly bits: 8;
  readonly length: number;
  readonly data: readonly number[];
}

/**
 * Returns a waveform of at most `points` pixels. Each combines whole pixels of the data; the result is never
 * finer than the data.
 */
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
