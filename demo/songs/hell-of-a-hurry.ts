import { boomBass } from '../instruments/basses.ts';
import { glassBell, piano } from '../instruments/keys.ts';
import { stabs } from '../instruments/synths.ts';
import { machineKit } from '../sound/kits.ts';
import type { Song } from '../score/song.ts';

/** Trap. */
export const hellOfAHurry: Song = {
  seed: 1414,
  bpm: 146,
  beatsPerBar: 4,
  stepsPerBeat: 4,
  key: { tonic: 'C#', mode: 'minor' },
  scale: 'minor',
  form: [
    { name: 'intro', bars: 4, chords: 'C#m | C#m | A | G#7', energy: 0.55 },
    { name: 'hook', bars: 8, chords: 'C#m | C#m | A | G#7', energy: 1 },
    { name: 'verse', bars: 4, chords: 'C#m | F#m | A | G#7', energy: 0.8 },
    { name: 'hook', bars: 4, chords: 'C#m | C#m | A | G#7', energy: 1 },
  ],
  rest: 'C#m',
  ending: 2.5,
  loudness: -14.5,
  parts: [
    {
      plays: 'drums',
      category: 'drums',
      name: 'Drum machine',
      level: 0.5,
      kit: machineKit,
      crash: true,
      room: { seconds: 0.7, level: 0.1 },
      beats: {
        intro: { hat: 'x.o.x.o.x.o.x.o.', rim: 'x...x...x...x...' },
        hook: {
          kick: 'x.....x...x..... x..x......x...x.',
          clap: '........x.......',
          snare: '........o.......',
          hat: 'x.o.x.o.x.o.xooo x.o.x.o.x.o.xgog',
          open: '..............o.',
          rim: 'x...x...x...x...',
        },
        verse: {
          kick: 'x.........x.....',
          clap: '........x.......',
          hat: 'x.o.x.o.x.o.x.o.',
          rim: 'x...x...x...x...',
        },
      },
      fill: { kick: 'x.....x.........', clap: '........x...x.xx', hat: 'x.o.x.o.xxxxxxxx' },
    },
    {
      plays: 'bass',
      category: 'bass',
      name: 'Boom',
      level: 0,
      voice: boomBass,
      lowest: 32,
      lines: {
        hook: 'r-----r---r----- r--r------r---a-',
        verse: 'r---------r-----',
      },
    },
    {
      plays: 'tune',
      category: 'melody',
      name: 'Glass bells',
      level: -5,
      pan: 0.15,
      voice: glassBell,
      around: 73,
      echo: { beats: 0.75, feedback: 0.35, level: 0.22 },
      room: { seconds: 2.2, level: 0.25 },
      motifs: { a: '0:.5 2:.5 4:1 3:.5 2:1.5', b: '5:1 4:1 2:2', c: 'r:.5 4:.5 5:.5 4:.5 1:2' },
      phrases: { intro: 'a@1 a@1 b@1 c@1', hook: 'a@1 a@1 b@1 c@1 a@1 c@3 b@2 c@1' },
    },
    {
      plays: 'chords',
      category: 'harmony',
      name: 'Piano',
      level: -5,
      pan: -0.2,
      voice: piano,
      around: 58,
      voices: 3,
      loose: 5,
      room: { seconds: 1.8, level: 0.2 },
      lines: { intro: 'x-------o-------', verse: 'x-----o---o-----', hook: 'x---------------' },
    },
    {
      plays: 'chords',
      category: 'other',
      name: 'Stabs',
      level: -8,
      pan: 0.3,
      voice: stabs,
      around: 66,
      voices: 3,
      thin: 170,
      room: { seconds: 1.6, level: 0.25 },
      lines: { hook: '......x-......x.' },
    },
  ],
};
