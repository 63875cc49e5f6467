import { strumDelays } from '../sound/plucked.ts';
import { chordAt, type ChordSpan, type PlacedSection } from './form.ts';
import type { Note } from './notes.ts';
import { stepsOf } from './pattern.ts';
import type { ChordPart, Song } from './song.ts';
import { voiced } from './voicing.ts';

/** Chords and broken chords, their voices led over the whole song. */
export const chordNotes = (
  part: ChordPart,
  song: Song,
  sections: readonly PlacedSection[],
): readonly Note[] => {
  const played = sections.filter(({ name }) => part.lines[name] !== undefined);
  const spans = played.flatMap((section) => section.spans);
  const layings = voiced(
    spans.map(({ chord }) => chord),
    part.around,
    part.voices,
  );
  const laying = new Map<ChordSpan, readonly number[]>(spans.map((span, i) => [span, layings[i] ?? []]));
  return played.flatMap((section) =>
    stepsOf(part.lines[section.name] ?? '', song, section).flatMap(({ sign, at, length }) => {
      const span = chordAt(section.spans, at);
      const pitches = laying.get(span) ?? [];
      const velocity = (sign === 'o' ? 0.55 : 0.8) * (0.7 + 0.3 * section.energy);
      // A chord ends where the next begins.
      const note = { at, length: Math.min(length, span.to - at) - 0.02, velocity };
      if (sign !== 'x' && sign !== 'o') {
        const tone = Number(sign);
        const pitch = pitches[tone % pitches.length] ?? part.around;
        return [{ ...note, pitch: pitch + 12 * Math.floor(tone / pitches.length) }];
      }
      const strings = sign === 'x' ? pitches : pitches.toReversed();
      const delays = part.strum ? strumDelays(strings.length, part.strum, Math.round(at * 16)) : [];
      return strings.map((pitch, string) => ({
        ...note,
        pitch,
        velocity: velocity * (string === strings.length - 1 ? 1 : 0.9),
        ...(delays[string] !== undefined && { late: delays[string] }),
      }));
    }),
  );
};
