import fc from 'fast-check';
import type { Reader } from '../../../../../src/adapters/audio/codecs/reader.ts';
import { readSound } from '../../../../../src/adapters/audio/codecs/source.ts';
import { lameTagFrame } from '../../../../../src/adapters/audio/codecs/wasm/lame-tag.ts';
import type { AudioFormat } from '../../../../../src/domain/catalog/audio.ts';
import { flacBytes, mp3Bytes, oggPage, vorbisHead } from '../../../../support/audio/audio-bytes.ts';
import { sine } from '../../../../support/audio/sounds.ts';
import { wavBytes } from '../../../../support/audio/wav.ts';

const bufferReader = (bytes: Buffer): Reader => ({
  size: bytes.length,
  at: (offset, length) => bytes.subarray(offset, offset + length),
});

const read = (bytes: Buffer, claimed?: AudioFormat) => {
  const sound = readSound(bufferReader(bytes), claimed);
  return sound.ok ? sound.value : sound.failure.reason;
};

const first = (body: Buffer) => oggPage({ type: 2, sequence: 0, body });
const sounding = oggPage({ type: 0, sequence: 1, granule: 1000, body: Buffer.alloc(600, 1) });
const last = oggPage({ type: 4, sequence: 2, granule: 96_000, body: Buffer.alloc(10) });
const ogg = Buffer.concat([first(vorbisHead(2, 48000)), sounding, last]);
const wav = wavBytes({ sampleRate: 48000, channels: [sine(440, -6, 0.1)] });

describe('a WAV', () => {
  it('reads channels, sample rate, bit depth and length', () => {
    expect(read(wav)).toEqual({ container: 'wav', sampleRate: 48000, channels: 1, depth: 16, frames: 4800 });
  });

  it('is truncated if its samples end early', () => {
    expect(read(wav.subarray(0, wav.length - 1))).toBe('truncated');
    expect(read(wav.subarray(0, 40))).toBe('truncated');
    const unending = Buffer.from(wav);
    unending.writeUInt32LE(0xffffffff, 40);
    expect(read(unending)).toBe('truncated');
  });

  it('is rejected if its samples are compressed or its sizes contradict each other', () => {
    const [compressed, odd] = [Buffer.from(wav), Buffer.from(wav)];
    compressed.writeUInt16LE(0x55, 20);
    odd.writeUInt16LE(3, 32);
    expect([read(compressed), read(odd)]).toEqual(['undecodable', 'undecodable']);
  });
});

describe('a FLAC', () => {
  it('reads channels, sample rate, bit depth and the optional length', () => {
    const sound = { container: 'flac', sampleRate: 96000, channels: 1, depth: 24 };
    expect(read(flacBytes({ sampleRate: 96000, channels: 1, bits: 20 }))).toEqual({
      ...sound,
      frames: 88200,
    });
    expect(read(flacBytes({ sampleRate: 96000, channels: 1, bits: 24, frames: 0 }))).toEqual(sound);
  });

  it('is rejected with more than two channels, more than 24 bits, or no frame after its header', () => {
    expect(read(flacBytes({ channels: 8 }))).toBe('too-many-channels');
    expect(read(flacBytes({ bits: 32 }))).toBe('undecodable');
    expect(read(flacBytes().fill(0, 42))).toBe('undecodable');
    expect(read(flacBytes().subarray(0, 42))).toBe('truncated');
    expect(read(flacBytes().subarray(0, 20))).toBe('truncated');
  });
});

