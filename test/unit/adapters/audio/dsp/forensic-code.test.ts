import { codedBits, decoded, encoded } from '../../../../../src/adapters/audio/dsp/forensic/forensic-code.ts';
import { seeded } from '../../../../../src/adapters/audio/dsp/seeded.ts';

const payloads = [0, 1, 2 ** 32, 0x1234_5678_9abc, 2 ** 48 - 1];

/** Nearly normal, of variance 1. */
const noiseFrom = (seed: string) => {
  const next = seeded(seed);
  return () => Array.from({ length: 12 }, next).reduce((sum, value) => sum + value, -6);
};

describe('the code of a forensic mark', () => {
  it('decodes every payload that was received well', () => {
    for (const payload of payloads) {
      const bits = encoded(payload);
      expect(bits).toHaveLength(codedBits);
      expect(decoded(Float64Array.from(bits))).toBe(payload);
    }
  });

  it('decodes it if one bit in eight is flipped, and if a fifth of the bits is missing', () => {
    const next = seeded('flips');
    for (const payload of payloads) {
      const flipped = Float64Array.from(encoded(payload), (bit) => (next() < 1 / 8 ? -bit : bit));
      expect(decoded(flipped)).toBe(payload);
      const faded = Float64Array.from(encoded(payload), (bit) => (next() < 1 / 5 ? 0 : bit));
      expect(decoded(faded)).toBe(payload);
    }
  });

  it('decodes it in noise as strong as the signal, 99 times in a hundred', () => {
    const noise = noiseFrom('noise');
    const detected = Array.from({ length: 100 }, (_, n) => {
      const payload = (n * 0x9e37_79b9_7f4b) % 2 ** 48;
      return decoded(Float64Array.from(encoded(payload), (bit) => bit + noise())) === payload;
    });
    expect(detected.filter(Boolean).length).toBeGreaterThanOrEqual(99);
  });

  it('decodes nothing from noise alone', () => {
    const noise = noiseFrom('nothing');
    for (let times = 0; times < 100; times++)
      expect(decoded(Float64Array.from({ length: codedBits }, noise))).toBeUndefined();
  });
});
