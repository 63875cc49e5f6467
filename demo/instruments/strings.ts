import { analogue } from '../sound/analogue.ts';
import { plucked } from '../sound/plucked.ts';

export const steelGuitar = plucked({ bright: 0.75, damping: 0.24, decay: 3.6, pick: 0.16, release: 0.25 });
export const nylonGuitar = plucked({ bright: 0.4, damping: 0.38, decay: 2.8, pick: 0.24, release: 0.2 });
export const electricGuitar = plucked({ bright: 0.7, damping: 0.3, decay: 6, pick: 0.13, release: 0.1 });
export const harp = plucked({ bright: 0.5, damping: 0.34, decay: 4.5, pick: 0.4, release: 2.5 });

export const bowedStrings = analogue({
  wave: 'saw',
  oscillators: 3,
  detune: 16,
  attack: 0.12,
  decay: 0.6,
  sustain: 0.85,
  release: 0.3,
  filter: { cutoff: 1900, follow: 0.5, sweep: 0.5, closes: 0.5, resonance: 0.05 },
  vibrato: { hz: 5.3, cents: 9, after: 0.25 },
  wide: true,
});

export const spiccato = analogue({
  wave: 'saw',
  oscillators: 3,
  detune: 14,
  attack: 0.012,
  decay: 0.12,
  sustain: 0.25,
  release: 0.12,
  filter: { cutoff: 1700, follow: 0.5, sweep: 1.2, closes: 0.08, resonance: 0.05 },
  wide: true,
});