describe('an Ogg', () => {
  it('reads channels and sample rate, and the length from its last page', () => {
    expect(read(ogg)).toEqual({
      container: 'ogg',
      sampleRate: 48000,
      channels: 2,
      depth: 16,
      frames: 96_000,
    });
  });

  it('is not Ogg Vorbis if it contains another codec', () => {
    const opus = Buffer.concat([Buffer.from('OpusHead\x01\x02'), Buffer.alloc(30)]);
    expect(read(first(opus))).toBe('unknown-format');
  });

  it('is rejected with eight channels, a lost page, a changed byte, two streams, or data after its end', () => {
    expect(read(first(vorbisHead(8, 48000)))).toBe('too-many-channels');
    expect(read(Buffer.concat([first(vorbisHead(2, 48000)), last]))).toBe('undecodable');
    expect(read(Buffer.from(ogg).fill(2, 200, 201))).toBe('undecodable');
    const stranger = oggPage({ type: 0, sequence: 1, serial: 8, body: Buffer.alloc(9) });
    expect(read(Buffer.concat([first(vorbisHead(2, 48000)), stranger, last]))).toBe('undecodable');
    expect(read(Buffer.concat([ogg, ogg]))).toBe('undecodable');
  });

  it('is truncated if no page is marked as the last one', () => {
    expect(read(ogg.subarray(0, ogg.length - 5))).toBe('truncated');
    expect(read(Buffer.concat([first(vorbisHead(2, 48000)), sounding]))).toBe('truncated');
  });
});

describe('an MP3', () => {
  const id3 = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x02\x00', 'latin1'), Buffer.alloc(256)]);
  const mp3 = { container: 'mp3', sampleRate: 44100, channels: 2, depth: 16, frames: 100 * 1152 };

  it('reads channels, sample rate and the number of frames', () => {
    expect(read(mp3Bytes(100))).toEqual(mp3);
    expect(read(mp3Bytes(100, 'mono'))).toEqual({ ...mp3, channels: 1 });
  });

  it('may have tags before and after', () => {
    const tag = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)]);
    expect(read(Buffer.concat([id3, Buffer.alloc(99), mp3Bytes(100), tag]))).toEqual(mp3);
  });

  it('omits the padding of its encoder if the tag states it', () => {
    const shape = { sampleRate: 44100, channels: 2, kbps: 128 } as const;
    const tag = lameTagFrame({ ...shape, samples: 113_600, bytes: (100 * (144_000 * 128)) / 44100 });
    expect(read(Buffer.concat([tag, mp3Bytes(100)]))).toEqual({ ...mp3, frames: 113_600 });
    expect(read(Buffer.concat([tag, mp3Bytes(90)]))).toBe('truncated');
    expect(read(Buffer.concat([tag, mp3Bytes(110)]))).toBe('undecodable');
  });

  it('is rejected if a frame is truncated or followed by other data', () => {
    expect(read(mp3Bytes(100).subarray(0, 41_000))).toBe('truncated');
    expect(read(Buffer.concat([mp3Bytes(50), Buffer.from('something else')]))).toBe('undecodable');
    expect(read(Buffer.concat([mp3Bytes(50), mp3Bytes(50, 'mono')]))).toBe('undecodable');
  });

  it('is not recognized from two bytes that look like a frame header', () => {
    expect(read(Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(2000, 9)]))).toBe(
      'unknown-format',
    );
    expect(read(id3)).toBe('unknown-format');
  });
});

describe('any bytes at all', () => {
  it('are recognized by their content, whatever the file name', () => {
    expect(read(wav, 'mp3')).toBe('not-what-it-says');
    expect(read(mp3Bytes(9), 'wav')).toBe('not-what-it-says');
    expect(read(Buffer.from('#EXTM3U\n'), 'mp3')).toBe('unknown-format');
  });

  it('are either read or rejected, without any other error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(['string', 'object']).toContain(typeof read(Buffer.from(bytes)));
      }),
    );
    const originals = [wav.subarray(0, 400), flacBytes(), ogg, mp3Bytes(4)];
    const places = fc.array(fc.tuple(fc.nat(300), fc.integer({ min: 0, max: 255 })), { maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...originals), places, fc.nat(1500), (original, changes, length) => {
        const bytes = Buffer.from(original.subarray(0, length));
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
        expect(['string', 'object']).toContain(typeof read(bytes));
      }),
      { numRuns: 2000 },
    );
  });
});
