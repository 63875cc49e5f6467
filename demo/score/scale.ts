import { tonicOf, tonics, type Tonic } from '../domain.ts';

const { abs, floor } = Math;

/** 0 … 11, C = 0. */
export type PitchClass = number;

export const pitchClass = (tonic: Tonic): PitchClass => tonics.indexOf(tonic);

export const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  pentatonic: [0, 2, 4, 7, 9],
  minorPentatonic: [0, 3, 5, 7, 10],
  blues: [0, 3, 5, 6, 7, 10],
} as const;
export type ScaleName = keyof typeof scales;

const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** Semitones over the tonic of a step, 0 the tonic, negative below. */
export const semitones = (scale: ScaleName, step: number): number => {
  const degrees = scales[scale];
  return 12 * floor(step / degrees.length) + (degrees[modulo(step, degrees.length)] ?? 0);
};

/** The pitch of a class nearest to another pitch; the lower of two as near. */
export const nearest = (pc: PitchClass, to: number): number => {
  const up = modulo(pc - to, 12);
  return up < 6 ? to + up : to + up - 12;
};

/** The lowest pitch of a class that is not under another pitch. */
export const atOrAbove = (pc: PitchClass, lowest: number): number => lowest + modulo(pc - lowest, 12);

export interface Chord {
  readonly root: PitchClass;
  /** In the bass: the root, or the note after the slash. */
  readonly bass: PitchClass;
  /** From the root up, the root first. */
  readonly tones: readonly PitchClass[];
}

const qualities: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '5': [0, 7],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  '7': [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  '9': [0, 4, 7, 10, 2],
  maj9: [0, 4, 7, 11, 2],
  m9: [0, 3, 7, 10, 2],
  add9: [0, 4, 7, 2],
  madd9: [0, 3, 7, 2],
  '13': [0, 4, 10, 2, 9],
  sus4: [0, 5, 7],
  sus2: [0, 2, 7],
  '7sus4': [0, 5, 7, 10],
  '7b9': [0, 4, 7, 10, 1],
  m7b5: [0, 3, 6, 10],
  dim: [0, 3, 6],
};

const classOf = (name: string): PitchClass => {
  const tonic = tonicOf(name);
  if (!tonic) throw new Error(`${name} is no note`);
  return pitchClass(tonic);
};

/** `Fmaj7`, `C#m9`, `G/B`. */
export const chordNamed = (symbol: string): Chord => {
  const parts = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(symbol);
  const intervals = qualities[parts?.[2] ?? '?'];
  if (!parts?.[1] || !intervals) throw new Error(`${symbol} is no chord`);
  const root = classOf(parts[1]);
  return {
    root,
    bass: parts[3] === undefined ? root : classOf(parts[3]),
    tones: intervals.map((interval) => (root + interval) % 12),
  };
};

/** The step of the scale, bent where the chord of the moment has its own form of it. */
export const inChord = (pitch: number, chord: Chord, scaleClasses: ReadonlySet<PitchClass>): number => {
  const pc = modulo(pitch, 12);
  if (chord.tones.includes(pc)) return pitch;
  const foreign = chord.tones.filter((tone) => !scaleClasses.has(tone));
  const bent = foreign.find((tone) => modulo(tone - pc, 12) === 1 || modulo(pc - tone, 12) === 1);
  return bent === undefined ? pitch : nearest(bent, pitch);
};

/** The chord tone nearest to a pitch within two semitones, rather not `shunned`; the pitch itself where none is. */
export const settled = (pitch: number, chord: Chord, shunned?: number): number => {
  const near = chord.tones
    .map((tone) => nearest(tone, pitch))
    .filter((tone) => abs(tone - pitch) <= 2)
    .sort((a, b) => abs(a - pitch) - abs(b - pitch));
  return near.find((tone) => tone !== shunned) ?? near[0] ?? pitch;
};
