import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSource } from '../../../../../src/adapters/audio/codecs/source.ts';
import { wasmCodec } from '../../../../../src/adapters/audio/codecs/wasm/wasm-codec.ts';
import { framesIn } from '../../../../../src/adapters/audio/dsp/pcm.ts';
import { defaultLimits } from '../../../../../src/adapters/audio/limits.ts';
import { ok } from '../../../../../src/domain/shared/result.ts';

const sampleRate = 44_100;
const seconds = 240;

async function* silence() {
  for (let i = 0; i < seconds; i++) yield ok([new Float32Array(sampleRate)]);
}

describe('an Ogg of silence', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ogg-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is decoded a part at a time, although all of it fits into the bytes of one read', async () => {
    const file = join(folder, 'silence.ogg');
    const stream = { sampleRate, channels: 1, blocks: silence() } as const;
    await wasmCodec.encode(stream, { format: 'ogg', quality: 3 }, file);
    const source = openSource(file, defaultLimits);
    if (!source.ok) throw new Error(source.failure.detail);
    const { sound } = source.value;
    // It seems to last a second, so that as many bytes are read together as of noise.
    const short = { ...source.value, sound: { ...sound, frames: sampleRate } };
    let [max, frames] = [0, 0];
    for await (const block of wasmCodec.decode(short)) {
      if (!block.ok) throw new Error(block.failure.detail);
      max = Math.max(max, framesIn(block.value));
      frames += framesIn(block.value);
    }
    expect(frames).toBe(sound.frames);
    expect(max).toBeLessThan(frames / 2);
  });
});
