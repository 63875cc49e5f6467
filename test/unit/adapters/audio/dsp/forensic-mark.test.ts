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
  it('is at least 25 dB below the audio, and absent in silence', () => {
    const mark = differenceOf(carrying, tune);
    expect(10 * Math.log10(energyOf(tune) / energyOf(mark))).toBeGreaterThan(25);
    expect(energyOf(mark)).toBeGreaterThan(0);
    const quiet = differenceOf(marked([silence(5, 44100)]), [silence(5, 44100)]);
    expect(energyOf(quiet)).toBe(0);
  });

  it(
    'is identical bit by bit, whatever the block length',
    () => {
      for (const sampleRate of [44100, 48000]) {
        const short = sliced(tune, 0, 44100);
        const once = marked(short, { sampleRate });
        expect(marked(short, { sampleRate, length: 999 })).toEqual(once);
      }
    },
    timeout,
  );

  it('keeps the format of the first marked download, so that every mark can still be detected', () => {
    const { sync, codedBit, signs } = forensicPattern(key);
    const written = createHash('sha256').update(sync).update(new Uint8Array(codedBit.buffer));
    expect(written.update(signs).update(encoded(payload)).digest('hex')).toBe(
      '2b080f935646500f51fba9000bbf53852ba08caea11f67d653210346735a9403',
    );
  });

  it('leaves audio shorter than a frame unchanged', () => {
    const short = sliced(tune, 0, 500);
    expect(marked(short)).toEqual(short);
  });
});
