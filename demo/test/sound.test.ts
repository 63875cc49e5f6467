import * as basses from '../instruments/basses.ts';
import * as keys from '../instruments/keys.ts';
import * as strings from '../instruments/strings.ts';
import * as synths from '../instruments/synths.ts';
import * as winds from '../instruments/winds.ts';
import { chance, decibels, exp2, hertz, sine, tangent } from '../sound/arithmetic.ts';
import { brushKit, dustyKit, machineKit, pieces, roomKit, type Piece } from '../sound/kits.ts';
import type { Instrument } from '../sound/sound.ts';

const { abs, cos, max, PI, sin, tan } = Math;

describe('arithmetic without Math', () => {
  const points = Array.from({ length: 400 }, (_, i) => (i - 200) / 57);

  it('is accurate to within its tolerance', () => {
    for (const x of points) {
      expect(sine(x)).toBeCloseTo(sin(2 * PI * x), 6);
      expect(exp2(x) / 2 ** x).toBeCloseTo(1, 7);
      if (abs(x) < 0.45) expect(tangent(abs(x))).toBeCloseTo(tan(PI * abs(x)), 5);
    }
    expect(hertz(57)).toBeCloseTo(220, 4);
    expect(decibels(-6.0206)).toBeCloseTo(0.5, 5);
  });

  it('draws the same numbers for the same seed', () => {
    const [one, two, other] = [chance(7), chance(7), chance(8)].map((next) => [next(), next(), next()]);
    expect(one).toEqual(two);
    expect(one).not.toEqual(other);
  });
});

const instruments: readonly (readonly [string, Instrument, number])[] = [
  ...Object.entries(basses).map(([name, voice]) => [name, voice, 40] as const),
  ...[keys, strings, synths, winds].flatMap((family) =>
    Object.entries(family).map(([name, voice]) => [name, voice, 62] as const),
  ),
];

const hannWindowed = (samples: Float32Array): Float64Array =>
  Float64Array.from(samples, (value, i) => value * (0.5 - 0.5 * cos((2 * PI * i) / samples.length)));

/** Power at a frequency, by the algorithm of Goertzel: with a sine and a cosine for each sample it would take seconds. */
const powerAt = (samples: Float64Array, hz: number): number => {
  const turn = 2 * cos((2 * PI * hz) / 44_100);
  let [last, before] = [0, 0];
  for (const value of samples) {
    const next = value + turn * last - before;
    before = last;
    last = next;
  }
  return last * last + before * before - turn * last * before;
};

describe('instruments', () => {
  it.each(instruments)('%s is in tune', (_, voice, pitch) => {
    const { left } = voice({ pitch, seconds: 1, force: 0.75 });
    const sustained = hannWindowed(left.subarray(6000, 40_000));
    const cents = Array.from({ length: 41 }, (_unused, i) => (i - 20) * 4);
    const powers = cents.map((cent) => powerAt(sustained, hertz(pitch + cent / 100)));
    expect(abs(cents[powers.indexOf(max(...powers))] ?? 99)).toBeLessThanOrEqual(20);
  });

  it.each(instruments)('%s begins and ends without a click, and fades once released', (_, voice, pitch) => {
    const { left, right } = voice({ pitch, seconds: 0.3, force: 1 });
    for (const side of [left, right]) {
      const peak = side.reduce((most, sample) => max(most, abs(sample)), 0);
      expect(peak).toBeGreaterThan(0.05);
      expect(peak).toBeLessThan(2.5);
      expect(abs(side[0] ?? 1)).toBeLessThan(0.01);
      expect(abs(side.at(-1) ?? 1)).toBeLessThan(0.001);
      expect(abs(side.at(-40) ?? 1)).toBeLessThan(peak / 4);
    }
  });

  it.each([
    ['room', roomKit],
    ['machine', machineKit],
    ['dusty', dustyKit],
    ['brush', brushKit],
  ])('the %s kit has a sound of its own for each piece it has', (_, kit) => {
    const sounds = (Object.keys(pieces) as Piece[]).map(kit).filter(({ length }) => length > 0);
    expect(sounds.length).toBeGreaterThanOrEqual(12);
    expect(new Set(sounds.map((sound) => sound.slice(100, 130).join(' '))).size).toBe(sounds.length);
    expect(kit('kick')).toBe(kit('kick'));
  });
});
