import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flac } from '@platform-licensing/demo/files/flac';
import { ffmpegCodec } from '../../../../../src/adapters/audio/codecs/ffmpeg/ffmpeg-codec.ts';
import { openSource } from '../../../../../src/adapters/audio/codecs/source.ts';
import { joined, type Block } from '../../../../../src/adapters/audio/dsp/pcm.ts';
import { defaultLimits } from '../../../../../src/adapters/audio/limits.ts';

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

  it('is decoded to its exact samples without a process', async () => {
    const samples = Int16Array.from({ length: 2 * frames }, (_, i) => sampleAt(i >> 1, i % 2));
    const file = join(folder, 'tone.flac');
    writeFileSync(file, flac(samples));
    const source = openSource(file, defaultLimits);
    if (!source.ok) throw new Error(source.failure.detail);
    const running = new Int32Array(1);
    const codec = ffmpegCodec({ path: join(folder, 'no-ffmpeg'), seconds: 10, running });
    const blocks: Block[] = [];
    for await (const block of codec.decode(source.value)) {
      if (!block.ok) throw new Error(block.failure.detail);
      blocks.push(block.value);
    }
    const [left, right] = joined(blocks);
    const exact = (side: number) =>
      Float32Array.from({ length: frames }, (_, i) => (samples[2 * i + side] ?? 0) / 32_768);
    expect(left).toEqual(exact(0));
    expect(right).toEqual(exact(1));
  });
});
