import { closingReader } from '../../../../../src/adapters/audio/dsp/forensic/forensic-closing.ts';
import { symbolReader } from '../../../../../src/adapters/audio/dsp/forensic/forensic-listening.ts';
import {
  forensicPattern,
  frameSize,
} from '../../../../../src/adapters/audio/dsp/forensic/forensic-pattern.ts';
import { noise } from '../../../../support/audio/sounds.ts';

const pattern = forensicPattern(new Uint8Array(32).fill(7));
const sound = noise(-12, 0.5, 44100);

describe('detection of a mark', () => {
  it('processes many frames of a block with the same result as one by one', () => {
    const reader = symbolReader(pattern, 'smooth');
    const places = [0, 17, 399];
    const all = reader.readAll(sound, 100, 5, places);
    for (let t = 0; t < 5; t++)
      places.forEach((of, i) => {
        const alone = reader.read(sound, 100 + t * frameSize, of);
        expect(all[t * places.length + i]).toBeCloseTo(alone, 5);
      });
  });

  it('detects at many positions, including the beginning and the end, with the same result as at one', () => {
    const reader = symbolReader(pattern, 'sharp');
    const [shift, frames, step, count] = [30, 20, 4, 9];
    for (const from of [0, 700, sound.length - 19 * frameSize]) {
      const found = closingReader(pattern)(sound, { place: from, shift, frames }, { step, count });
      expect(found).toHaveLength(count);
      found.forEach((confidence, n) => {
        let [agreement, energy] = [0, 0];
        for (let t = 0; t < frames; t++) {
          const sign = pattern.sync[shift + t] ?? 0;
          if (sign === 0) continue;
          const value = reader.read(sound, from + n * step + t * frameSize, shift + t);
          agreement += value * sign;
          energy += value * value;
        }
        expect(confidence).toBeCloseTo(agreement / Math.sqrt(energy), 5);
      });
    }
  });
});
