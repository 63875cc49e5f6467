import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSource } from '../../../../../src/adapters/audio/codecs/source.ts';
import { wasmCodec } from '../../../../../src/adapters/audio/codecs/wasm/wasm-codec.ts';
import { framesIn } from '../../../../../src/adapters/audio/dsp/pcm.ts';
import { flacFrame, flacSamples } from '../../../../../src/adapters/audio/codecs/headers/flac-frame.ts';
import { defaultLimits } from '../../../../../src/adapters/audio/limits.ts';
import { flac } from '../../../../support/audio/flac-writer.ts';

const blockSize = 4096;
const blocks = 40;
const samples = blocks * blockSize - 100;
const sampleAt = (frame: number): number => Math.round(12_000 * Math.sin(frame * 0.05) + (frame % 977));

const declaring = Buffer.from(flac(Int16Array.from({ length: 2 * samples }, (_, i) => sampleAt(i >> 1))));

/** A FLAC that declares no length, as programs write it to a pipe, and where its frames begin. */
const live = () => {
  const bytes = Buffer.from(declaring);
  bytes.writeUInt32BE(0, 22);
  bytes.writeUInt8(bytes.readUInt8(21) & 0xf0, 21);
  const starts: number[] = [];
  for (let at = 42; at < bytes.length; at++)
    if (flacFrame(bytes, at)?.number === starts.length) starts.push(at);
  return { bytes, starts };
};

/** The same file with a block of metadata, such as a picture, of so many bytes. */
const withPicture = (bytes: Buffer, length: number): Buffer => {
  const info = Buffer.from(bytes.subarray(0, 42));
  info.writeUInt8(0, 4);
  const picture = Buffer.alloc(4 + length, 0xa5);
  picture.writeUInt32BE(((0x86 << 24) | length) >>> 0);
  return Buffer.concat([info, picture, bytes.subarray(42)]);
};

describe('a FLAC, without ffmpeg', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'flac-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The number of samples, or the reason of the failure. */
  const decoded = async (bytes: Uint8Array): Promise<unknown> => {
    const file = join(folder, 'live.flac');
    writeFileSync(file, bytes);
    const source = openSource(file, defaultLimits);
    if (!source.ok) throw new Error(source.failure.detail);
    let frames = 0;
    for await (const block of wasmCodec.decode(source.value)) {
      if (!block.ok) return block.failure.reason;
      frames += framesIn(block.value);
    }
    return frames;
  };

  it.each([0, 2_000, 8_192, 70_000])('is decoded completely behind a picture of %i bytes', async (length) => {
    expect(await decoded(withPicture(live().bytes, length))).toBe(samples);
    expect(await decoded(withPicture(declaring, length))).toBe(samples);
  });

  it.each([1, 2, 3, 4])(
    'is decoded completely if the first %i bytes of its sound are read apart',
    async (apart) => {
      // A file that declares no length is read in parts of 2 KiB.
      const length = 2_048 - apart - 42 - 4;
      expect(await decoded(withPicture(live().bytes, length))).toBe(samples);
    },
  );

  it.each([2, 3, 4, 5])('is rejected if byte %i of its first frame is damaged', async (offset) => {
    for (const bytes of [live().bytes, Buffer.from(declaring)]) {
      bytes.writeUInt8(bytes.readUInt8(42 + offset) ^ 0x55, 42 + offset);
      expect(await decoded(bytes)).toBe('undecodable');
    }
  });

  it('is counted completely if bytes within a frame look like the next frame of another stream', () => {
    const { bytes, starts } = live();
    const [first, second] = [starts[0] ?? 0, starts[1] ?? 0];
    const header = Buffer.from(bytes.subarray(second, second + 16));
    header.writeUInt8(header.readUInt8(3) ^ 0x02, 3);
    // Its checksum is somewhere in the header, and is found by trying.
    const other = [5, 6, 7, 8, 9].flatMap((at) =>
      Array.from({ length: 256 }, (_, crc) => Buffer.concat([header.subarray(0, at), Buffer.from([crc])])),
    );
    const lookalike = other.find((each) => flacFrame(each, 0) !== undefined);
    const firstFrame = flacFrame(bytes, first);
    if (lookalike === undefined || firstFrame === undefined) throw new Error('no header was found');
    expect(flacFrame(lookalike, 0)).toMatchObject({ number: 1 });
    const count = flacSamples(firstFrame);
    count.push(Buffer.concat([bytes.subarray(first, first + 100), lookalike, bytes.subarray(first + 100)]));
    expect(count.finish()).toBe(samples);
  });

  it('that declares no length is decoded completely', async () => {
    const { bytes, starts } = live();
    expect(starts).toHaveLength(blocks);
    expect(await decoded(bytes)).toBe(samples);
  });

  it('is decoded completely if a tag follows its sound', async () => {
    const { bytes } = live();
    const tag = Buffer.alloc(128);
    tag.write('TAGA title', 'latin1');
    expect(await decoded(Buffer.concat([bytes, tag]))).toBe(samples);
  });

  it('is decoded completely if its picture contains bytes that look like the beginning of a frame', async () => {
    const { bytes, starts } = live();
    const picture = Buffer.alloc(4 + 64);
    picture.writeUInt32BE((0x06 << 24) | 64);
    bytes.copy(picture, 20, starts[3], (starts[3] ?? 0) + 16);
    const info = Buffer.from(bytes.subarray(0, 42));
    const last = Buffer.from([0x81, 0, 0, 0]);
    info.writeUInt8(0, 4);
    expect(await decoded(Buffer.concat([info, picture, last, bytes.subarray(starts[0])]))).toBe(samples);
  });

  it.each([0, 1, 20, blocks - 2])('is rejected if frame %i is missing', async (missing) => {
    const { bytes, starts } = live();
    const without = Buffer.concat([bytes.subarray(0, starts[missing]), bytes.subarray(starts[missing + 1])]);
    const outcome = await decoded(without);
    // Without its first frame, the rest is a whole stream: programs begin in the middle of one.
    expect(outcome).toBe(missing === 0 ? samples - blockSize : 'undecodable');
  });

  it.each([
    ['begins with a wrong byte', 0],
    ['has a wrong header', 5],
    ['has wrong samples', 700],
  ])('is rejected if a frame %s', async (_what, offset) => {
    const { bytes, starts } = live();
    const at = (starts[20] ?? 0) + offset;
    bytes.writeUInt8(bytes.readUInt8(at) ^ 0x55, at);
    expect(await decoded(bytes)).toBe('undecodable');
  });

  it('is rejected if its last frame is cut off', async () => {
    const { bytes } = live();
    expect(await decoded(bytes.subarray(0, -50))).toBe('undecodable');
  });
});
