import { analogue } from '../sound/analogue.ts';
import { choir } from '../sound/choir.ts';

export const lowBrass = analogue({
  wave: 'saw',
  oscillators: 3,
  detune: 10,
  attack: 0.06,
  decay: 0.5,
  sustain: 0.8,
  release: 0.18,
  filter: { cutoff: 700, follow: 0.6, sweep: 1.6, closes: 0.35, resonance: 0.1 },
  wide: true,
});

export const brassStab = analogue({
  wave: 'saw',
  oscillators: 3,
  detune: 12,
  attack: 0.018,
  decay: 0.2,
  sustain: 0.7,
  release: 0.08,
  filter: { cutoff: 1300, follow: 0.5, sweep: 1.7, closes: 0.18, resonance: 0.12 },
  wide: true,
});

export const flute = analogue({
  wave: 'triangle',
  oscillators: 1,
  detune: 0,
  air: 0.05,
  attack: 0.05,
  decay: 0.3,
  sustain: 0.85,
  release: 0.09,
  filter: { cutoff: 2600, follow: 0.8, sweep: 0.4, closes: 0.1, resonance: 0.1 },
  vibrato: { hz: 5, cents: 14, after: 0.3 },
});

export const clarinet = analogue({
  wave: 'square',
  oscillators: 1,
  detune: 0,
  air: 0.02,
  attack: 0.04,
  decay: 0.3,
  sustain: 0.85,
  release: 0.07,
  filter: { cutoff: 1500, follow: 0.7, sweep: 0.3, closes: 0.15, resonance: 0.05 },
  vibrato: { hz: 4.8, cents: 7, after: 0.4 },
});

export const chorus = choir({ vowel: 'ah', singers: 5, attack: 0.18, release: 0.35 });
/** One voice, doubled, without words. */
export const humming = choir({ vowel: 'ooh', singers: 2, attack: 0.07, release: 0.14 });
