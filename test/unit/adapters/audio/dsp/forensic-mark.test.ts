import { createHash } from 'node:crypto';
import { encoded } from '../../../../../src/adapters/audio/dsp/forensic/forensic-code.ts';
import { forensicPattern } from '../../../../../src/adapters/audio/dsp/forensic/forensic-pattern.ts';
import { forensicMarker } from '../../../../../src/adapters/audio/dsp/forensic/forensic-mark.ts';
import { framesIn, joined, sliced, type Block } from '../../../../../src/adapters/audio/dsp/pcm.ts';
import { aTune, silence } from '../../../../support/audio/sounds.ts';

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

const energyOf = (sound: Block): number =>
  sound.reduce((sum, channel) => channel.reduce((all, sample) => all + sample * sample, sum), 0);

const differenceOf = (one: Block, other: Block): Block =>
  one.map((channel, c) => channel.map((sample, i) => sample - (other[c]?.[i] ?? 0)));

const tune = aTune({ seconds: 5, channels: 2 }).channels;
const carrying = marked(tune);

describe('a forensic mark', () => {
  it('lies 25 dB and more under the sound, and is nothing where that is silent', () => {
    const mark = differenceOf(carrying, tune);
    expect(10 * Math.log10(energyOf(tune) / energyOf(mark))).toBeGreaterThan(25);
    expect(energyOf(mark)).toBeGreaterThan(0);
    const quiet = differenceOf(marked([silence(5, 44100)]), [silence(5, 44100)]);
    expect(energyOf(quiet)).toBe(0);
  });

  it(
    'comes out the same to the bit, whatever pieces the sound comes in',
    () => {
      for (const sampleRate of [44100, 48000]) {
        const short = sliced(tune, 0, 44100);
        const once = marked(short, { sampleRate });
        expect(marked(short, { sampleRate, length: 999 })).toEqual(once);
      }
    },
    timeout,
  );

  it('is written as it was when the first was handed out, so that all are heard for ever', () => {
    const { sync, codedBit, signs } = forensicPattern(key);
    const written = createHash('sha256').update(sync).update(new Uint8Array(codedBit.buffer));
    expect(written.update(signs).update(encoded(payload)).digest('hex')).toBe(
      '2b080f935646500f51fba9000bbf53852ba08caea11f67d653210346735a9403',
    );
  });

  it('leaves a sound shorter than a frame as it is', () => {
    const short = sliced(tune, 0, 500);
    expect(marked(short)).toEqual(short);
  });
});
