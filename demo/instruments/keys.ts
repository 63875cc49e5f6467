import { analogue } from '../sound/analogue.ts';
import { modulated } from '../sound/modulated.ts';
import { plucked } from '../sound/plucked.ts';
import { pianoString, struck } from '../sound/struck.ts';

export const piano = struck({ partials: pianoString(12, 0.55, 7), damper: 0.35, blow: 0.05, follow: 0.5 });
export const feltPiano = struck({ partials: pianoString(7, 1.1, 6), damper: 0.5, blow: 0.1, follow: 0.5 });

export const electricPiano = modulated({
  modulators: [
    { ratio: 1, index: 1.1, decay: 0.7 },
    { ratio: 14, index: 0.5, decay: 0.06 },
  ],
  attack: 0.003,
  decay: 1.5,
  sustain: 0.12,
  release: 0.18,
  tremolo: { hz: 4.8, depth: 0.28 },
});

export const organ = struck({
  partials: [0.5, 1, 1.5, 2, 3, 4].map((ratio, i) => [ratio, [0.16, 0.2, 0.1, 0.12, 0.05, 0.05][i] ?? 0, 90]),
  damper: 0.05,
  blow: 0.04,
  follow: 0,
});

export const accordion = analogue({
  wave: 'square',
  oscillators: 3,
  detune: 22,
  attack: 0.03,
  decay: 0.4,
  sustain: 0.85,
  release: 0.07,
  filter: { cutoff: 2300, follow: 0.4, sweep: 0.2, closes: 0.2, resonance: 0.05 },
});

export const clavinet = plucked({ bright: 0.6, damping: 0.25, decay: 1.6, pick: 0.08, release: 0.05 });

export const glassBell = modulated({
  modulators: [
    { ratio: 3.5, index: 1.5, decay: 0.9 },
    { ratio: 1, index: 0.3, decay: 1.5 },
  ],
  attack: 0.003,
  decay: 1.1,
  sustain: 0,
  release: 1.4,
});

export const kalimba = struck({
  partials: [
    [1, 0.6, 1.6],
    [5.4, 0.16, 0.25],
    [2.01, 0.06, 0.7],
  ],
  blow: 0.12,
  follow: 0.3,
});

export const marimba = struck({
  partials: [
    [1, 0.65, 1.1],
    [3.93, 0.2, 0.35],
    [9.8, 0.06, 0.12],
  ],
  blow: 0.1,
  follow: 0.4,
});

export const musicBox = struck({
  partials: [
    [1, 0.45, 2.4],
    [2, 0.1, 1.6],
    [4.2, 0.16, 0.9],
    [6.6, 0.08, 0.4],
  ],
  blow: 0.05,
  follow: 0.25,
});
