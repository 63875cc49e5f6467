import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { bassNotes } from '@platform-licensing/demo/score/bass';
import { chordNotes } from '@platform-licensing/demo/score/chords';
import { drumStrokes } from '@platform-licensing/demo/score/drumming';
import { placedSections, swung } from '@platform-licensing/demo/score/form';
import type { Note } from '@platform-licensing/demo/score/notes';
import type { Part, Song } from '@platform-licensing/demo/score/song';
import { tuneNotes } from '@platform-licensing/demo/score/tune';
import { chance } from '@platform-licensing/demo/sound/arithmetic';
import type { Piece } from '@platform-licensing/demo/sound/kits';

const run = promisify(execFile);
const ticksABeat = 480;

// General MIDI, level 1.
const programs = {
  bass: [32, 33, 34, 36, 38],
  chords: [0, 1, 4, 6, 16, 24, 25, 27, 48, 88],
  tune: [11, 22, 40, 56, 65, 71, 73, 80],
} as const;
const drumKeys: Readonly<Record<Piece, number>> = {
  kick: 36,
  snare: 38,
  clap: 39,
  rim: 37,
  hat: 42,
  open: 46,
  ride: 51,
  crash: 49,
  tomHigh: 48,
  tomLow: 41,
  shaker: 70,
  tambourine: 54,
  conga: 63,
  congaLow: 64,
  brush: 40,
  taiko: 41,
};

type Event = readonly [tick: number, ...bytes: number[]];

/** Bytes of a standard MIDI file of type 0 that plays the song on instruments that its seed chooses. */
export const midiOf = (song: Song): Buffer => {
  const random = chance(song.seed * 31 + 5);
  const events: Event[] = [];
  const sounded = (channel: number, key: number, velocity: number, from: number, to: number) => {
    const [on, off] = [from, to].map((beat) => Math.round(swung(beat, song.swing) * ticksABeat));
    const force = Math.max(1, Math.min(127, Math.round(35 + 85 * velocity)));
    events.push(
      [on ?? 0, 0x90 | channel, key, force],
      [Math.max(off ?? 0, (on ?? 0) + 20), 0x80 | channel, key, 0],
    );
  };
  const stretches = placedSections(song);
  song.parts.forEach((part, i) => {
    if (part.plays === 'air') return;
    if (part.plays === 'drums') {
      for (const { at, piece, velocity } of drumStrokes(part, song, stretches))
        sounded(9, drumKeys[piece], velocity, at, at + 0.2);
      return;
    }
    const channel = i < 9 ? i : i + 1;
    const choice = programs[part.plays];
    events.push([0, 0xc0 | channel, choice[Math.floor(random() * choice.length)] ?? 0]);
    for (const { at, length, pitch, velocity } of notesOf(part, song))
      sounded(channel, pitch, velocity, at, at + length);
  });
  return written(events, song.bpm);
};

const notesOf = (part: Exclude<Part, { plays: 'drums' | 'air' }>, song: Song): readonly Note[] => {
  const stretches = placedSections(song);
  if (part.plays === 'bass') return bassNotes(part, song, stretches);
  return part.plays === 'chords' ? chordNotes(part, song, stretches) : tuneNotes(part, song, stretches);
};

const written = (events: readonly Event[], bpm: number): Buffer => {
  const microseconds = Math.round(60e6 / bpm);
  const body: number[] = [
    0,
    0xff,
    0x51,
    3,
    microseconds >> 16,
    (microseconds >> 8) & 255,
    microseconds & 255,
  ];
  let now = 0;
  // Keys go up before others go down.
  for (const [tick, ...bytes] of events.toSorted(([a, x = 0], [b, y = 0]) => a - b || x - y)) {
    const wait = tick - now;
    now = tick;
    if (wait >= 1 << 14) body.push(0x80 | (wait >> 14));
    if (wait >= 1 << 7) body.push(0x80 | ((wait >> 7) & 127));
    body.push(wait & 127, ...bytes);
  }
  body.push(0, 0xff, 0x2f, 0);
  const head = Buffer.from([0, 0, 0, 6, 0, 0, 0, 1, ticksABeat >> 8, ticksABeat & 255]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return Buffer.concat([Buffer.from('MThd'), head, Buffer.from('MTrk'), length, Buffer.from(body)]);
};

const folders = ['/usr/share/sounds/sf2', '/usr/share/soundfonts'];
const names = ['FluidR3_GM.sf2', 'TimGM6mb.sf2', 'default-GM.sf2'];

/** The sound font that MIDI is rendered with; none where Debian's packages are not installed. */
export const soundFont = (): string | undefined =>
  [process.env['SOUND_FONT'], ...folders.flatMap((folder) => names.map((name) => `${folder}/${name}`))].find(
    (file) => file !== undefined && existsSync(file),
  );

/** Writes a WAV of 44.1 kHz beside the MIDI file. */
export const renderMidi = async (song: Song, font: string, wav: string): Promise<void> => {
  await writeFile(`${wav}.mid`, midiOf(song));
  await run('fluidsynth', ['-ni', '-q', '-g', '0.5', '-r', '44100', '-F', wav, font, `${wav}.mid`]);
};
