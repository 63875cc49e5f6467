import type { MusicalKey } from '../../../domain/catalog/musical-key.ts';
import type { Finding, Mood, Tempo } from '../../../domain/enrichment/sound.ts';

const { hypot, log2, max, min, round } = Math;

/** The measures from which a mood is derived. */
export interface MoodCues {
  readonly tempo: Finding<Tempo>;
  readonly key: Finding<MusicalKey>;
  readonly loudnessLufs: number;
  /** The center of the spectrum, in octaves above 1 Hz. */
  readonly brightness: number;
  /** Onsets per second. */
  readonly busyness: number;
}

/** Words of the catalog on Russell's circumplex (1980), by valence and arousal. */
const words: readonly (readonly [word: string, valence: number, arousal: number])[] = [
  ['energetic', 0.35, 0.85],
  ['uplifting', 0.7, 0.45],
  ['playful', 0.75, 0.2],
  ['sunny', 0.85, 0.05],
  ['hopeful', 0.55, 0.05],
  ['warm', 0.45, -0.2],
  ['romantic', 0.5, -0.4],
  ['relaxed', 0.55, -0.6],
  ['peaceful', 0.4, -0.85],
  ['calm', 0.15, -0.75],
  ['dreamy', 0.1, -0.5],
  ['nostalgic', -0.1, -0.3],
  ['melancholic', -0.5, -0.5],
  ['sad', -0.7, -0.6],
  ['dark', -0.6, -0.05],
  ['restless', -0.35, 0.3],
  ['tense', -0.6, 0.5],
  ['driving', -0.1, 0.75],
  ['rebellious', -0.3, 0.95],
  ['confident', 0.2, 0.4],
];
const labelsGiven = 3;

/**
 * Derives a mood by rules from experiments with listeners (Hevner 1937; Gabrielsson and Lindström 2010):
 * fast, busy, loud and bright music is arousing; major keys, and fast rather than slow tempi, are happy. Each
 * measure counts from the median of the demo catalog to a value that hardly any recording exceeds.
 */
export const moodOf = ({ tempo, key, loudnessLufs, brightness, busyness }: MoodCues): Finding<Mood> => {
  if (!key.known) return key;
  const speed = tempo.known ? within(log2(tempo.value.bpm / 105)) : 0;
  const arousal = within(
    0.35 * speed +
      0.25 * within((loudnessLufs + 15) / 6) +
      0.2 * within((brightness - 9) / 1.2) +
      0.4 * within((busyness - 4) / 2.5),
  );
  const mode = key.value.mode === 'major' ? 1 : -1;
  const valence = within(
    0.55 * mode * (0.6 + 0.4 * key.confidence) + 0.2 * speed + 0.1 * within((brightness - 9) / 1.2),
  );
  const labels = words
    .map(([word, v, a]) => ({ word, off: hypot(v - valence, a - arousal) }))
    .sort((a, b) => a.off - b.off)
    .slice(0, labelsGiven)
    .map(({ word }) => word);
  const confidence = 0.5 * (0.5 * key.confidence + 0.5 * (tempo.known ? tempo.confidence : 0));
  return {
    known: true,
    value: { valence: hundredths(valence), arousal: hundredths(arousal), labels, method: 'rules' },
    confidence,
  };
};

const within = (value: number): number => max(-1, min(1, value));
const hundredths = (value: number): number => round(value * 100) / 100;
