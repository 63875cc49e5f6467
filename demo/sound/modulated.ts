import { exp, hertz, sine } from './arithmetic.ts';
import { faded, frames, mono, sampleRate, toneSamples, type Instrument } from './sound.ts';

const { ceil, min } = Math;

/** The tremolo is calculated once for this many frames. */
const swingFrames = 64;

/** Frequency modulation: a sine whose phase is modulated by others. Ratios are to the note's frequency, times in seconds. */
export interface Modulated {
  readonly modulators: readonly {
    readonly ratio: number;
    readonly index: number;
    readonly decay: number;
  }[];
  readonly attack: number;
  /** The time in which the distance to `sustain` falls to a third (1/e). */
  readonly decay: number;
  readonly sustain: number;
  readonly release: number;
  /** Moves the sound between left and right, as the tremolo of an electric piano does. */
  readonly tremolo?: { readonly hz: number; readonly depth: number };
}

export const modulated =
  ({ modulators, attack, decay, sustain, release, tremolo }: Modulated): Instrument =>
  ({ pitch, seconds, force }) => {
    const held = frames(seconds);
    const length = held + frames(release * 1.2);
    const out = toneSamples(length);
    const step = hertz(pitch) / sampleRate;
    const decayRate = 1 - exp(-1 / (decay * sampleRate));
    const releaseRate = 1 - exp(-4.6 / (release * sampleRate));
    const rise = frames(attack);
    const lively = modulators.map(({ ratio, index, decay: fades }) => ({
      step: step * ratio,
      fade: exp(-1 / (fades * sampleRate)),
      depth: (index * (0.3 + 0.7 * force) * min(1, 6 * exp(-pitch / 30))) / 6.283185307,
    }));
    let level = 0;
    const swing = new Float32Array(ceil(length / swingFrames) + 1);
    const depths = lively.map(({ depth }) => depth);
    for (let i = 0; i < length; i++) {
      let moved = 0;
      for (let m = 0; m < lively.length; m++) {
        const modulator = lively[m];
        const depth = depths[m] ?? 0;
        if (!modulator || depth < 1e-5) continue;
        moved += depth * sine(modulator.step * i);
        depths[m] = depth * modulator.fade;
      }
      if (i >= held) level -= level * releaseRate;
      else if (i < rise) level = i / rise;
      else level += (sustain - level) * decayRate;
      out[i] = 0.6 * level * sine(step * i + moved);
      if (tremolo && i % swingFrames === 0)
        swing[i / swingFrames] = tremolo.depth * sine((tremolo.hz * i) / sampleRate);
    }
    faded(out, 0.001, 0.006);
    if (!tremolo) return mono(out);
    const right = toneSamples(length);
    for (let i = 0; i < length; i++) {
      const place = (i / swingFrames) | 0;
      const from = swing[place] ?? 0;
      const lean = from + (((swing[place + 1] ?? 0) - from) * (i % swingFrames)) / swingFrames;
      const sample = out[i] ?? 0;
      out[i] = sample * (1 + lean);
      right[i] = sample * (1 - lean);
    }
    return { left: out, right };
  };
