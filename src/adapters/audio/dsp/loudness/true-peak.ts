const { abs, max } = Math;
// The interpolator of ITU-R BS.1770-4 annex 2: 4 × oversampling, 12 taps a phase. Phases 3 and 4 mirror 2 and 1.
const outer = Float64Array.of(
  ...[0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625],
  ...[0.97216796875, -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125],
);
const inner = Float64Array.of(
  ...[-0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625],
  ...[0.77978515625, -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375],
);
const taps = outer.length;
const ahead = taps / 2;

/** At every sample, the highest level that the sound reaches there or on the way to a neighbor. */
export const truePeaks = (samples: Float32Array): Float32Array => {
  const peaks = new Float32Array(samples.length);
  for (let i = 0; i < peaks.length; i++) peaks[i] = abs(samples[i] ?? 0);
  const around = new Float32Array(samples.length + taps);
  around.set(samples, ahead - 1);
  for (let i = 0; i < peaks.length - 1; i++) {
    let p0 = 0;
    let p1 = 0;
    let p2 = 0;
    let p3 = 0;
    for (let tap = 0; tap < taps; tap++) {
      const sample = around[i + tap] ?? 0;
      const near = taps - 1 - tap;
      p0 += sample * (outer[near] ?? 0);
      p1 += sample * (inner[near] ?? 0);
      p2 += sample * (inner[tap] ?? 0);
      p3 += sample * (outer[tap] ?? 0);
    }
    const between = max(abs(p0), abs(p1), abs(p2), abs(p3));
    if (between > (peaks[i] ?? 0)) peaks[i] = between;
    if (between > (peaks[i + 1] ?? 0)) peaks[i + 1] = between;
  }
  return peaks;
};
