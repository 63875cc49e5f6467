import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { noise } from '@platform-licensing/demo/sound/arithmetic';
import { flac } from '../../../../support/audio/flac-writer.ts';

const { floor, round, sin } = Math;

/** The decoder's full scale is 32767. */
const decoded = async (bytes: Uint8Array): Promise<Int16Array> => {
  const decoder = new FLACDecoder();
  await decoder.ready;
  const { channelData, errors, sampleRate } = await decoder.decodeFile(bytes);
  decoder.free();
  expect(errors).toEqual([]);
  expect(sampleRate).toBe(44_100);
  const [left = new Float32Array(), right = new Float32Array()] = channelData;
  return Int16Array.from({ length: left.length * 2 }, (_, i) =>
    round(((i % 2 ? right : left)[floor(i / 2)] ?? 0) * 32_767),
  );
};

const hiss = noise(9);
const sounds: Readonly<Record<string, (frame: number, side: number) => number>> = {
  silence: () => 0,
  'a constant': () => -12_345,
  'a tone, the sides apart': (frame, side) => round(20_000 * sin(frame * 0.05 + side)),
  'one side only': (frame, side) => (side ? 0 : round(9000 * sin(frame * 0.01))),
  noise: () => round(30_000 * hiss()),
  'full scale, back and forth, the sides opposed': (frame, side) => ((frame + side) % 2 ? 32_767 : -32_768),
  'a click in silence': (frame) => (frame === 5000 ? 32_767 : 0),
};

describe('the FLAC writer', () => {
  it.each(Object.entries(sounds))('keeps every sample of %s', async (_, sound) => {
    const samples = Int16Array.from({ length: 2 * 9000 }, (_unused, i) => sound(floor(i / 2), i % 2));
    expect(await decoded(flac(samples))).toEqual(samples);
  });

  it.each([1, 3, 4095, 4096, 4097, 8192])('keeps all of %d frames', async (frames) => {
    const samples = Int16Array.from({ length: 2 * frames }, (_, i) => round(8000 * sin(i * 0.02)));
    expect(await decoded(flac(samples))).toEqual(samples);
  });

  it('makes music smaller', () => {
    const samples = Int16Array.from({ length: 2 * 44_100 }, (_, i) => round(8000 * sin(floor(i / 2) * 0.03)));
    expect(flac(samples).length).toBeLessThan(samples.byteLength / 3);
  });
});
