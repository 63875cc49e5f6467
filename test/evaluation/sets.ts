import { demoTracks } from '@platform-licensing/demo';
import type { Song } from '@platform-licensing/demo/score/song';
import { mixed } from '@platform-licensing/demo/studio/mix';
import { sampleRate } from '@platform-licensing/demo/sound/sound';
import { readFile } from 'node:fs/promises';
import type { Pcm } from '../../src/adapters/audio/dsp/pcm.ts';
import { wavMono } from '../support/audio/wav.ts';
import { composed } from './songs/composer.ts';
import { renderMidi, soundFont } from './songs/midi.ts';

/** A song, and how it comes to sound; `scratch` is a path that may be written. */
export interface Piece {
  readonly name: string;
  readonly song: Song;
  readonly recorded: (scratch: string) => Promise<Pcm>;
}

export interface PieceSet {
  readonly about: string;
  /** As many pieces as asked for, or as there are. None where a program is missing. */
  readonly pieces: (count: number) => readonly Piece[];
  /** How many, where nobody says. */
  readonly usual: number;
}

const played = (song: Song) => async (): Promise<Pcm> => {
  const { left, right } = mixed(song).master;
  return { sampleRate, channels: [left, right] };
};

const rendered =
  (song: Song, font: string) =>
  async (scratch: string): Promise<Pcm> => {
    await renderMidi(song, font, scratch);
    return { sampleRate, channels: [wavMono(await readFile(scratch))] };
  };

const fromSeed = (first: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const { song, style } = composed(first + i);
    return { name: `${first + i} ${style}`, song };
  });

/** Weights and bounds were chosen on the tuning set alone, and on the demo's keys; the others were never looked at. */
export const sets: Readonly<Record<string, PieceSet>> = {
  tuning: {
    about: 'composed, seeds from 1',
    pieces: (count) =>
      fromSeed(1, Math.min(count, 1_000)).map((piece) => ({ ...piece, recorded: played(piece.song) })),
    usual: 100,
  },
  testing: {
    about: 'composed, seeds from 5001',
    pieces: (count) => fromSeed(5001, count).map((piece) => ({ ...piece, recorded: played(piece.song) })),
    usual: 100,
  },
  midi: {
    about: 'composed, seeds from 7001, rendered by fluidsynth with General MIDI instruments',
    pieces: (count) => {
      const font = soundFont();
      if (font === undefined) return [];
      return fromSeed(7001, count).map((piece) => ({ ...piece, recorded: rendered(piece.song, font) }));
    },
    usual: 60,
  },
  demo: {
    about: 'the demo catalog',
    pieces: (count) =>
      demoTracks.slice(0, count).map(({ slug, song }) => ({ name: slug, song, recorded: played(song) })),
    usual: 100,
  },
};
