import { bassNotes } from '../score/bass.ts';
import { chordNotes } from '../score/chords.ts';
import { drumStrokes } from '../score/drumming.ts';
import { placedSections, swung, type PlacedSection } from '../score/form.ts';
import type { Note, Stroke } from '../score/notes.ts';
import type { DrumPart, Part, Song } from '../score/song.ts';
import { tuneNotes } from '../score/tune.ts';
import { chance, cosine, sine } from '../sound/arithmetic.ts';
import { pieces } from '../sound/kits.ts';
import { addTo, frames, releaseTone, type Instrument, type Sound, type Tone } from '../sound/sound.ts';
import { airs } from './airs.ts';

const { max, round } = Math;

/** Returns the position of a note in the recording, in frames, with swing and timing deviation. */
const placed = (song: Song, at: number, lateSeconds: number): number =>
  max(0, frames((swung(at, song.swing) * 60) / song.bpm + lateSeconds));

/** Left and right gain of equal power. */
const panned = (pan: number): readonly [number, number] => [
  cosine((pan + 1) / 8) * 1.4142135,
  sine((pan + 1) / 8) * 1.4142135,
];

const drummed = (part: DrumPart, strokes: readonly Stroke[], song: Song, into: Sound): void => {
  const random = chance(song.seed + 77);
  const loose = (part.loose ?? 0) / 1000;
  for (const { at, piece, velocity } of strokes) {
    const sound = part.kit(piece);
    const [left, right] = panned(pieces[piece]);
    const gain = velocity * (0.92 + 0.16 * random());
    const where = placed(song, at, loose * (random() - 0.3));
    addTo(into, { left: sound, right: sound }, where, gain * left, gain * right);
  }
};

interface Rendered {
  readonly tone: Tone;
  /** Notes that are not played yet. */
  left: number;
  sound?: Sound | undefined;
}

/** Returns what each note sounds like, with the number of notes that sound alike. */
const toneOf = (song: Song, known: Map<string, Rendered>, { length, pitch, velocity }: Note): Rendered => {
  const force = round(velocity * 4) / 4;
  const lengthInGrid = max(1, round(length * 24));
  const name = `${pitch} ${lengthInGrid} ${force}`;
  const tone = { pitch, seconds: (lengthInGrid * 60) / song.bpm / 24, force };
  const rendered = known.get(name) ?? { tone, left: 0 };
  known.set(name, rendered);
  rendered.left++;
  return rendered;
};

/** Notes that are alike are rendered once, and their sound is kept until the last of them. */
const played = (voice: Instrument, notes: readonly Note[], part: Part, song: Song, into: Sound): void => {
  const random = chance(song.seed + part.name.length * 13);
  const loose = (part.loose ?? 0) / 1000;
  const [left, right] = panned(part.pan ?? 0);
  const known = new Map<string, Rendered>();
  const tones = notes.map((note) => ({ note, rendered: toneOf(song, known, note) }));
  for (const { note, rendered } of tones) {
    const { at, velocity, late = 0 } = note;
    const sound = (rendered.sound ??= voice(rendered.tone));
    const gain = velocity * (0.95 + 0.1 * random());
    addTo(into, sound, placed(song, at, late + loose * (random() - 0.3)), gain * left, gain * right);
    rendered.left--;
    if (rendered.left > 0) continue;
    rendered.sound = undefined;
    releaseTone(sound);
  }
};

const notesOf = (
  part: Exclude<Part, { plays: 'drums' | 'air' }>,
  song: Song,
  sections: readonly PlacedSection[],
) => {
  switch (part.plays) {
    case 'bass':
      return bassNotes(part, song, sections);
    case 'chords':
      return chordNotes(part, song, sections);
    case 'tune':
      return tuneNotes(part, song, sections);
  }
};

/** Plays a part as the microphone picks it up, before any effect, over what was in the sound before. */
export const perform = (part: Part, song: Song, into: Sound): void => {
  into.left.fill(0);
  into.right.fill(0);
  const sections = placedSections(song);
  if (part.plays === 'drums') drummed(part, drumStrokes(part, song, sections), song, into);
  else if (part.plays === 'air') airs(part, song, sections, into);
  else played(part.voice, notesOf(part, song, sections), part, song, into);
};

/** When the kick sounds, in frames. */
export const kicks = (song: Song): readonly number[] =>
  song.parts
    .filter((part) => part.plays === 'drums')
    .flatMap((part) => drumStrokes(part, song, placedSections(song)))
    .filter(({ piece }) => piece === 'kick')
    .map(({ at }) => placed(song, at, 0));
