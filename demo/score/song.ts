import type { MusicalKey, StemCategory } from '../domain.ts';
import type { Instrument } from '../sound/sound.ts';
import type { Kit, Piece } from '../sound/kits.ts';
import type { ScaleName } from './scale.ts';

/** A section of the form. Sections of one name share what the parts play there. */
export interface Section {
  readonly name: string;
  readonly bars: number;
  /** Chord symbols, bars parted by `|`, repeated as long as the section lasts: `Am7 | Fmaj7 | C G/B`. */
  readonly chords: string;
  /** 0 … 1: how loud and how full. */
  readonly energy: number;
}

/** Rows of steps, one sign a step, repeated as long as the section lasts; blanks only help the eye. */
export type Pattern = string;
/** Patterns by the name of their section. Sections without one are silent. */
export type BySection<T> = Readonly<Record<string, T>>;

/** How a part sounds in the mix; `level` is its loudness in dB against the other parts. */
export interface Placement {
  readonly category: StemCategory;
  readonly name: string;
  readonly level: number;
  /** −1 left … 1 right. */
  readonly pan?: number;
  /** Reverberation: seconds to fall by 60 dB, and its level. */
  readonly room?: { readonly seconds: number; readonly level: number };
  /** Repeats that cross from side to side. */
  readonly echo?: { readonly beats: number; readonly feedback: number; readonly level: number };
  /** Amplifier distortion, 0 … 10. */
  readonly drive?: number;
  /** Steps back at every kick, in dB. */
  readonly duck?: number;
  /** Cuts off lower frequencies, Hz. */
  readonly thin?: number;
  /** Maximum deviation from the beat, in milliseconds. */
  readonly loose?: number;
}

/** `x` accent, `o` stroke, `g` ghost, `.` rest. */
export interface DrumPart extends Placement {
  readonly plays: 'drums';
  readonly kit: Kit;
  readonly beats: BySection<Readonly<Partial<Record<Piece, Pattern>>>>;
  /** Instead of the last bar of a section. */
  readonly fill?: Readonly<Partial<Record<Piece, Pattern>>>;
  /** A crash where a section is louder than the one before. */
  readonly crash?: boolean;
}

/** `r` root, `3` `5` `7` chord tones, `8` octave, `l` fifth below, `a` step toward the next root, `-` held, `.` rest. */
export interface BassPart extends Placement {
  readonly plays: 'bass';
  readonly voice: Instrument;
  /** The lowest pitch of the part. */
  readonly lowest: number;
  readonly lines: BySection<Pattern>;
}

/** `x` chord, `o` softer chord, `0`–`9` one tone of the voicing from below, `-` held, `.` rest. */
export interface ChordPart extends Placement {
  readonly plays: 'chords';
  readonly voice: Instrument;
  /** The pitch that voicings stay near. */
  readonly around: number;
  readonly voices: number;
  /** Seconds from string to string; down on `x`, up on `o`. */
  readonly strum?: number;
  readonly lines: BySection<Pattern>;
}

/**
 * A tune made of motifs. A motif is `step:beats` for each note, steps of the scale over where it is set (`r` rests).
 * A phrase sets motifs in a row: `a@5` on the fifth degree, `a@5~` upside down, `a@5>` ending at rest, `-` a bar of rest.
 */
export interface TunePart extends Placement {
  readonly plays: 'tune';
  readonly voice: Instrument;
  /** The pitch nearest to which degree 1 is placed. */
  readonly around: number;
  readonly motifs: Readonly<Record<string, string>>;
  readonly phrases: BySection<string>;
  /** A second voice so many scale steps away, in these sections. */
  readonly second?: { readonly steps: number; readonly sections: readonly string[] };
}

/** Air that is not a note: `rise` a sweep up into the next section, `crackle` an old record, `wave` slow surf. */
export interface AirPart extends Placement {
  readonly plays: 'air';
  readonly airs: BySection<'rise' | 'crackle' | 'wave'>;
}

export type Part = DrumPart | BassPart | ChordPart | TunePart | AirPart;

export interface Song {
  readonly seed: number;
  readonly bpm: number;
  readonly beatsPerBar: number;
  /** Steps of the patterns: 4 to a beat, or 3 in a shuffle. */
  readonly stepsPerBeat: number;
  /** Delay of the off-beats as a share of their length; 0 is straight. */
  readonly swing?: { readonly of: 'eighths' | 'sixteenths'; readonly late: number };
  readonly key: MusicalKey;
  readonly scale: ScaleName;
  readonly form: readonly Section[];
  readonly parts: readonly Part[];
  /** The final chord, and its decay in seconds. */
  readonly rest: string;
  readonly ending: number;
  /** Integrated, LUFS. */
  readonly loudness: number;
}
