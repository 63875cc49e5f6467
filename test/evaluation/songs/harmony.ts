import { tonics, type MusicalKey } from '../../../src/domain/catalog/musical-key.ts';
import type { ScaleName } from '@platform-licensing/demo/score/scale';

/** Chords of a key by their distance over the tonic in semitones, as `0`, `5`, `9m7`; bars parted by `|`. */
type Progression = string;

interface Harmony {
  readonly scales: readonly ScaleName[];
  readonly verses: readonly Progression[];
  readonly choruses: readonly Progression[];
}

const major: Harmony = {
  scales: ['major', 'major', 'major', 'mixolydian', 'pentatonic'],
  verses: [
    '0 | 9m | 5 | 7',
    '0 | 7 | 9m | 5',
    '0 | 5 | 0 | 7',
    '0 | 4m | 5 | 7',
    '0maj7 | 5maj7 | 2m7 | 7',
    '0 | 10 | 5 | 0',
    '0 | 0 | 5 | 7',
    '0maj7 | 9m7 | 2m7 | 7 7',
    '0 | 7 | 5 | 0',
  ],
  choruses: [
    '5 | 7 | 0 | 9m',
    '0 | 5 | 9m | 7',
    '5 | 0 | 7 | 0',
    '9m | 5 | 0 | 7',
    '2m7 | 7 | 0maj7 | 0maj7',
    '5 | 5m | 0 | 7',
    '0 | 7 | 2m | 5',
  ],
};

const minor: Harmony = {
  scales: ['minor', 'minor', 'minor', 'dorian', 'minorPentatonic'],
  verses: [
    '0m | 8 | 3 | 10',
    '0m | 10 | 8 | 10',
    '0m | 5m | 0m | 7m',
    '0m | 8 | 5m | 7',
    '0m7 | 5m7 | 8maj7 | 7',
    '0m | 0m | 8 | 10',
    '0m | 3 | 10 | 5',
    '0m9 | 5m7 | 0m9 | 10',
    '0m | 10 | 5m | 0m',
  ],
  choruses: [
    '8 | 10 | 0m | 0m',
    '0m | 8 | 10 | 7',
    '5m | 0m | 7 | 0m',
    '8 | 3 | 10 | 0m',
    '0m | 3 | 8 | 10',
    '5m7 | 7 | 0m | 0m',
  ],
};

export const harmonies = { major, minor };

/** A progression in a key: `0 | 9m` in D major is `D | Bm`. */
export const chordsIn = ({ tonic }: MusicalKey, progression: Progression): string =>
  progression.replace(/\d+/g, (degree, at: number) => {
    const quality = at > 0 && /[a-z]/.test(progression[at - 1] ?? ' ');
    if (quality) return degree;
    return tonics[(tonics.indexOf(tonic) + Number(degree)) % 12] ?? tonic;
  });
