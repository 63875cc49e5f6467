import { sliced, scaled } from '../../../../src/adapters/audio/dsp/pcm.ts';
import { coordinatesOf, sketchLength } from '../../../../src/domain/catalog/search/likeness.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { aCadence } from '../../../support/audio/music.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { analysisOf, known, likeness, sketchedLikeness, type AudioAnalyzerView } from './stage.ts';

const rate = 22050;

const fourPieces = () => [
  aCadence({ seconds: 24, bpm: 92, brightness: 0.25, key: { tonic: 'D', mode: 'minor' } }),
  aCadence({ seconds: 24, bpm: 128, brightness: 0.8, key: { tonic: 'G', mode: 'major' } }),
  aCadence({ seconds: 24, bpm: 110, brightness: 0.5, drums: false }),
  aCadence({ seconds: 24, bpm: 150, brightness: 0.6, key: { tonic: 'B', mode: 'minor' } }),
];

export const likeningPolicies = (open: OpenWorld<AudioAnalyzerView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy(
      'returns an embedding of unit length for every sound, the same for the same sound',
      async (view) => {
        const [one, again] = [await analysisOf(view, aCadence()), await analysisOf(view, aCadence())];
        const { values } = known(one.embedding);
        expect(Math.hypot(...values)).toBeCloseTo(1, 4);
        expect(known(again.embedding)).toEqual(known(one.embedding));
        expect(known(again.likeness)).toEqual(known(one.likeness));
      },
    ),

    policy('names the model of its embeddings and their number of dimensions in advance', async (view) => {
      const { model, version, values } = known((await analysisOf(view, aCadence())).embedding);
      expect(view.audioAnalyzer.model).toEqual({ model, version, dimensions: values.length });
    }),

    policy('returns a sketch of each embedding, with a length of 127', async (view) => {
      const sound = await analysisOf(view, aCadence());
      const { model, version } = known(sound.embedding);
      const { space, sketch } = known(sound.likeness);
      expect([space, sketch.length]).toEqual([`${model}/${version}`, 2 * sketchLength]);
      expect(Math.abs(Math.hypot(...coordinatesOf({ space, sketch })) - 127)).toBeLessThan(3);
    }),

    policy('returns the same embedding for a sound that is 14 dB softer', async (view) => {
      const { channels } = aCadence();
      const loud = await analysisOf(view, { sampleRate: rate, channels });
      const soft = await analysisOf(view, { sampleRate: rate, channels: scaled(channels, 0.2) });
      for (const measure of [likeness, sketchedLikeness]) expect(measure(loud, soft)).toBeGreaterThan(0.98);
    }),

    policy(
      'returns embeddings of the halves of one recording that are closer than those of different recordings',
      async (view) => {
        const half = (part: 0 | 1) =>
          Promise.all(
            fourPieces().map(({ channels }) =>
              analysisOf(view, {
                sampleRate: rate,
                channels: sliced(channels, part * 12 * rate, (part + 1) * 12 * rate),
              }),
            ),
          );
        const [firsts, seconds] = [await half(0), await half(1)];
        for (const measure of [likeness, sketchedLikeness]) {
          const nearest = firsts.map((first) => {
            const likenesses = seconds.map((second) => measure(first, second));
            return likenesses.indexOf(Math.max(...likenesses));
          });
          expect(nearest).toEqual([0, 1, 2, 3]);
        }
      },
    ),
  ];
};
