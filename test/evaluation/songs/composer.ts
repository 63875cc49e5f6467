import {
  boomBass,
  fingerBass,
  subBass,
  synthBass,
  uprightBass,
} from '@platform-licensing/demo/instruments/basses';
import * as keys from '@platform-licensing/demo/instruments/keys';
import * as strings from '@platform-licensing/demo/instruments/strings';
import * as synths from '@platform-licensing/demo/instruments/synths';
import * as winds from '@platform-licensing/demo/instruments/winds';
import type { Part, Section, Song } from '@platform-licensing/demo/score/song';
import { chance } from '@platform-licensing/demo/sound/arithmetic';
import { brushKit, dustyKit, machineKit, roomKit } from '@platform-licensing/demo/sound/kits';
import { tonics } from '../../../src/domain/catalog/musical-key.ts';
import { chordsIn, harmonies } from './harmony.ts';
import { styles, type Style } from './styles.ts';

const kits = { room: roomKit, machine: machineKit, dusty: dustyKit, brush: brushKit };
const basses = [fingerBass, uprightBass, synthBass, subBass, boomBass];
const strummers = [
  keys.piano,
  keys.electricPiano,
  keys.organ,
  keys.clavinet,
  strings.steelGuitar,
  strings.nylonGuitar,
  strings.electricGuitar,
  synths.stabs,
];
const holders = [synths.warmPad, strings.bowedStrings, keys.organ, winds.chorus, keys.accordion];
const leads = [
  winds.flute,
  winds.clarinet,
  winds.humming,
  synths.sawLead,
  keys.feltPiano,
  keys.marimba,
  keys.glassBell,
  keys.kalimba,
  strings.harp,
];

export interface Composition {
  readonly song: Song;
  readonly style: string;
}

/** A song that a seed decides: style, tempo, key, chords, instruments, tune. It lasts about as long as asked. */
export const composed = (seed: number, seconds = 60): Composition => {
  const random = chance(seed * 7919 + 17);
  const below = (count: number) => Math.floor(random() * count);
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;

  const style = one(styles);
  const [min, max] = style.tempi;
  const bpm = Math.round((min + random() * (max - min)) * 10) / 10;
  const key = { tonic: one(tonics), mode: one(['major', 'minor'] as const) };
  const harmony = harmonies[key.mode];
  const [verse, chorus] = [chordsIn(key, one(harmony.verses)), chordsIn(key, one(harmony.choruses))];
  const bars = Math.max(8, Math.round((seconds * bpm) / 60 / style.beatsPerBar));
  const { beatsPerBar } = style;
  const song: Song = {
    seed: seed + 1,
    bpm,
    beatsPerBar,
    stepsPerBeat: 4,
    ...(style.swing && { swing: style.swing }),
    key,
    scale: one(harmony.scales),
    form: formOf(bars, verse, chorus),
    parts: partsOf(style, one, random),
    rest: chordsIn(key, key.mode === 'major' ? '0' : '0m'),
    ending: 2,
    loudness: -10 - 10 * random(),
  };
  return { song, style: style.name };
};

const formOf = (bars: number, verse: string, chorus: string): readonly Section[] => {
  const sections: Section[] = [{ name: 'intro', bars: 4, chords: verse, energy: 0.6 }];
  let left = bars - 4;
  for (let turn = 0; left > 0; turn++) {
    const length = Math.min(8, left);
    const [name, chords] = turn % 2 === 0 ? ['verse', verse] : ['chorus', chorus];
    sections.push({ name, bars: length, chords, energy: turn % 2 === 0 ? 0.8 : 1 });
    left -= length;
  }
  return sections;
};

const motifOf = (beats: number, random: () => number): string => {
  const notes: string[] = [];
  for (let left = beats; left > 0;) {
    const length = Math.min(left, [0.5, 1, 1, 1.5, 2][Math.floor(random() * 5)] ?? 1);
    notes.push(`${random() < 0.15 ? 'r' : Math.floor(random() * 6)}:${length}`);
    left -= length;
  }
  return notes.join(' ');
};

const partsOf = (style: Style, one: <T>(of: readonly T[]) => T, random: () => number): readonly Part[] => {
  const loose = random() * 10;
  const room = { seconds: 0.6 + 2 * random(), level: 0.1 + 0.2 * random() };
  const [first, second] = [one(style.beats), one(style.beats)];
  const everywhere = <T>(line: T) => ({ intro: line, verse: line, chorus: line });
  const strum = one(style.strummed);
  const drums: Part = {
    plays: 'drums',
    category: 'drums',
    name: 'Drums',
    level: style.drums,
    kit: kits[style.kit],
    loose,
    crash: random() < 0.5,
    room,
    beats: random() < 0.3 ? { verse: first, chorus: second } : { intro: first, verse: first, chorus: second },
  };
  const bass: Part = {
    plays: 'bass',
    category: 'bass',
    name: 'Bass',
    level: -3,
    voice: one(basses),
    lowest: 30 + Math.floor(random() * 5),
    loose,
    lines: { verse: one(style.basses), chorus: one(style.basses) },
  };
  const chords: Part = {
    plays: 'chords',
    category: 'harmony',
    name: 'Chords',
    level: -4,
    voice: one(strummers),
    around: 56 + Math.floor(random() * 8),
    voices: 3 + Math.floor(random() * 2),
    pan: -0.3,
    loose,
    room,
    lines: everywhere(strum),
  };
  const held: Part = {
    plays: 'chords',
    category: 'harmony',
    name: 'Held chords',
    level: -8,
    voice: one(holders),
    around: 62,
    voices: 4,
    pan: 0.2,
    room,
    lines: everywhere(style.beatsPerBar === 3 ? 'x-----------' : 'x---------------'),
  };
  const motifs = { a: motifOf(style.beatsPerBar, random), b: motifOf(style.beatsPerBar, random) };
  const tune: Part = {
    plays: 'tune',
    category: 'melody',
    name: 'Tune',
    level: -4,
    voice: one(leads),
    around: 66 + Math.floor(random() * 8),
    loose,
    room,
    motifs,
    phrases: { verse: 'a@1 b@2 a@3 b@1>', chorus: 'b@3 a@5 b@4 a@1>' },
  };
  return [
    drums,
    bass,
    chords,
    ...(style.held || random() < 0.3 ? [held] : []),
    ...(random() < 0.75 ? [tune] : []),
  ];
};
