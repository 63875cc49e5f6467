import { deflateRawSync, gzipSync } from 'node:zlib';
import type { AudioRejected } from '../../../src/ports/driven/media/audio-processor.ts';
import { flacBytes, mp3Bytes, oggPage, silentFlacFrames, vorbisHead } from './audio-bytes.ts';
import { noise, silence, sine } from './sounds.ts';
import { wavBytes } from './wav.ts';

/** A file that must be rejected, and why. Several reasons if decoders may detect it by different signs. */
export interface HostileSound {
  readonly what: string;
  readonly name: string;
  readonly reasons: readonly AudioRejected['reason'][];
  readonly bytes: Buffer;
  /** The number of zeros after the bytes, which a sparse file contains without using the disk. */
  readonly sparseBytes?: number;
}

const sampleRate = 8000;
const hum = sine(220, -12, 2, sampleRate);
const wav = wavBytes({ sampleRate, channels: [hum] });
const day = 24 * 3600;

/** The WAV with a field of its header changed: 22 channels, 24 rate, 32 bytes a frame, 34 bits, 40 bytes of samples. */
const withHeaderField = (at: 22 | 24 | 32 | 34 | 40, value: number): Buffer => {
  const copy = Buffer.from(wav);
  if (at === 24 || at === 40) copy.writeUInt32LE(value, at);
  else copy.writeUInt16LE(value, at);
  return copy;
};

const ogg = (granule: number, { channels = 1, rate = 44100, pages = 0, ending = true } = {}): Buffer =>
  Buffer.concat([
    oggPage({ type: 2, sequence: 0, body: vorbisHead(channels, rate) }),
    ...Array.from({ length: pages }, (_, i) => oggPage({ type: 0, sequence: i + 1, body: Buffer.alloc(0) })),
    ...(ending ? [oggPage({ type: 4, granule, sequence: pages + 1, body: Buffer.alloc(40) })] : []),
  ]);

/** A FLAC that declares this length and these sizes of its smallest and largest block, and continues as noise. */
const withBlockSizes = (smallest: number, largest: number, frames = 88_200): Buffer => {
  const head = flacBytes({ frames });
  head.writeUInt16BE(smallest, 8);
  head.writeUInt16BE(largest, 10);
  // A frame with 65536 samples, and with rate and depth of the stream.
  return Buffer.concat([head.subarray(0, 42), Buffer.from('fff8700000ffff00', 'hex'), noiseBytes(20_000)]);
};

const noiseBytes = (length: number): Buffer => Buffer.from(noise(0, 1, length).buffer).subarray(0, length);

/** A tag of ID3v2 that declares this number of bytes (28 bits, seven to a byte). */
const id3 = (bytes: number): Buffer =>
  Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, ...[21, 14, 7, 0].map((shift) => (bytes >> shift) & 127)]);

/** MPEG 2.5 at 8 kbit/s and 8 kHz, the format with the longest sound for each byte: 72 ms in 72 bytes. */
const longMp3 = (seconds: number): Buffer => {
  const frame = Buffer.alloc(72);
  frame.writeUInt32BE(0xffe318c0);
  return Buffer.concat(Array.from({ length: Math.ceil(seconds / 0.072) }, () => frame));
};

const zip = Buffer.concat([
  Buffer.from('504b0304140000000800', 'hex'),
  Buffer.alloc(20),
  deflateRawSync(Buffer.alloc(8 * 2 ** 20)),
]);

const hostile = (
  what: string,
  name: string,
  reasons: AudioRejected['reason'] | HostileSound['reasons'],
  bytes: Buffer,
  sparseBytes = 0,
): HostileSound => ({ what, name, reasons: [reasons].flat(), bytes, sparseBytes });

