/** The beginning of a FLAC frame (RFC 9639, section 9.1). */
export interface FlacFrame {
  /** The number of its first sample if block sizes vary, otherwise of the frame. */
  readonly number: number;
  /** The number of the frame after it. */
  readonly next: number;
  /** Samples of each channel. */
  readonly samples: number;
  /** The properties that all frames of a stream share, as one number: the kind of numbering, and the codes of sample rate and depth. */
  readonly stream: number;
}

/** In bytes, with its checksum. */
export const longestHeader = 16;

const crc8Of = Uint8Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : crc << 1;
  return crc;
});

/** Returns a coded number and its length in bytes: UTF-8, extended to 36 bits. */
const codedNumber = (
  bytes: Uint8Array,
  at: number,
): readonly [number: number, length: number] | undefined => {
  const first = bytes[at] ?? 0xff;
  const length = first < 0x80 ? 1 : Math.clz32(~(first << 24));
  if ((length === 1 && first >= 0x80) || length > 7) return undefined;
  let number = length === 1 ? first : first & (0x7f >> length);
  for (let i = 1; i < length; i++) {
    const byte = bytes[at + i] ?? 0;
    if (byte >> 6 !== 2) return undefined;
    number = number * 64 + (byte & 0x3f);
  }
  return [number, length];
};

/**
 * Returns the frame that begins at `at`, or undefined if none does. Of random bytes one place in some four million
 * looks like a frame.
 */
export const flacFrame = (bytes: Uint8Array, at: number): FlacFrame | undefined => {
  const [sync = 0, strategy = 0, sizes = 0, format = 0] = bytes.subarray(at, at + 4);
  const [sizeCode, rateCode] = [sizes >> 4, sizes & 15];
  if (sync !== 0xff || strategy >> 1 !== 0x7c || sizeCode === 0 || rateCode === 15) return undefined;
  if (format >> 4 > 10 || format & 1) return undefined;
  const coded = codedNumber(bytes, at + 4);
  if (coded === undefined) return undefined;
  const [number, length] = coded;
  const sizeAt = at + 4 + length;
  const sizeBytes = sizeCode === 6 ? 1 : sizeCode === 7 ? 2 : 0;
  const end = sizeAt + sizeBytes + (rateCode < 12 ? 0 : rateCode === 12 ? 1 : 2);
  let crc = 0;
  for (let i = at; i < end; i++) crc = crc8Of[crc ^ (bytes[i] ?? 0)] ?? 0;
  if (end >= bytes.length || crc !== bytes[end]) return undefined;
  const samples = samplesOf(sizeCode, bytes[sizeAt] ?? 0, bytes[sizeAt + 1] ?? 0);
  const stream = ((strategy & 1) << 8) | (rateCode << 4) | (format & 0x0e);
  return { number, next: number + (strategy & 1 ? samples : 1), samples, stream };
};

const samplesOf = (code: number, high: number, low: number): number => {
  if (code === 1) return 192;
  if (code < 6) return 576 << (code - 2);
  if (code === 6) return high + 1;
  return code === 7 ? high * 256 + low + 1 : 256 << (code - 8);
};

/**
 * Counts the samples of frames whose numbers follow one another from the first, in the bytes after the metadata as they
 * arrive. A missing frame ends the count, because no later one has the next number. Of a million files, one contains
 * bytes within a frame that look like the next one, so its count is wrong.
 */
export const flacSamples = (first: FlacFrame) => {
  let samples = 0;
  let next = first.number;
  let rest: Uint8Array = new Uint8Array(0);
  const count = (bytes: Uint8Array, until: number): void => {
    for (let at = bytes.indexOf(0xff); at >= 0 && at < until; at = bytes.indexOf(0xff, at + 1)) {
      const frame = flacFrame(bytes, at);
      if (frame?.number !== next || frame.stream !== first.stream) continue;
      samples += frame.samples;
      next = frame.next;
    }
  };
  return {
    push: (bytes: Uint8Array): void => {
      const whole = Buffer.concat([rest, bytes]);
      const until = Math.max(0, whole.length - longestHeader);
      count(whole, until);
      rest = whole.subarray(until);
    },
    /** Returns the number of samples of each channel. */
    finish: (): number => {
      count(rest, rest.length);
      rest = new Uint8Array(0);
      return samples;
    },
  };
};
