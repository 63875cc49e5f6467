import { chordAt, type PlacedSection } from './form.ts';
import type { Note } from './notes.ts';
import { stepsOf } from './pattern.ts';
import { atOrAbove, nearest, type Chord } from './scale.ts';
import type { BassPart, Song } from './song.ts';

const toneOf = (sign: string, chord: Chord, root: number, next: number): number => {
  const above = (index: number) => atOrAbove(chord.tones[index] ?? chord.bass, root);
  switch (sign) {
    case '3':
      return above(1);
    case '5':
      return above(2);
    case '7':
      return above(3);
    case '8':
      return root + 12;
    case 'l':
      return nearest(chord.tones[2] ?? chord.bass, root - 5);
    case 'a':
      return next === root ? root - 1 : next > root ? next - 1 : next + 1;
    default:
      return root;
  }
};

/** The bass line: a pattern spelled over the chords. */
export const bassNotes = (part: BassPart, song: Song, sections: readonly PlacedSection[]): readonly Note[] =>
  sections.flatMap((section, index) => {
    const line = part.lines[section.name];
    if (line === undefined) return [];
    const spans = [...section.spans, ...(sections[index + 1]?.spans ?? [])];
    return stepsOf(line, song, section).map(({ sign, at, length }) => {
      const here = chordAt(section.spans, at);
      const root = atOrAbove(here.chord.bass, part.lowest);
      const after = spans.find(({ from }) => from >= here.to - 1e-6)?.chord ?? here.chord;
      const onBeat = Math.abs(at - Math.round(at)) < 1e-6;
      return {
        at,
        length: length - 0.04,
        pitch: toneOf(section.closing ? 'r' : sign, here.chord, root, atOrAbove(after.bass, part.lowest)),
        velocity: (onBeat ? 0.85 : 0.7) * (0.7 + 0.3 * section.energy),
      };
    });
  });
