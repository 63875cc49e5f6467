import {
  markDetector,
  type FoundMark,
} from '../../../../src/adapters/audio/dsp/forensic/forensic-detection.ts';
import { forensicMarker } from '../../../../src/adapters/audio/dsp/forensic/forensic-mark.ts';
import { framesIn, joined, scaled, sliced, type Block } from '../../../../src/adapters/audio/dsp/pcm.ts';
import { resampled } from '../../../../src/adapters/audio/dsp/resample.ts';
import { aTune, noise, silence } from '../../../support/audio/sounds.ts';

const key = new Uint8Array(32).fill(7);
const payload = 0x1234_5678_9abc;
const timeout = 240_000;

/** In pieces of a length that fits nothing. */
const inPieces = (sound: Block, length = 4567): readonly Block[] =>
  Array.from({ length: Math.ceil(framesIn(sound) / length) }, (_, i) =>
    sliced(sound, i * length, (i + 1) * length),
  );

const marked = (sound: Block, { sampleRate = 44100, ink = { key, payload }, length = 4567 } = {}): Block => {
  const marker = forensicMarker(sampleRate, sound.length, ink);
  return joined([...inPieces(sound, length).map(marker.push), marker.finish()]);
};

const detectedIn = (sound: Block, sampleRate = 44100, by = key): FoundMark | undefined => {
  const detector = markDetector(sampleRate, by);
  for (const piece of inPieces(sound)) {
    const found = detector.push(piece);
    if (found) return found;
  }
  return detector.finish();
};

const tune = aTune({ seconds: 20, channels: 2 }).channels;
const [left = new Float32Array(0)] = tune;
const carrying = marked(tune);

describe('a forensic mark', () => {
  it(
    'is found anywhere in the sound, in one channel, and at another level',
    () => {
      const later = sliced(carrying, 123_457);
      for (const sound of [carrying, later.slice(0, 1), scaled(later, 0.1)])
        expect(detectedIn(sound)).toMatchObject({ payload });
    },
    timeout,
  );

  it(
    'is found in sounds of another rate, and after yet another',
    () => {
      const fine = resampled([left], 44100, 96000);
      const sound = marked(fine, { sampleRate: 96000 });
      expect(framesIn(sound)).toBe(framesIn(fine));
      expect(detectedIn(sound, 96000)).toMatchObject({ payload });
      expect(detectedIn(resampled(sound, 96000, 32000), 32000)).toMatchObject({ payload });
    },
    timeout,
  );

  it(
    'belongs to its own license: another payload is found as that, and by another key nothing',
    () => {
      const other = marked([left], { ink: { key, payload: payload + 1 } });
      expect(detectedIn(other)).toMatchObject({ payload: payload + 1 });
      expect(detectedIn(carrying, 44100, new Uint8Array(32).fill(8))).toBeUndefined();
    },
    timeout,
  );

  it(
    'is found in no sound that does not carry it',
    () => {
      const sounds = [[left], [noise(-12, 12, 44100)], [silence(12, 44100)], sliced([left], 0, 4000)];
      for (const sound of sounds) expect(detectedIn(sound)).toBeUndefined();
    },
    timeout,
  );
});
