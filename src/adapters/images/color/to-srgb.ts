import type { Pixels } from '../pixels.ts';
import type { ColorModel, Matrix } from './profile.ts';
import { fromLinear } from './srgb.ts';

/** XYZ (D50) to linear sRGB: the inverse of the matrix of the sRGB profile of the ICC. */
const toSrgb: Matrix = [
  3.1341359, -1.6173863, -0.4906619, -0.978795, 1.9162544, 0.0334423, 0.0719554, -0.2289768, 1.4053426,
];

const times = (a: Matrix, b: Matrix): Matrix =>
  [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) =>
      [0, 1, 2].reduce((sum, n) => sum + (a[row * 3 + n] ?? 0) * (b[n * 3 + column] ?? 0), 0),
    ),
  );

const tableOf = (curve: (value: number) => number): Float32Array =>
  Float32Array.from({ length: 256 }, (_, value) => curve(value / 255));

/** Converts the colors of a profile to sRGB, in place. Colors outside of sRGB become the nearest value of each channel. */
export const convertToSrgb = ({ data }: Pixels, model: ColorModel): void => {
  if (model.kind === 'gray') {
    const gray = Uint8Array.from(tableOf(model.curve), fromLinear);
    for (let at = 0; at < data.length; at++) if ((at & 3) !== 3) data[at] = gray[data[at] ?? 0] ?? 0;
    return;
  }
  const [reds, greens, blues] = model.curves.map(tableOf) as [Float32Array, Float32Array, Float32Array];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = times(toSrgb, model.matrix);
  for (let at = 0; at < data.length; at += 4) {
    const red = reds[data[at] ?? 0] ?? 0;
    const green = greens[data[at + 1] ?? 0] ?? 0;
    const blue = blues[data[at + 2] ?? 0] ?? 0;
    data[at] = fromLinear(a * red + b * green + c * blue);
    data[at + 1] = fromLinear(d * red + e * green + f * blue);
    data[at + 2] = fromLinear(g * red + h * green + i * blue);
  }
};
