import { uprightBass } from '../instruments/basses.ts';
import { electricPiano } from '../instruments/keys.ts';
import { nylonGuitar } from '../instruments/strings.ts';
import { flute } from '../instruments/winds.ts';
import { brushKit } from '../sound/kits.ts';
import type { Song } from '../score/song.ts';

/** Bossa nova. */
export const windowOnTheBay: Song = {
  seed: 1111,
  bpm: 136,
  beatsPerBar: 4,
  stepsPerBeat: 4,
  key: { tonic: 'F', mode: 'major' },
  scale: 'major',
  form: [
    { name: 'intro', bars: 4, chords: 'Fmaj7 | F#6 | Fmaj7 | F#6', energy: 0.6 },
    { name: 'verse', bars: 8, chords: 'Fmaj9 | Fmaj9 | G13 | G13 | Gm9 | C7b9 | Fmaj9 | F#6', energy: 0.8 },
    { name: 'bridge', bars: 8, chords: 'Bbmaj7 | Bbmaj7 | Am7 | D7b9 | Gm9 | Gm9 | C13 | C7b9', energy: 1 },
    { name: 'outro', bars: 4, chords: 'Fmaj9 | G13 | Gm9 | C7b9', energy: 0.7 },
  ],
  rest: 'Fmaj9',
  ending: 3.5,
  loudness: -16.5,
  parts: [
    {
      plays: 'drums',
      category: 'percussion',
      name: 'Brushes and rim',
      level: -1.5,
      kit: brushKit,
      loose: 5,
      room: { seconds: 0.9, level: 0.16 },
      beats: {
        intro: { hat: 'o...o...o...o...', shaker: 'o.g.o.g.o.g.o.g.' },
        verse: {
          kick: 'x.....ox......o.',
          rim: 'x.....x.....x... ....x.....x.....',
          hat: 'o.g.o.g.o.g.o.g.',
          shaker: 'o.g.o.g.o.g.o.g.',
        },
        bridge: {
          kick: 'x.....ox......o.',
          rim: 'x.....x.....x... ....x.....x.....',
          ride: 'x.g.o.g.x.g.o.g.',
          shaker: 'ogogogogogogogog',
          conga: '..........o.oo..',
        },
        outro: { kick: 'x.....ox......o.', rim: 'x.....x.....x...', shaker: 'o.g.o.g.o.g.o.g.' },
      },
    },
    {
      plays: 'bass',
      category: 'bass',
      name: 'Double bass',
      level: -3,
      voice: uprightBass,
      lowest: 29,
      loose: 6,
      lines: {
        verse: 'r-----5-5-----r-',
        bridge: 'r-----5-5-----a-',
        outro: 'r-----5-5-----r-',
      },
    },
    {
      plays: 'chords',
      category: 'harmony',
      name: 'Nylon guitar',
      level: -2.5,
      pan: -0.25,
      voice: nylonGuitar,
      around: 60,
      voices: 4,
      loose: 7,
      thin: 100,
      room: { seconds: 1.2, level: 0.16 },
      lines: {
        intro: 'x-..x-....x-..x- ..x-..x-..x-....',
        verse: 'x-..x-....x-..x- ..x-..x-..x-....',
        bridge: 'x-..x-..x-..x-.. ..x-..x-..x-....',
        outro: 'x-..x-....x-..x- ..x-..x-..x-....',
      },
    },
    {
      plays: 'tune',
      category: 'melody',
      name: 'Flute',
      level: -3,
      pan: 0.12,
      voice: flute,
      around: 72,
      loose: 14,
      room: { seconds: 2, level: 0.26 },
      motifs: {
        a: '4:1.5 2:1 1:.5 2:1',
        b: '0:.5 2:.5 4:.5 5:1.5 4:1',
        c: '3:1 2:.5 1:1.5 0:1',
        d: '2:3 r:1',
      },
      phrases: {
        verse: 'a@1 d@1 a@2 d@2 b@2 c@3 a@1 d@1>',
        bridge: 'b@1 c@4 a@3 d@4 b@2 c@2 a@2 d@2',
        outro: 'a@1 a@2 c@3 -',
      },
    },
    {
      plays: 'chords',
      category: 'other',
      name: 'Electric piano',
      level: -9,
      pan: 0.3,
      voice: electricPiano,
      around: 66,
      voices: 3,
      loose: 8,
      room: { seconds: 1.8, level: 0.25 },
      lines: { bridge: 'x-------....o---', outro: 'x---------------' },
    },
  ],
};
