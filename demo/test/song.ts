import { fingerBass } from '../instruments/basses.ts';
import { electricPiano, kalimba } from '../instruments/keys.ts';
import { roomKit } from '../sound/kits.ts';
import type { Song } from '../score/song.ts';

/** Two bars and a last chord, with every kind of part but air. */
export const aSong = (changes: Partial<Song> = {}): Song => ({
  seed: 1,
  bpm: 120,
  beatsPerBar: 4,
  stepsPerBeat: 4,
  key: { tonic: 'C', mode: 'major' },
  scale: 'major',
  form: [
    { name: 'verse', bars: 1, chords: 'Am7 F', energy: 0.7 },
    { name: 'chorus', bars: 1, chords: 'G7', energy: 1 },
  ],
  rest: 'C',
  ending: 2,
  loudness: -16,
  parts: [
    {
      plays: 'drums',
      category: 'drums',
      name: 'Drums',
      level: 0,
      kit: roomKit,
      crash: true,
      loose: 5,
      beats: {
        verse: { kick: 'x.......x.......', snare: '....x.......x...', hat: 'x.o.x.o.x.o.x.og' },
        chorus: { kick: 'x...x...x...x...', snare: '....x.......x...' },
      },
    },
    {
      plays: 'bass',
      category: 'bass',
      name: 'Bass',
      level: -3,
      voice: fingerBass,
      lowest: 31,
      lines: { verse: 'r---5-a-', chorus: 'r-3-5-8-' },
    },
    {
      plays: 'chords',
      category: 'harmony',
      name: 'Electric piano',
      level: -4,
      voice: electricPiano,
      around: 60,
      voices: 4,
      room: { seconds: 1, level: 0.2 },
      lines: { verse: 'x-------o-------', chorus: '0-1-2-3-x-------' },
    },
    {
      plays: 'tune',
      category: 'melody',
      name: 'Kalimba',
      level: -5,
      voice: kalimba,
      around: 72,
      echo: { beats: 0.75, feedback: 0.3, level: 0.3 },
      motifs: { a: '0:1 2:.5 4:.5 r:1 2:1' },
      phrases: { verse: 'a@1', chorus: 'a@3>' },
    },
  ],
  ...changes,
});
