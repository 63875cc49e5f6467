import { chordNamed, type Chord } from './scale.ts';
import type { Section, Song } from './song.ts';

/** A chord from one beat to another, in beats from the beginning of the song. */
export interface ChordSpan {
  readonly from: number;
  readonly to: number;
  readonly chord: Chord;
}

/** A section with its position, in beats. */
export interface PlacedSection extends Section {
  readonly from: number;
  readonly to: number;
  /** How often a section of this name was played before. */
  readonly turn: number;
  /** Whether this is the final chord, which the parts of the last section play once and let ring. */
  readonly closing: boolean;
  readonly spans: readonly ChordSpan[];
}

const spansOf = ({ chords, bars }: Section, from: number, beatsPerBar: number): readonly ChordSpan[] => {
  const rows = chords.split('|').map((bar) => bar.trim().split(/\s+/).map(chordNamed));
  return Array.from({ length: bars }, (_, bar) => {
    const inBar = rows[bar % rows.length] ?? [];
    const length = beatsPerBar / inBar.length;
    return inBar.map((chord, place) => {
      const at = from + bar * beatsPerBar + place * length;
      return { from: at, to: at + length, chord };
    });
  }).flat();
};

/** Returns the sections of a song with their positions. */
export const placedSections = (song: Song): readonly PlacedSection[] => {
  const { form, beatsPerBar } = song;
  let from = 0;
  const turns = new Map<string, number>();
  const sections = form.map((section) => {
    const turn = turns.get(section.name) ?? 0;
    turns.set(section.name, turn + 1);
    const placed = {
      ...section,
      from,
      to: from + section.bars * beatsPerBar,
      turn,
      closing: false,
      spans: spansOf(section, from, beatsPerBar),
    };
    from = placed.to;
    return placed;
  });
  const last = sections.at(-1);
  if (!last) throw new Error('a song without sections');
  const to = from + (song.ending * 0.7 * song.bpm) / 60;
  const spans = [{ from, to, chord: chordNamed(song.rest) }];
  return [...sections, { ...last, from, to, spans, closing: true }];
};

/** Returns the length of the recording in seconds, including the decay of the final chord. */
export const secondsOf = (song: Song): number => {
  const bars = song.form.reduce((sum, section) => sum + section.bars, 0);
  return (bars * song.beatsPerBar * 60) / song.bpm + song.ending;
};

export const chordAt = (spans: readonly ChordSpan[], beat: number): ChordSpan => {
  const span = spans.findLast(({ from }) => from <= beat + 1e-6) ?? spans[0];
  if (!span) throw new Error('a section without chords');
  return span;
};

/** Returns the position of a beat with swing, which delays the off-beats. */
export const swung = (beat: number, swing: Song['swing']): number => {
  if (!swing) return beat;
  const pair = swing.of === 'eighths' ? 1 : 0.5;
  const start = Math.floor(beat / pair + 1e-9) * pair;
  const within = (beat - start) / pair;
  const middle = 0.5 + swing.late / 2;
  return start + pair * (within < 0.5 ? within * 2 * middle : middle + (within - 0.5) * 2 * (1 - middle));
};