export const hostileSounds: readonly HostileSound[] = [
  hostile('random bytes', 'a.mp3', 'unknown-format', noiseBytes(100_000)),
  hostile('random bytes without a name', 'a', 'unknown-format', noiseBytes(100_000)),
  hostile(
    'random bytes behind RIFF',
    'a.wav',
    ['truncated', 'undecodable'],
    Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE'), noiseBytes(100_000)]),
  ),
  hostile(
    'random bytes behind fLaC',
    'a.flac',
    ['truncated', 'undecodable'],
    Buffer.concat([Buffer.from('fLaC'), noiseBytes(100_000)]),
  ),
  hostile(
    'random bytes behind OggS',
    'a.ogg',
    'undecodable',
    Buffer.concat([Buffer.from('OggS\0'), noiseBytes(100_000)]),
  ),
  hostile(
    'random bytes behind ID3',
    'a.mp3',
    'unknown-format',
    Buffer.concat([id3(10), noiseBytes(100_000)]),
  ),
  hostile('a zip bomb', 'a.wav', 'unknown-format', zip),
  hostile('a gzip bomb', 'a.flac', 'unknown-format', gzipSync(Buffer.alloc(8 * 2 ** 20))),
  hostile('a WAV of no channel', 'a.wav', 'undecodable', withHeaderField(22, 0)),
  hostile('a WAV that declares 65,535 channels', 'a.wav', 'too-many-channels', withHeaderField(22, 65_535)),
  hostile('a WAV that declares two channels for one', 'a.wav', 'undecodable', withHeaderField(22, 2)),
  hostile('a WAV of 0 Hz', 'a.wav', 'sample-rate', withHeaderField(24, 0)),
  hostile('a WAV of 4 GHz', 'a.wav', 'sample-rate', withHeaderField(24, 2 ** 32 - 1)),
  hostile('a WAV of no bytes a frame', 'a.wav', 'undecodable', withHeaderField(32, 0)),
  hostile('a WAV of no bits a sample', 'a.wav', 'undecodable', withHeaderField(34, 0)),
  hostile('a WAV that declares 4 GiB', 'a.wav', 'truncated', withHeaderField(40, 2 ** 32 - 1)),
  hostile(
    'a WAV of endless empty chunks',
    'a.wav',
    ['truncated', 'undecodable'],
    wav.subarray(0, 12),
    500 * 2 ** 20,
  ),
  hostile(
    'a WAV of a day',
    'a.wav',
    'too-long',
    withHeaderField(40, day * sampleRate * 2),
    day * sampleRate * 2 - 32_000,
  ),
  hostile(
    'a WAV of one sample',
    'a.wav',
    'too-short',
    wavBytes({ sampleRate, channels: [hum.subarray(0, 1)] }),
  ),
  hostile('a silent WAV', 'a.wav', 'silent', wavBytes({ sampleRate, channels: [silence(2, sampleRate)] })),
  hostile(
    'a WAV of eight channels',
    'a.wav',
    'too-many-channels',
    wavBytes({ sampleRate, channels: Array.from({ length: 8 }, () => hum) }),
  ),
  hostile('a WAV cut in half', 'a.wav', 'truncated', wav.subarray(0, wav.length / 2)),
  hostile('a WAV named as FLAC', 'a.flac', 'not-what-it-says', wav),
  hostile('a FLAC of a day', 'a.flac', 'too-long', flacBytes({ frames: day * 44_100 })),
  hostile(
    'a FLAC of the most samples that can be declared',
    'a.flac',
    'too-long',
    flacBytes({ frames: 2 ** 36 - 1 }),
  ),
  hostile('a FLAC of one sample', 'a.flac', 'too-short', flacBytes({ frames: 1 })),
  hostile('a FLAC of eight channels', 'a.flac', 'too-many-channels', flacBytes({ channels: 8 })),
  hostile('a FLAC of 0 Hz', 'a.flac', 'sample-rate', flacBytes({ sampleRate: 0 })),
  hostile('a FLAC of 1 MHz', 'a.flac', 'sample-rate', flacBytes({ sampleRate: 2 ** 20 - 1 })),
  hostile('a FLAC of blocks of no sample', 'a.flac', ['truncated', 'undecodable'], withBlockSizes(0, 0)),
  hostile(
    'a FLAC of blocks of 65,535 samples',
    'a.flac',
    ['truncated', 'undecodable'],
    withBlockSizes(65_535, 65_535),
  ),
  hostile(
    'a FLAC whose largest block is smaller than its smallest',
    'a.flac',
    ['truncated', 'undecodable'],
    withBlockSizes(65_535, 16),
  ),
  hostile(
    'a FLAC of unknown length and no sound',
    'a.flac',
    ['truncated', 'undecodable', 'too-short'],
    withBlockSizes(16, 65_535, 0),
  ),
  hostile(
    'a FLAC of endless empty metadata',
    'a.flac',
    ['truncated', 'undecodable'],
    Buffer.concat([flacBytes().subarray(0, 4), Buffer.from('00000022', 'hex'), flacBytes().subarray(8, 42)]),
    500 * 2 ** 20,
  ),
  hostile(
    'a FLAC of hours in 64 KiB',
    'a.flac',
    'undecodable',
    Buffer.concat([flacBytes({ frames: 44_100 }).subarray(0, 42), silentFlacFrames(4_000)]),
  ),
  hostile('a FLAC named as Ogg', 'a.ogg', 'not-what-it-says', flacBytes()),
  hostile('an Ogg of pages that never end', 'a.ogg', 'truncated', ogg(0, { pages: 2_000, ending: false })),
  hostile('an Ogg of empty pages', 'a.ogg', ['truncated', 'undecodable'], ogg(88_200, { pages: 2_000 })),
  hostile('an Ogg of a day', 'a.ogg', 'too-long', ogg(day * 44_100)),
  hostile(
    'an Ogg of the most samples that can be declared',
    'a.ogg',
    'too-long',
    ogg(Number.MAX_SAFE_INTEGER),
  ),
  hostile('an Ogg of fewer samples than none', 'a.ogg', ['undecodable', 'too-short'], ogg(-5)),
  hostile('an Ogg of one sample', 'a.ogg', 'too-short', ogg(1)),
  hostile('an Ogg of eight channels', 'a.ogg', 'too-many-channels', ogg(88_200, { channels: 8 })),
  hostile('an Ogg of 0 Hz', 'a.ogg', 'sample-rate', ogg(88_200, { rate: 0 })),
  hostile('an Ogg without its tables', 'a.ogg', ['truncated', 'undecodable'], ogg(88_200)),
  hostile('an Ogg named as MP3', 'a.mp3', 'not-what-it-says', ogg(88_200)),
  hostile('an MP3 of half an hour and more in 2 MB', 'a.mp3', 'too-long', longMp3(1_801)),
  hostile(
    'an MP3 behind a tag larger than the file',
    'a.mp3',
    'unknown-format',
    Buffer.concat([id3(2 ** 28 - 1), mp3Bytes(100)]),
  ),
  hostile('an MP3 behind a tag of 250 MB of nothing', 'a.mp3', 'unknown-format', id3(250e6), 250e6),
  hostile(
    'an MP3 behind nine tags',
    'a.mp3',
    'unknown-format',
    Buffer.concat([...Array.from({ length: 9 }, () => id3(0)), mp3Bytes(100)]),
  ),
  hostile(
    'a silent MP3 behind a tag of 1 MB',
    'a.mp3',
    'silent',
    Buffer.concat([id3(1e6), Buffer.alloc(1e6), mp3Bytes(100)]),
  ),
  hostile('an MP3 of one frame', 'a.mp3', 'too-short', mp3Bytes(1)),
  hostile('an MP3 cut in a frame', 'a.mp3', 'truncated', mp3Bytes(100).subarray(0, 41_000)),
  hostile(
    'an MP3 that continues as noise',
    'a.mp3',
    'undecodable',
    Buffer.concat([mp3Bytes(100), noiseBytes(10_000)]),
  ),
  hostile('an MP3 named as WAV', 'a.wav', 'not-what-it-says', mp3Bytes(100)),
];
