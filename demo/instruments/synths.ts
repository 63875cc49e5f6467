import { analogue } from '../sound/analogue.ts';

export const warmPad = analogue({
  wave: 'saw',
  oscillators: 3,
  detune: 22,
  attack: 0.5,
  decay: 1.2,
  sustain: 0.8,
  release: 0.9,
  filter: { cutoff: 900, follow: 0.4, sweep: 0.9, closes: 1.2, resonance: 0.1 },
  wide: true,
});

export const stabs = analogue({
  wave: 'saw',
  oscillators: 3,
  detune: 18,
  attack: 0.004,
  decay: 0.22,
  sustain: 0.25,
  release: 0.15,
  filter: { cutoff: 1100, follow: 0.4, sweep: 1.8, closes: 0.16, resonance: 0.25 },
  wide: true,
});

export const arpeggiator = analogue({
  wave: 'square',
  oscillators: 2,
  detune: 8,
  attack: 0.002,
  decay: 0.12,
  sustain: 0.2,
  release: 0.08,
  filter: { cutoff: 1300, follow: 0.4, sweep: 1.6, closes: 0.09, resonance: 0.35 },
});

export const sawLead = analogue({
  wave: 'saw',
  oscillators: 2,
  detune: 14,
  attack: 0.012,
  decay: 0.5,
  sustain: 0.8,
  release: 0.12,
  filter: { cutoff: 2100, follow: 0.5, sweep: 0.8, closes: 0.3, resonance: 0.25 },
  vibrato: { hz: 5.5, cents: 14, after: 0.3 },
});
