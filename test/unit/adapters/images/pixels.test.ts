import fc from 'fast-check';
import { colorModel } from '../../../../src/adapters/images/color/profile.ts';
import { fromLinear, linearOf } from '../../../../src/adapters/images/color/srgb.ts';
import { convertToSrgb } from '../../../../src/adapters/images/color/to-srgb.ts';
import { flatten, turned, upright, type Pixels } from '../../../../src/adapters/images/pixels.ts';
import { scaled } from '../../../../src/adapters/images/scale.ts';
import { aProfile, gammaCurve, painted, quarters } from '../../../support/images/image-files.ts';
import { quartersOf } from '../../../support/images/rendering.ts';

const [red, green, blue, white] = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
];

const onePixel = (...color: readonly number[]): Pixels => ({
  ...{ width: 1, height: 1 },
  data: Uint8ClampedArray.from([...color, 255].slice(0, 4)),
});

const converted = (profile: Buffer, ...color: readonly number[]): readonly number[] => {
  const model = colorModel(profile);
  if (!model) throw new Error('an unknown profile');
  const pixel = onePixel(...color);
  convertToSrgb(pixel, model);
  return [...pixel.data.subarray(0, 3)];
};

describe('an image of an Exif orientation', () => {
  const image = painted(6, 4, quarters(6, 4));

  it.each([
    [1, [red, green, blue, white]],
    [2, [green, red, white, blue]],
    [3, [white, blue, green, red]],
    [4, [blue, white, red, green]],
    [5, [red, blue, green, white]],
    [6, [blue, red, white, green]],
    [7, [white, green, blue, red]],
    [8, [green, white, red, blue]],
  ])('is turned upright: %s', (orientation, shown) => {
    const pixels = upright(image, orientation);
    expect(quartersOf(pixels)).toEqual(shown);
    const { width, height } = turned(image, orientation);
    expect([pixels.width, pixels.height]).toEqual([width, height]);
    expect(width).toBe(orientation >= 5 ? 4 : 6);
  });

  it('has the same pixels in every orientation', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 8 }),
        (width, height, orientation) => {
          const each = painted(width, height, (x, y) => [x * 10, y * 10, x + y]);
          const colors = ({ data }: Pixels) => [...new Uint32Array(data.buffer)].toSorted((a, b) => a - b);
          expect(colors(upright(each, orientation))).toEqual(colors(each));
        },
      ),
    );
  });
});

describe('transparency', () => {
  it('is blended with white', () => {
    const pixels = painted(2, 1, (x) => (x === 0 ? [0, 0, 0, 0] : [0, 100, 200, 128]));
    flatten(pixels);
    expect([...pixels.data]).toEqual([255, 255, 255, 255, 127, 177, 227, 255]);
  });
});

describe('a smaller image', () => {
  it('has the mean of the light that each pixel covers', () => {
    const stripes = painted(4, 4, (x) => (x % 2 === 0 ? [0, 0, 0] : [255, 255, 255]));
    const { data } = scaled(stripes, { width: 2, height: 2 });
    // Half of the light is 188 of 255, not 128.
    expect([...new Set(data)].toSorted()).toEqual([188, 255]);
  });

  it('keeps a plain color, and stays within the colors of the image', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 255 }),
        (width, height, side, value) => {
          const to = { width: Math.min(width, side), height: Math.min(height, side) };
          const plain = scaled(
            painted(width, height, () => [value, value, 255 - value]),
            to,
          );
          const light = new Set(plain.data.filter((_, at) => at % 4 === 0));
          const dark = new Set(plain.data.filter((_, at) => at % 4 === 2));
          expect([[...light], [...dark]]).toEqual([[value], [255 - value]]);
        },
      ),
    );
  });

  it('shows the same quarters', () => {
    expect(quartersOf(scaled(painted(90, 60, quarters(90, 60)), { width: 7, height: 5 }))).toEqual([
      ...[red, green, blue, white],
    ]);
  });
});

describe('colors', () => {
  it('are the same after decoding and encoding of every value', () => {
    linearOf.forEach((light, value) => expect(fromLinear(light)).toBe(value));
    expect([fromLinear(-1), fromLinear(2)]).toEqual([0, 255]);
  });

  it('of an sRGB profile stay the same', () => {
    fc.assert(
      fc.property(fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 }))), (color) => {
        converted(aProfile('srgb'), ...color).forEach((value, n) =>
          expect(Math.abs(value - (color[n] ?? 0))).toBeLessThanOrEqual(1),
        );
      }),
    );
  });

  it('of Display P3 become their sRGB values', () => {
    // The same color has a wider range in Display P3, so that its values are smaller there.
    converted(aProfile('displayP3'), 234, 51, 35).forEach((value, n) =>
      expect(Math.abs(value - (n === 0 ? 255 : 0))).toBeLessThanOrEqual(6),
    );
    const gray = converted(aProfile('displayP3'), 128, 128, 128);
    for (const value of gray) expect(Math.abs(value - 128)).toBeLessThanOrEqual(1);
    const [more = 0] = converted(aProfile('displayP3'), 150, 100, 100);
    expect(more).toBeGreaterThan(155);
  });

  it('of a profile with another gamma become brighter or darker', () => {
    const [light = 0] = converted(aProfile('srgb', gammaCurve(1)), 128, 128, 128);
    expect(light).toBe(188);
    expect(converted(aProfile('srgb', gammaCurve(1), { space: 'GRAY' }), 128, 128, 128)).toEqual([
      188, 188, 188,
    ]);
  });

  it.each([
    ['has no matrix', aProfile('srgb', undefined, { without: 'gXYZ' })],
    ['has no curve', aProfile('srgb', undefined, { without: 'bTRC' })],
    ['is for ink', aProfile('srgb', undefined, { space: 'CMYK' })],
    ['is no profile', Buffer.alloc(200)],
    ['is cut off', aProfile('srgb').subarray(0, 180)],
    ['is empty', Buffer.alloc(0)],
  ])('of a profile that %s are unknown', (_, profile) => {
    expect(colorModel(profile)).toBeUndefined();
  });
});
