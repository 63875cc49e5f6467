export const tonics = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'] as const;
export type Tonic = (typeof tonics)[number];
export const modes = ['major', 'minor'] as const;
export type Mode = (typeof modes)[number];

export interface MusicalKey {
  readonly tonic: Tonic;
  readonly mode: Mode;
}

const enharmonic: Readonly<Record<string, Tonic>> = {
  Db: 'C#',
  'D#': 'Eb',
  Gb: 'F#',
  'G#': 'Ab',
  'A#': 'Bb',
};

export const tonicOf = (name: string): Tonic | undefined =>
  tonics.find((tonic) => tonic === name) ?? enharmonic[name];

const majors: Readonly<Record<Tonic, number>> = {
  B: 1,
  'F#': 2,
  'C#': 3,
  Ab: 4,
  Eb: 5,
  Bb: 6,
  F: 7,
  C: 8,
  G: 9,
  D: 10,
  A: 11,
  E: 12,
};

/** Returns the position on the Camelot wheel, which DJs use: A minor is `8A`, C major `8B`. */
export const camelotOf = ({ tonic, mode }: MusicalKey): string => {
  if (mode === 'major') return `${majors[tonic]}B`;
  const relative = tonics[(tonics.indexOf(tonic) + 3) % 12] ?? tonic;
  return `${majors[relative]}A`;
};

/** Returns the key that a text such as `A minor`, `Am`, `F# major`, `F#` or `8A` names, or undefined. */
export const parseKey = (text: string): MusicalKey | undefined => {
  const camelot = /^(1[0-2]|[1-9])([AB])$/i.exec(text.trim());
  if (camelot) {
    const mode = camelot[2]?.toUpperCase() === 'B' ? 'major' : 'minor';
    const tonic = tonics.find((name) => camelotOf({ tonic: name, mode }) === text.trim().toUpperCase());
    return tonic && { tonic, mode };
  }
  const named = /^([A-G][#b]?)(?:\s*(maj(?:or)?|min(?:or)?|m))?$/.exec(text.trim());
  const tonic = named?.[1] === undefined ? undefined : tonicOf(named[1]);
  if (!named || !tonic) return undefined;
  return { tonic, mode: named[2] === undefined || named[2].startsWith('maj') ? 'major' : 'minor' };
};
