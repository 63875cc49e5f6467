import { framesIn, type Block } from '../pcm.ts';

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/**
 * Returns the two filters of ITU-R BS.1770-4 at any sample rate: a high shelf for the head, then a high pass.
 * The standard prints coefficients for 48 kHz only; these analog parameters, which libebur128 uses too,
 * result in the same ones there.
 */
export const kWeighting = (sampleRate: number): readonly [shelf: Biquad, highPass: Biquad] => {
  const shelf = { tan: Math.tan((Math.PI * 1681.974450955533) / sampleRate), q: 0.7071752369554196 };
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const shelfNorm = 1 + shelf.tan / shelf.q + shelf.tan ** 2;
  const pass = { tan: Math.tan((Math.PI * 38.13547087602444) / sampleRate), q: 0.5003270373238773 };
  const passNorm = 1 + pass.tan / pass.q + pass.tan ** 2;
  return [
    {
      b: [
        (high + (band * shelf.tan) / shelf.q + shelf.tan ** 2) / shelfNorm,
        (2 * (shelf.tan ** 2 - high)) / shelfNorm,
        (high - (band * shelf.tan) / shelf.q + shelf.tan ** 2) / shelfNorm,
      ],
      a: [(2 * (shelf.tan ** 2 - 1)) / shelfNorm, (1 - shelf.tan / shelf.q + shelf.tan ** 2) / shelfNorm],
    },
    {
      b: [1, -2, 1],
      a: [(2 * (pass.tan ** 2 - 1)) / passNorm, (1 - pass.tan / pass.q + pass.tan ** 2) / passNorm],
    },
  ];
};

/**
 * Returns the mean square of K-weighted sound, summed over the channels with weight 1, as for left and right.
 * A meter measures one sound from its beginning, block after block.
 */
export const powerMeter = (sampleRate: number, channels: number): ((block: Block) => number) => {
  const [shelf, highPass] = kWeighting(sampleRate);
  const meters = Array.from({ length: channels }, () => channelMeter(shelf, highPass));
  return (block) => {
    const energy = meters.reduce((sum, meter, i) => sum + meter(block[i] ?? new Float32Array(0)), 0);
    return energy / Math.max(1, framesIn(block));
  };
};

/** Applies both filters in transposed direct form; returns the energy of the block. */
const channelMeter = ({ b, a }: Biquad, highPass: Biquad): ((samples: Float32Array) => number) => {
  const [b0, b1, b2] = b;
  const [a1, a2] = a;
  const [c1, c2] = highPass.a;
  let held = { s1: 0, s2: 0, t1: 0, t2: 0 };
  return (samples) => {
    // Local variables are faster, because the variables of a closure are written to memory at each change.
    let { s1, s2, t1, t2 } = held;
    let energy = 0;
    for (let i = 0; i < samples.length; i++) {
      const x = samples[i] ?? 0;
      const y = b0 * x + s1;
      s1 = b1 * x - a1 * y + s2;
      s2 = b2 * x - a2 * y;
      const z = y + t1;
      t1 = -2 * y - c1 * z + t2;
      t2 = y - c2 * z;
      energy += z * z;
    }
    // In digital silence the states would decay into denormal numbers, which are slow.
    held = energy < 1e-30 ? { s1: 0, s2: 0, t1: 0, t2: 0 } : { s1, s2, t1, t2 };
    return energy;
  };
};
