import type { Pattern, Song } from '@platform-licensing/demo/score/song';
import type { Piece } from '@platform-licensing/demo/sound/kits';

type Beat = Readonly<Partial<Record<Piece, Pattern>>>;

/** Common traits of a kind of music; patterns of a bar, four steps to the beat. */
export interface Style {
  readonly name: string;
  readonly tempi: readonly [min: number, max: number];
  readonly beatsPerBar: 3 | 4;
  readonly swing?: Song['swing'];
  readonly kit: 'room' | 'machine' | 'dusty' | 'brush';
  readonly beats: readonly Beat[];
  readonly basses: readonly Pattern[];
  readonly strummed: readonly Pattern[];
  readonly held: boolean;
  /** How loud the drums are against the rest, dB. */
  readonly drums: number;
}

export const styles: readonly Style[] = [
  {
    name: 'house',
    tempi: [116, 130],
    beatsPerBar: 4,
    kit: 'machine',
    beats: [
      { kick: 'x...x...x...x...', open: '..x...x...x...x.', clap: '....x.......x...' },
      {
        kick: 'x...x...x...x...',
        hat: 'o.x.o.x.o.x.o.xg',
        clap: '....x.......x..g',
        shaker: 'gogogogogogogogo',
      },
    ],
    basses: ['..r...r...r...r.', 'r..r..r...8.r...'],
    strummed: ['x-....x-....x-..', '..x-..x-..x-..x-'],
    held: true,
    drums: 0,
  },
  {
    name: 'pop',
    tempi: [84, 128],
    beatsPerBar: 4,
    kit: 'room',
    beats: [
      { kick: 'x.......x.x.....', snare: '....x.......x...', hat: 'x.o.x.o.x.o.x.o.' },
      {
        kick: 'x.....x.x.......',
        snare: '....x.......x..g',
        hat: 'o.o.o.o.o.o.o.o.',
        tambourine: '....o.......o...',
      },
    ],
    basses: ['r---r---r---r-5-', 'r-----r-r-----5-'],
    strummed: ['x---x-o-..o-x-o-', 'x---o---x---o---'],
    held: false,
    drums: -2,
  },
  {
    name: 'rock',
    tempi: [104, 168],
    beatsPerBar: 4,
    kit: 'room',
    beats: [
      { kick: 'x...x.x...x.....', snare: '....x.......x...', hat: 'x.x.x.x.x.x.x.x.' },
      { kick: 'x.......x.x...x.', snare: '....x.......x...', ride: 'x...o...x...o...' },
    ],
    basses: ['r.r.r.r.r.r.r.r.', 'r-r-r-r-5-5-r-r-'],
    strummed: ['x-x-x-x-x-x-x-x-', 'x-----x-x-----x-'],
    held: false,
    drums: -1,
  },
  {
    name: 'hip hop',
    tempi: [76, 98],
    beatsPerBar: 4,
    swing: { of: 'sixteenths', late: 0.22 },
    kit: 'dusty',
    beats: [
      { kick: 'x..x....x.x.....', snare: '....x.......x...', hat: 'x.o.x.o.x.o.x.og' },
      { kick: 'x......x..x.....', snare: '....x..g....x...', hat: 'o.o.o.o.o.o.o.o.' },
    ],
    basses: ['r--r----..r---..', 'r-----..r--5-...'],
    strummed: ['x-----------....', '....x-......x-..'],
    held: true,
    drums: 0,
  },
  {
    name: 'drum and bass',
    tempi: [164, 178],
    beatsPerBar: 4,
    kit: 'room',
    beats: [
      { kick: 'x.........x.....', snare: '....x.......x...', hat: 'x.o.o.o.x.o.o.og' },
      { kick: 'x.........x...g.', snare: '....x..g.g..x..g', hat: 'o.o.o.o.o.o.o.o.' },
    ],
    basses: ['r-----..r---r-..', 'r---------------'],
    strummed: ['x---------------'],
    held: true,
    drums: 1,
  },
  {
    name: 'waltz',
    tempi: [88, 176],
    beatsPerBar: 3,
    kit: 'brush',
    beats: [
      { kick: 'x...........', snare: '....o...o...', hat: '....o...o...' },
      { kick: 'x...........', rim: '....o...o...', ride: 'x...o...o.g.' },
    ],
    basses: ['r------.....', 'r---....5---'],
    strummed: ['....x-..x-..', '....x---o---'],
    held: false,
    drums: -3,
  },
  {
    name: 'folk',
    tempi: [72, 126],
    beatsPerBar: 4,
    kit: 'brush',
    beats: [{ shaker: 'o.g.x.g.o.g.x.g.' }, { kick: 'x.......x.......', tambourine: '....x.......x...' }],
    basses: ['r-------5-------', 'r---....r---5---'],
    strummed: ['x---x-o-x-o-x-o-', '0.1.2.3.2.1.2.1.', '0-2-1-2-3-2-1-2-'],
    held: false,
    drums: -6,
  },
  {
    name: 'ballad',
    tempi: [58, 84],
    beatsPerBar: 4,
    kit: 'room',
    beats: [
      { kick: 'x.......x.......', rim: '....x.......x...', hat: 'o...o...o...o...' },
      { kick: 'x.....x.x.......', snare: '....x.......x...', hat: 'o.o.o.o.o.o.o.o.' },
    ],
    basses: ['r-------r-----5-', 'r---------------'],
    strummed: ['0-1-2-3-2-1-2-1-', 'x-------x-------'],
    held: true,
    drums: -4,
  },
  {
    name: 'shuffle',
    tempi: [92, 140],
    beatsPerBar: 4,
    swing: { of: 'eighths', late: 0.3 },
    kit: 'room',
    beats: [{ kick: 'x.......x.......', snare: '....x.......x...', ride: 'x...x.o.x...x.o.' }],
    basses: ['r---3---5---a---', 'r---r---5---r---'],
    strummed: ['....x-......x-..', 'x---..o-x---..o-'],
    held: false,
    drums: -2,
  },
  {
    name: 'bossa',
    tempi: [112, 150],
    beatsPerBar: 4,
    kit: 'brush',
    beats: [{ kick: 'x..o..o.x..o..o.', rim: 'x..x..x...x..x..', shaker: 'ogogogogogogogog' }],
    basses: ['r-----5-r-----5-'],
    strummed: ['x-..x-..x...x-..', '..x-..x-.x-...x-'],
    held: false,
    drums: -4,
  },
];
