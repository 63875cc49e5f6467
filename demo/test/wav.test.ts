import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { interleaved } from '../files/pcm.ts';
import { writeWav } from '../files/wav.ts';
import { noise } from '../sound/arithmetic.ts';
import { openSource } from '../../src/adapters/audio/codecs/source.ts';
import { wasmCodec } from '../../src/adapters/audio/codecs/wasm/wasm-codec.ts';
import { defaultLimits } from '../../src/adapters/audio/limits.ts';

describe('the WAV writer', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'wav-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([49_152, 49_153, 60_000])('keeps all of %d frames, which the service reads', async (frames) => {
    const [one, other] = [noise(9), noise(11)];
    const sound = {
      left: Float32Array.from({ length: frames }, one),
      right: Float32Array.from({ length: frames }, other),
    };
    const file = join(folder, `${frames}.wav`);
    expect(writeWav(file, sound)).toBe(readFileSync(file).length);
    const source = openSource(file, defaultLimits);
    if (!source.ok) throw new Error(source.failure.detail);
    expect(source.value.sound).toMatchObject({
      container: 'wav',
      sampleRate: 44_100,
      channels: 2,
      depth: 16,
      frames,
    });
    const samples: number[] = [];
    for await (const block of wasmCodec.decode(source.value)) {
      if (!block.ok) throw new Error(block.failure.detail);
      const [left = new Float32Array(), right = new Float32Array()] = block.value;
      for (let i = 0; i < left.length; i++) samples.push((left[i] ?? 0) * 2 ** 15, (right[i] ?? 0) * 2 ** 15);
    }
    expect(Int16Array.from(samples)).toEqual(interleaved(sound));
  });
});
