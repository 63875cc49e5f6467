import { chance } from '../sound/arithmetic.ts';
import { chordAt, type PlacedSection } from './form.ts';
import type { Note } from './notes.ts';
import { inChord, nearest, pitchClass, scales, semitones, settled } from './scale.ts';
import type { Song, TunePart } from './song.ts';

interface MotifNote {
  /** Absent: a rest. */
  readonly step?: number;
  readonly beats: number;
}

const motifOf = (text: string): readonly MotifNote[] =>
  text
    .trim()
    .split(/\s+/)
    .map((token) => {
      const [step = '', beats = ''] = token.split(':');
      if (!(Number(beats) > 0)) throw new Error(`${token} is no note of a motif`);
      return step === 'r' ? { beats: Number(beats) } : { step: Number(step), beats: Number(beats) };
    });

/** One motif set on a degree: what a token of a phrase says. */
const setting = (token: string, part: TunePart, beatsPerBar: number): readonly MotifNote[] => {
  if (token === '-') return [{ beats: beatsPerBar }];
  const parts = /^([a-z]+)(?:@(-?\d+))?(~?)(>?)$/.exec(token);
  const motif = parts?.[1] === undefined ? undefined : part.motifs[parts[1]];
  if (!parts || motif === undefined) throw new Error(`${token} sets no motif`);
  const degree = Number(parts[2] ?? 1);
  const turned = parts[3] ? -1 : 1;
  const notes = motifOf(motif).map(({ step, beats }) =>
    step === undefined ? { beats } : { step: degree - 1 + turned * step, beats },
  );
  return parts[4] ? atRest(notes) : notes;
};

/** A close: what follows the last strong note is held by it. */
const atRest = (notes: readonly MotifNote[]): readonly MotifNote[] => {
  const keep = Math.max(1, Math.ceil(notes.length / 2));
  const held = notes.slice(keep - 1).reduce((sum, { beats }) => sum + beats, 0);
  const last = notes.slice(0, keep).findLast(({ step }) => step !== undefined)?.step ?? 0;
  return [...notes.slice(0, keep - 1), { step: last, beats: held }];
};

/** In the repeat, a long note can become two, with a neighbor note. */
const varied = (notes: readonly MotifNote[], random: () => number): readonly MotifNote[] =>
  notes.flatMap(({ step, beats }) =>
    step !== undefined && beats >= 1 && beats <= 2 && random() < 0.3
      ? [
          { step, beats: beats / 2 },
          { step: step + (random() < 0.5 ? 1 : -1), beats: beats / 2 },
        ]
      : [{ ...(step !== undefined && { step }), beats }],
  );

const phraseNotes = (part: TunePart, phrase: string, song: Song, section: PlacedSection): readonly Note[] => {
  const random = chance(song.seed * 101 + section.from * 7 + section.turn);
  const tokens = phrase.trim().split(/\s+/);
  const tonic = nearest(pitchClass(song.key.tonic), part.around);
  const classes = new Set(scales[song.scale].map((degree) => (tonic + degree) % 12));
  if (section.closing) {
    const length = (section.to - section.from) * 0.9;
    return [{ at: section.from, length, pitch: tonic, velocity: 0.7 }];
  }
  const notes: Note[] = [];
  let [at, before] = [section.from, { written: 0, pitch: 0 }];
  for (let place = 0; at < section.to - 1e-6; place++) {
    const set = setting(tokens[place % tokens.length] ?? '-', part, song.beatsPerBar);
    const length = set.reduce((sum, { beats }) => sum + beats, 0);
    const begins = at;
    for (const { step, beats } of section.turn > 0 ? varied(set, random) : set) {
      if (step !== undefined && at < section.to) {
        const { chord } = chordAt(section.spans, at);
        const written = tonic + semitones(song.scale, step);
        const strong = Math.abs(at - Math.round(at)) < 1e-6 && beats >= 0.75;
        const moved = written !== before.written;
        const pitch = strong
          ? settled(written, chord, moved ? before.pitch : undefined)
          : inChord(written, chord, classes);
        before = { written, pitch };
        const arch = 1 - Math.abs((at - begins) / length - 0.45) * 0.35;
        notes.push({
          at,
          length: Math.min(beats, section.to - at) * 0.95,
          pitch,
          velocity: (strong ? 0.85 : 0.72) * arch * (0.75 + 0.25 * section.energy),
        });
      }
      at += beats;
    }
  }
  return notes;
};

const secondVoice = (
  notes: readonly Note[],
  steps: number,
  song: Song,
  section: PlacedSection,
): readonly Note[] =>
  notes.map((note) => {
    const { chord } = chordAt(section.spans, note.at);
    const third = steps < 0 ? -4 : 4;
    return {
      ...note,
      pitch: note.length >= 0.7 ? settled(note.pitch + third, chord) : scaleStep(note.pitch, steps, song),
      velocity: note.velocity * 0.75,
    };
  });

/** So many steps of the scale away from a pitch. */
const scaleStep = (pitch: number, steps: number, song: Song): number => {
  const tonic = pitchClass(song.key.tonic);
  let step = Math.floor((pitch - tonic) / 12) * scales[song.scale].length;
  while (tonic + semitones(song.scale, step + 1) <= pitch) step++;
  return tonic + semitones(song.scale, step + steps);
};

/** Returns the melody, and its second voice if it has one. */
export const tuneNotes = (part: TunePart, song: Song, sections: readonly PlacedSection[]): readonly Note[] =>
  sections.flatMap((section) => {
    const phrase = part.phrases[section.name];
    if (phrase === undefined) return [];
    const notes = phraseNotes(part, phrase, song, section);
    return part.second?.sections.includes(section.name)
      ? [...notes, ...secondVoice(notes, part.second.steps, song, section)]
      : notes;
  });
