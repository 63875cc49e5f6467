import { findWatermark } from '../../../../../src/adapters/audio/dsp/watermark-detection.ts';
import { chirpSeconds, chirpsFor, watermarked } from '../../../../../src/adapters/audio/dsp/watermark.ts';
import { loudnessOf } from '../../../../../src/adapters/audio/dsp/loudness/loudness.ts';
import { monoMix, ratioOf, scaled, type Pcm } from '../../../../../src/adapters/audio/dsp/pcm.ts';
import { aTune } from '../../../../support/audio/sounds.ts';

const loud = ({ sampleRate, channels }: Pcm): Pcm => ({
  sampleRate,
  channels: scaled(channels, ratioOf(-16 - loudnessOf({ sampleRate, channels }))),
});
const tunes = Array.from({ length: 3 }, (_, i) =>
  loud(aTune({ seconds: 20, sampleRate: 22050, channels: 1, seed: `tune ${i}` })),
);

describe('the audible watermark', () => {
  it('is detected at every position of its seed, on any music', () => {
    tunes.forEach((tune, i) => {
      const { expected, found } = findWatermark(
        monoMix(watermarked(tune, `seed ${i}`)),
        tune.sampleRate,
        `seed ${i}`,
      );
      expect(expected).toBeGreaterThanOrEqual(3);
      expect(found).toBe(expected);
    });
  });

  it('is not detected in unmarked music, nor at the positions of another seed', () => {
    tunes.forEach((tune, i) => {
      expect(findWatermark(monoMix(tune.channels), tune.sampleRate, `seed ${i}`).found).toBe(0);
      const mix = monoMix(watermarked(tune, 'this one'));
      expect(findWatermark(mix, tune.sampleRate, `another ${i}`).found).toBeLessThanOrEqual(1);
    });
  });

  it('occurs at least once in one second of audio', () => {
    const tune = loud(aTune({ seconds: 1 }));
    expect(findWatermark(monoMix(watermarked(tune, 'short')), tune.sampleRate, 'short')).toEqual({
      expected: 1,
      found: 1,
    });
  });

  it('never leaves more than seven seconds unmarked, and fits into the audio', () => {
    for (let i = 0; i < 500; i++) {
      const seconds = 1 + (i % 30);
      const ends = chirpsFor(`seed ${i}`, seconds).map(({ at }) => at);
      const gaps = [...ends, seconds].map((at, k) => at - (ends[k - 1] ?? 0));
      expect(Math.max(...gaps)).toBeLessThan(7);
      expect((ends.at(-1) ?? 0) + chirpSeconds).toBeLessThanOrEqual(seconds);
    }
  });

  it('has the same positions for the same seed, and others for another seed', () => {
    const tune = aTune({ seconds: 3 });
    const bytes = (seed: string) => watermarked(tune, seed).map(({ buffer }) => Buffer.from(buffer));
    expect(Buffer.concat(bytes('a')).equals(Buffer.concat(bytes('a')))).toBe(true);
    expect(chirpsFor('a', 30)).not.toEqual(chirpsFor('b', 30));
  });
});
