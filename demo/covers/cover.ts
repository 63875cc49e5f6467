import { rowBytes, squarePng } from './png.ts';

/** Pixels of each side of a cover: the least that is accepted, because each pixel takes time. */
export const side = 1_400;

type Color = readonly [red: number, green: number, blue: number];

/** Returns a number that is the same for the same text (FNV-1a, 32 bits). */
const hashOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 0;
};

/** Returns pseudorandom numbers from 0 to below 1 (mulberry32), the same on every machine. */
const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Colors that go together, each as `0xRRGGBB`: of the ground, and of the shapes from the back to the front. */
const schemes: readonly (readonly [number, number, number, number])[] = [
  [0x1d3557, 0xf1a66a, 0x2f5d7c, 0x16263f],
  [0xf2e3c6, 0xd9583b, 0x2a6f6b, 0x1f3a3d],
  [0x2b2240, 0xef8354, 0x6b4b8a, 0x17122a],
  [0xe9d8e4, 0x8e5b8a, 0x4c3a63, 0x2a2140],
  [0x0f3d3e, 0xe2b34a, 0x2f7a68, 0x0a2526],
  [0xf4b66a, 0xb23a48, 0x7a2e46, 0x3b1c32],
  [0xcfe3e2, 0x3f7cac, 0x95adbe, 0x23395b],
  [0x3a2e28, 0xe07a5f, 0x81b29a, 0x1f1815],
];

const colorOf = (rgb: number): Color => [rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff];

/** Returns how far a point is inside of a shape, in pixels; negative outside. */
type Shape = (x: number, y: number) => number;

/** `Math.hypot` takes ten times as long, for lengths that a picture does not have. */
const distance = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

const disc =
  (cx: number, cy: number, r: number): Shape =>
  (x, y) =>
    r - distance(x - cx, y - cy);
const ring =
  (cx: number, cy: number, r: number, width: number): Shape =>
  (x, y) =>
    width / 2 - Math.abs(distance(x - cx, y - cy) - r);
/** Everything below a wave. */
const hill = (height: number, amplitude: number, length: number, phase: number): Shape => {
  const wave = Float64Array.from(
    { length: side },
    (_, x) => height + amplitude * Math.sin((2 * Math.PI * x) / length + phase),
  );
  return (x, y) => y - (wave[x] ?? 0);
};
/** Stripes at an angle, `width` of each `period`. */
const stripes = (angle: number, period: number, width: number): Shape => {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  return (x, y) => {
    const along = x * dx + y * dy;
    const at = along - period * Math.floor(along / period);
    return width / 2 - Math.abs(at - period / 2);
  };
};

/** The shapes of a picture, from the back to the front. */
type Motif = (random: () => number) => readonly Shape[];

const motifs: readonly Motif[] = [
  // A sun over hills.
  (random) => [
    disc(side * (0.3 + 0.4 * random()), side * (0.3 + 0.2 * random()), side * (0.14 + 0.1 * random())),
    hill(side * 0.58, side * 0.06, side * (0.7 + random()), 6 * random()),
    hill(side * 0.76, side * 0.05, side * (0.5 + random()), 6 * random()),
  ],
  // Rings around a disc, as of a record.
  (random) => {
    const [cx, cy] = [side * (0.35 + 0.3 * random()), side * (0.35 + 0.3 * random())];
    return [
      ring(cx, cy, side * 0.42, side * 0.05),
      ring(cx, cy, side * 0.29, side * 0.07),
      disc(cx, cy, side * (0.12 + 0.06 * random())),
    ];
  },
  // Stripes behind a disc.
  (random) => [
    stripes(Math.PI * random(), side * (0.12 + 0.08 * random()), side * 0.06),
    disc(side * (0.35 + 0.3 * random()), side * (0.35 + 0.3 * random()), side * (0.26 + 0.06 * random())),
    hill(side * (0.72 + 0.1 * random()), side * 0.03, side * 1.6, 6 * random()),
  ],
];

/** Steps from one color to the next at an edge, so that it looks smooth. */
const steps = 16;

/** Returns the steps from each color to the one in front of it, as palette entries. */
const paletteOf = (backs: readonly Color[], front: Color): readonly Color[] =>
  backs.flatMap((back) =>
    Array.from({ length: steps }, (_, n): Color => {
      const mixed = (channel: 0 | 1 | 2): number =>
        Math.round(back[channel] + ((front[channel] - back[channel]) * n) / (steps - 1));
      return [mixed(0), mixed(1), mixed(2)];
    }),
  );

/**
 * Returns a cover as PNG, the same for the same name. The front shape wins over those behind it; a pixel at an edge is mixed with the color of
 * what is behind.
 */
export const coverFor = (name: string): Buffer => {
  const random = randomFrom(hashOf(name));
  const motif = motifs[Math.floor(random() * motifs.length)];
  const shapes = motif?.(random) ?? [];
  const colors = (schemes[Math.floor(random() * schemes.length)] ?? []).map(colorOf);
  // Entries of the palette: for each shape and each color behind it, the steps to the color of the shape.
  const palette = shapes.flatMap((_, n) => paletteOf(colors.slice(0, n + 1), colors[n + 1] ?? [0, 0, 0]));
  const firstOf = shapes.map((_, n) => (steps * n * (n + 1)) / 2);
  const row = rowBytes(side);
  const rows = new Uint8Array(row * side);
  for (let y = 0, at = 0; y < side; y++) {
    at += 1;
    for (let x = 0; x < side; x++, at++) {
      let behind = 0;
      let index = 0;
      for (let n = 0; n < shapes.length; n++) {
        const inside = (shapes[n]?.(x, y) ?? -1) + 0.5;
        if (inside <= 0) continue;
        const step = inside >= 1 ? steps - 1 : Math.round(inside * (steps - 1));
        index = (firstOf[n] ?? 0) + steps * behind + step;
        if (step > (steps - 1) / 2) behind = n + 1;
      }
      rows[at] = index;
    }
  }
  return squarePng(side, Uint8Array.from(palette.flat()), rows);
};
