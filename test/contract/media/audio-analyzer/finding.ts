import { sameRecordingAt } from '../../../../src/domain/catalog/fingerprint/same-recording.ts';
import { tonics, type Mode, type MusicalKey } from '../../../../src/domain/catalog/musical-key.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { aCadence } from '../../../support/audio/music.ts';
import { sine } from '../../../support/audio/sounds.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { analysisOf, fingerprintOf, known, placedSound, type AudioAnalyzerView } from './stage.ts';

const sampleRate = 22050;
const modes: readonly Mode[] = ['major', 'minor'];
const keys: readonly MusicalKey[] = tonics.flatMap((tonic) => modes.map((mode) => ({ tonic, mode })));

export const findingPolicies = (open: OpenWorld<AudioAnalyzerView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('finds the tempo of a plain beat within 1 %, neither half nor double', async (view) => {
      for (const bpm of [80, 97, 120, 133.5, 150]) {
        const { bpm: found } = known((await analysisOf(view, aCadence({ bpm }))).tempo);
        expect([bpm, Math.abs(found / bpm - 1) < 0.01]).toEqual([bpm, true]);
      }
    }),

    policy(
      'returns other interpretations of the beat, the likeliest first, without the main one',
      async (view) => {
        const { tempo } = await analysisOf(view, aCadence({ bpm: 100 }));
        const { bpm, alternatives } = known(tempo);
        const confidences = alternatives.map(({ confidence }) => confidence);
        expect(alternatives.length).toBeGreaterThan(0);
        expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
        for (const other of alternatives) expect(Math.abs(other.bpm / bpm - 1)).toBeGreaterThan(0.04);
      },
    ),

    policy('finds each of the 24 keys in its cadence, and confuses none with its relative', async (view) => {
      for (const key of keys)
        expect(known((await analysisOf(view, aCadence({ key, seconds: 9 }))).key)).toEqual(key);
    }),

    policy('finds the key of an instrument that is tuned a third of a semitone high or low', async (view) => {
      const key = { tonic: 'Eb', mode: 'minor' } as const;
      for (const tuning of [-0.33, 0.33])
        expect(known((await analysisOf(view, aCadence({ key, tuning }))).key)).toEqual(key);
    }),

    policy('finds the same tempo and key at any level and sample rate', async (view) => {
      const key = { tonic: 'A', mode: 'minor' } as const;
      for (const [level, rate] of [
        [0.02, 22050],
        [0.5, 8000],
        [0.5, 48000],
      ] as const) {
        const found = await analysisOf(view, aCadence({ key, level, sampleRate: rate, bpm: 110 }));
        expect(known(found.key)).toEqual(key);
        expect(Math.abs(known(found.tempo).bpm / 110 - 1)).toBeLessThan(0.01);
      }
    }),

    policy('measures length and loudness as the audio processor does', async (view) => {
      const channels = [sine(997, -20, 4, sampleRate), sine(997, -20, 4, sampleRate)];
      const found = await analysisOf(view, { sampleRate, channels });
      expect(found.durationMs).toBe(4000);
      expect(found.loudnessLufs).toBeCloseTo(-20, 1);
    }),

    policy(
      'gives fast, loud music in major a higher valence and arousal than slow, soft music in minor',
      async (view) => {
        const glad = await analysisOf(view, aCadence({ bpm: 140, brightness: 0.8, level: 0.8 }));
        const key = { tonic: 'C', mode: 'minor' } as const;
        const sad = await analysisOf(
          view,
          aCadence({ key, bpm: 62, brightness: 0.2, level: 0.05, drums: false }),
        );
        const [one, other] = [known(glad.mood), known(sad.mood)];
        expect(one.valence).toBeGreaterThan(other.valence + 0.3);
        expect(one.arousal).toBeGreaterThan(other.arousal + 0.3);
        for (const { valence, arousal, labels, method } of [one, other]) {
          expect([Math.abs(valence) <= 1, Math.abs(arousal) <= 1, method]).toEqual([true, true, 'rules']);
          expect(new Set(labels).size).toBe(labels.length);
          expect(labels.length).toBeGreaterThan(0);
        }
        expect(one.labels).not.toEqual(other.labels);
      },
    ),

    policy(
      'finds the same fingerprint in a sound that is softer, and another in another sound',
      async (view) => {
        const [loud, soft, other] = await Promise.all(
          [{ level: 0.8 }, { level: 0.2 }, { level: 0.8, seed: 'other', bpm: 93 }].map((changes) =>
            fingerprintOf(view, aCadence({ seconds: 24, bpm: 100, ...changes })),
          ),
        );
        const place = { speed: 1, begin: 0, offset: 0 };
        if (!loud || !soft || !other) throw new Error('no fingerprint');
        expect(sameRecordingAt(place, soft, loud)?.share).toBeGreaterThan(0.9);
        expect(sameRecordingAt(place, other, loud)).toBeUndefined();
      },
    ),

    policy('gives each of many concurrent callers the result of its own sound', async (view) => {
      const requested = keys.filter((_, i) => i % 4 === 0);
      const files = await Promise.all(
        requested.map((key) => placedSound(view, aCadence({ key, seconds: 8 }))),
      );
      const found = await Promise.all(files.map((file) => view.audioAnalyzer.analyze(file)));
      expect(found.map((each) => (each.ok ? known(each.value.key) : each.failure))).toEqual(requested);
    }),
  ];
};
