import { subBass } from '../instruments/basses.ts';
import { feltPiano, glassBell } from '../instruments/keys.ts';
import { warmPad } from '../instruments/synths.ts';
import { machineKit } from '../sound/kits.ts';
import type { Song } from '../score/song.ts';

/** Ambient with a slow pulse. */
export const glassOrchard: Song = {
  seed: 707,
  bpm: 76,
  beatsPerBar: 4,
  stepsPerBeat: 4,
  key: { tonic: 'F#', mode: 'major' },
  scale: 'major',
  form: [
    { name: 'intro', bars: 2, chords: 'F#maj9 | D#m9', energy: 0.5 },
    { name: 'verse', bars: 4, chords: 'F#maj9 | Bmaj9 | D#m9 | C#sus4', energy: 0.75 },
    { name: 'bloom', bars: 8, chords: 'Bmaj9 | C#6 | D#m9 | F#maj9', energy: 1 },
    { name: 'outro', bars: 3, chords: 'D#m9 | Bmaj9 | F#maj9', energy: 0.5 },
  ],
  rest: 'F#maj9',
  ending: 6,
  loudness: -17.5,
  parts: [
    {
      plays: 'drums',
      category: 'percussion',
      name: 'Pulse',
      level: -5,
      kit: machineKit,
      room: { seconds: 2.5, level: 0.3 },
      beats: {
        intro: { kick: 'x...o...x...o...', rim: '....o.......o...' },
        verse: { kick: 'x...g...o...g...', rim: '....o.......o...', shaker: '....o.......o...' },
        bloom: {
          kick: 'x...g...x...g...',
          rim: '....o.......o..g',
          shaker: '....o.......o..g',
          hat: 'g...g...g...g...',
        },
        outro: { kick: 'o...g...o...g...', rim: '....g.......g...' },
      },
    },
    {
      plays: 'chords',
      category: 'harmony',
      name: 'Pad',
      level: -2,
      voice: warmPad,
      around: 61,
      voices: 4,
      thin: 90,
      room: { seconds: 4, level: 0.5 },
      lines: {
        intro: 'x---------------',
        verse: 'x---------------',
        bloom: 'x---------------',
        outro: 'x---------------',
      },
    },
    {
      plays: 'bass',
      category: 'bass',
      name: 'Sub bass',
      level: -6,
      voice: subBass,
      lowest: 30,
      lines: { verse: 'r-----------....', bloom: 'r---------r-----', outro: 'r---------......' },
    },
    {
      plays: 'tune',
      category: 'melody',
      name: 'Felt piano',
      level: -5,
      pan: -0.12,
      voice: feltPiano,
      around: 66,
      loose: 18,
      echo: { beats: 1.5, feedback: 0.4, level: 0.28 },
      room: { seconds: 3, level: 0.35 },
      motifs: { a: '0:1 2:1 4:2', b: '4:1.5 5:.5 2:2', c: 'r:1 1:1 0:2' },
      phrases: { verse: 'a@1 c@3 b@1 c@2', bloom: 'a@3 b@2 a@5 b@3', outro: 'a@1 - c@1' },
    },
    {
      plays: 'chords',
      category: 'fx',
      name: 'Glass bells',
      level: -9,
      pan: 0.3,
      voice: glassBell,
      around: 78,
      voices: 4,
      echo: { beats: 1, feedback: 0.5, level: 0.35 },
      room: { seconds: 4, level: 0.4 },
      lines: { intro: '0.......2.......', bloom: '0..2..1..3..4.2.', outro: '3.......1.......' },
    },
  ],
};
