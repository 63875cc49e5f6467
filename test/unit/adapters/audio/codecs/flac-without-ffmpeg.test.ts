import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffmpegCodec } from '../../../../../src/adapters/audio/codecs/ffmpeg/ffmpeg-codec.ts';
import { openSource } from '../../../../../src/adapters/audio/codecs/source.ts';
import { framesIn, joined, type Block } from '../../../../../src/adapters/audio/dsp/pcm.ts';
import { defaultLimits } from '../../../../../src/adapters/audio/limits.ts';
import { flac } from '../../../../support/audio/flac-writer.ts';

const frames = 50_000;
/** A tone with both extremes of 16 bits at its beginning. */
const sampleAt = (frame: number, side: number): number =>
  [-32_768, 32_767][frame] ?? Math.round(20_000 * Math.sin(frame * 0.05 + side));

describe('FLAC on a machine with ffmpeg', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'flac-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const decoded = async (bytes: Uint8Array): Promise<readonly Block[]> => {
    const file = join(folder, 'tone.flac');
    writeFileSync(file, bytes);
    const source = openSource(file, defaultLimits);
    if (!source.ok) throw new Error(source.failure.detail);
    const codec = ffmpegCodec({ path: join(folder, 'no-ffmpeg'), seconds: 10, running: new Int32Array(1) });
    const blocks: Block[] = [];
    for await (const block of codec.decode(source.value)) {
      if (!block.ok) throw new Error(block.failure.detail);
      blocks.push(block.value);
    }
    return blocks;
  };

  it('is decoded to its exact samples without a process', async () => {
    const samples = Int16Array.from({ length: 2 * frames }, (_, i) => sampleAt(i >> 1, i % 2));
    const blocks = await decoded(Buffer.from(flac(samples)));
    const [left, right] = joined(blocks);
    const exact = (side: number) =>
      Float32Array.from({ length: frames }, (_, i) => (samples[2 * i + side] ?? 0) / 32_768);
    expect(left).toEqual(exact(0));
    expect(right).toEqual(exact(1));
  });

  it('is decoded a few seconds at a time, although minutes of silence fit into the bytes of one read', async () => {
    const minutes = 5;
    const silence = Buffer.from(flac(new Int16Array(minutes * 60 * 44_100 * 2)));
    // It declares a second, so that as many bytes are read together as of noise.
    silence.writeUInt32BE(44_100, 22);
    const blocks = await decoded(silence);
    expect(Math.max(...blocks.map(framesIn))).toBeLessThan(2 * 44_100);
    expect(framesIn(joined(blocks))).toBe(minutes * 60 * 44_100);
  });
});
