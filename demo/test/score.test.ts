import { bassNotes } from '../score/bass.ts';
import { chordNotes } from '../score/chords.ts';
import { drumStrokes } from '../score/drumming.ts';
import { placedSections, secondsOf, swung } from '../score/form.ts';
import { chordNamed, semitones, settled } from '../score/scale.ts';
import type { Part } from '../score/song.ts';
import { tuneNotes } from '../score/tune.ts';
import { voiced } from '../score/voicing.ts';
import { demoTracks } from '../index.ts';
import { aSong } from './song.ts';

const { abs } = Math;
const song = aSong();
const sections = placedSections(song);
const part = <K extends Part['plays']>(plays: K): Extract<Part, { plays: K }> => {
  const found = song.parts.find((one) => one.plays === plays);
  if (!found) throw new Error(`no ${plays}`);
  return found as Extract<Part, { plays: K }>;
};

describe('chords', () => {
  it.each([
    ['C', 0, 0, [0, 4, 7]],
    ['F#m7', 6, 6, [6, 9, 1, 4]],
    ['Bbmaj9', 10, 10, [10, 2, 5, 9, 0]],
    ['G/B', 7, 11, [7, 11, 2]],
    ['C7b9', 0, 0, [0, 4, 7, 10, 1]],
  ])('reads %s', (symbol, root, bass, tones) => {
    expect(chordNamed(symbol)).toEqual({ root, bass, tones });
  });

  it.each(['H', 'Cmin', ''])('rejects %j, which is not a chord', (symbol) => {
    expect(() => chordNamed(symbol)).toThrow('is no chord');
  });

  it('move by small steps, each voice to the nearest place', () => {
    const chords = ['Am7', 'Dm7', 'G7', 'Cmaj7', 'Fmaj7'].map(chordNamed);
    const layings = voiced(chords, 60, 4);
    layings.forEach((pitches, index) => {
      expect(new Set(pitches.map((pitch) => pitch % 12))).toEqual(new Set(chords[index]?.tones));
      const before = layings[index - 1] ?? pitches;
      const moved = pitches.reduce((sum, pitch, voice) => sum + abs(pitch - (before[voice] ?? pitch)), 0);
      expect(moved).toBeLessThanOrEqual(8);
    });
  });
});

describe('a tune', () => {
  it('settles on a tone of the chord, rather not on the one before', () => {
    const chord = chordNamed('C');
    expect(settled(62, chord)).toBe(60);
    expect(settled(62, chord, 60)).toBe(64);
    expect(settled(67, chord)).toBe(67);
  });

  it('is spelled in its scale, and strong notes in the chord', () => {
    const notes = tuneNotes(part('tune'), song, sections);
    expect(notes.slice(0, 3).map(({ at, pitch }) => [at, pitch])).toEqual([
      [0, 72],
      [1, 76],
      [1.5, 79],
    ]);
    const scale = new Set([0, 1, 2, 3, 4, 5, 6].map((step) => semitones('major', step)));
    for (const { pitch } of notes) expect(scale).toContain(pitch % 12);
  });

  it('ends on the tonic', () => {
    expect(tuneNotes(part('tune'), song, sections).at(-1)).toMatchObject({ at: 8, pitch: 72 });
  });

  it('is varied when its section comes back', () => {
    const again = { ...song, form: [...song.form, ...song.form, ...song.form, ...song.form] };
    const bars = placedSections(again).flatMap((section) =>
      tuneNotes(part('tune'), again, [section]).map(({ at, pitch }) => [at - section.from, pitch]),
    );
    expect(new Set(bars.map(String)).size).toBeGreaterThan(
      new Set(tuneNotes(part('tune'), song, sections).map(({ at, pitch }) => String([at % 4, pitch]))).size,
    );
  });
});

describe('parts', () => {
  it('of the bass follow the chords, and step toward the next', () => {
    const notes = bassNotes(part('bass'), song, sections);
    expect(notes.slice(0, 4).map(({ at, pitch }) => [at, pitch])).toEqual([
      [0, 33],
      [1, 40],
      [1.5, 40],
      [2, 41],
    ]);
    expect(notes.at(-1)?.pitch).toBe(36);
  });

  it('of the drums follow the pattern, and strike once at the end', () => {
    const strokes = drumStrokes(part('drums'), song, sections);
    const kicks = strokes.filter(({ piece }) => piece === 'kick').map(({ at }) => at);
    expect(kicks).toEqual([0, 2, 4, 5, 6, 7, 8]);
    expect(strokes.filter(({ piece }) => piece === 'crash').map(({ at }) => at)).toEqual([4, 8]);
  });

  it('of the chords end where the chord changes', () => {
    const notes = chordNotes(part('chords'), song, sections);
    expect(notes.filter(({ at }) => at === 0)).toHaveLength(4);
    for (const { at, length } of notes.filter((note) => note.at < 2))
      expect(at + length).toBeLessThanOrEqual(2);
  });

  it('without a line for a section are silent there', () => {
    const bass = { ...part('bass'), lines: { chorus: 'r---' } };
    expect(bassNotes(bass, song, sections).every(({ at }) => at >= 4)).toBe(true);
  });
});

describe('time', () => {
  it('lasts as long as the bars and the ringing', () => expect(secondsOf(song)).toBe(6));

  it('swings the off-beats and leaves the beats where they are', () => {
    const swing = { of: 'eighths', late: 0.2 } as const;
    expect([0, 0.5, 1, 1.5].map((beat) => swung(beat, swing))).toEqual([0, 0.6, 1, 1.6]);
    expect(swung(0.75, { of: 'sixteenths', late: 0.5 })).toBe(0.875);
    expect(swung(0.3, undefined)).toBe(0.3);
  });
});

describe('the tunes of the demo catalog', () => {
  const tunes = demoTracks.flatMap(({ slug, song: one }) =>
    one.parts.flatMap((tune) =>
      tune.plays === 'tune' ? [[`${slug}, ${tune.name}`, tune, one] as const] : [],
    ),
  );

  it.each(tunes)('%s: has more notes of the chord than others, and seldom leaps', (_, tune, one) => {
    const layout = placedSections(one);
    const notes = tuneNotes({ ...tune, second: { steps: 0, sections: [] } }, one, layout);
    const within = notes.filter(({ at, pitch }) =>
      layout.some(({ spans }) =>
        spans.some(({ from, to, chord }) => at >= from && at < to && chord.tones.includes(pitch % 12)),
      ),
    );
    const length = (some: typeof notes) => some.reduce((sum, note) => sum + note.length, 0);
    const leaps = notes.filter(({ pitch }, index) => abs(pitch - (notes[index - 1]?.pitch ?? pitch)) > 9);
    expect(length(within) / length(notes)).toBeGreaterThan(0.5);
    expect(leaps.length).toBeLessThanOrEqual(notes.length / 12);
    expect(new Set(notes.map(({ pitch }) => pitch)).size).toBeGreaterThanOrEqual(4);
  });
});
