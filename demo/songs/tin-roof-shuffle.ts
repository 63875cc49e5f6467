import { fingerBass } from '../instruments/basses.ts';
import { organ, piano } from '../instruments/keys.ts';
import { electricGuitar } from '../instruments/strings.ts';
import { roomKit } from '../sound/kits.ts';
import type { Song } from '../score/song.ts';

const blues = 'A7 | D7 | A7 | A7 | D7 | D7 | A7 | A7 | E7 | D7 | A7 | E7';

/** Twelve bars of blues, shuffled in triplets. */
export const tinRoofShuffle: Song = {
  seed: 909,
  bpm: 118,
  beatsPerBar: 4,
  stepsPerBeat: 3,
  key: { tonic: 'A', mode: 'major' },
  scale: 'blues',
  form: [
    { name: 'intro', bars: 2, chords: 'A7 | E7', energy: 0.65 },
    { name: 'verse', bars: 12, chords: blues, energy: 0.85 },
    { name: 'solo', bars: 12, chords: blues, energy: 1 },
  ],
  rest: 'A7',
  ending: 2.5,
  loudness: -15.5,
  parts: [
    {
      plays: 'drums',
      category: 'drums',
      name: 'Drums',
      level: 0,
      kit: roomKit,
      crash: true,
      loose: 5,
      room: { seconds: 0.8, level: 0.16 },
      beats: {
        intro: { kick: 'x.....x.....', hat: 'x.ox.ox.ox.o' },
        verse: { kick: 'x.....x.....', snare: '...x..g..x..', hat: 'x.ox.ox.ox.o' },
        solo: { kick: 'x....ox.....', snare: '...x.....x.g', ride: 'x.ox.ox.ox.o' },
      },
      fill: { kick: 'x.....x.....', snare: '...x..o.ooxx', tomLow: '......o.o...', hat: 'x.ox.o......' },
    },
    {
      plays: 'bass',
      category: 'bass',
      name: 'Bass',
      level: -2.5,
      voice: fingerBass,
      lowest: 33,
      loose: 5,
      lines: {
        verse: 'r-.3-.5-.7-. 8-.7-.5-.a-.',
        solo: 'r-.3-.5-.7-. 8-.7-.5-.a-.',
      },
    },
    {
      plays: 'chords',
      category: 'harmony',
      name: 'Organ',
      level: -6,
      pan: 0.3,
      voice: organ,
      around: 62,
      voices: 4,
      thin: 130,
      loose: 6,
      room: { seconds: 1.1, level: 0.16 },
      lines: { intro: 'x-----------', verse: '...x-....x-.', solo: 'x-----..o---' },
    },
    {
      plays: 'chords',
      category: 'other',
      name: 'Piano',
      level: -7,
      pan: -0.3,
      voice: piano,
      around: 66,
      voices: 3,
      loose: 6,
      thin: 150,
      room: { seconds: 1.1, level: 0.14 },
      lines: { verse: 'x-o...x-o..o', solo: 'xxxo..xxxo..' },
    },
    {
      plays: 'tune',
      category: 'melody',
      name: 'Electric guitar',
      level: -2,
      pan: 0.05,
      voice: electricGuitar,
      around: 69,
      drive: 2.4,
      loose: 9,
      echo: { beats: 1, feedback: 0.2, level: 0.12 },
      room: { seconds: 1.4, level: 0.2 },
      motifs: {
        a: 'r:1 0:.6667 1:.3333 2:.6667 1:.3333 0:1',
        b: '4:.6667 5:.3333 4:1 2:.6667 1:.3333 0:1',
        c: '6:2 5:.6667 4:.3333 2:1',
        d: '0:1 r:3',
      },
      phrases: {
        verse: 'a@1 d@1 b@1 d@1 a@1 d@3 b@1 d@1 c@1 b@1 a@1 d@1',
        solo: 'c@1 b@1 a@3 b@1 c@2 b@2 a@1 b@3 c@3 c@2 b@1 a@1>',
      },
    },
  ],
};
