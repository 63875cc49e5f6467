import { analogue } from '../sound/analogue.ts';
import { modulated } from '../sound/modulated.ts';
import { plucked } from '../sound/plucked.ts';

export const subBass = modulated({
  modulators: [{ ratio: 2, index: 0.5, decay: 0.2 }],
  attack: 0.006,
  decay: 0.9,
  sustain: 0.75,
  release: 0.06,
});

export const synthBass = analogue({
  wave: 'saw',
  oscillators: 2,
  detune: 9,
  sub: 0.5,
  attack: 0.003,
  decay: 0.25,
  sustain: 0.65,
  release: 0.05,
  filter: { cutoff: 520, follow: 0.4, sweep: 2.2, closes: 0.13, resonance: 0.35 },
});

export const reeseBass = analogue({
  wave: 'saw',
  oscillators: 3,
  detune: 34,
  sub: 0.6,
  attack: 0.006,
  decay: 1,
  sustain: 0.9,
  release: 0.07,
  filter: { cutoff: 950, follow: 0.3, sweep: 0.8, closes: 0.4, resonance: 0.2 },
});

/** A long, deep boom, as trap has it. */
export const boomBass = modulated({
  modulators: [
    { ratio: 1, index: 1.6, decay: 0.09 },
    { ratio: 2, index: 0.4, decay: 0.5 },
  ],
  attack: 0.003,
  decay: 1.4,
  sustain: 0.35,
  release: 0.12,
});

export const fingerBass = plucked({ bright: 0.3, damping: 0.42, decay: 6, pick: 0.2, release: 0.12 });
export const slapBass = plucked({ bright: 0.55, damping: 0.32, decay: 5, pick: 0.11, release: 0.07 });
export const uprightBass = plucked({ bright: 0.16, damping: 0.5, decay: 4.5, pick: 0.28, release: 0.18 });
