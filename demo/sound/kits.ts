import { clap, cymbal, shaken, skin, snare, wood } from './drums.ts';

/** The drums that a pattern can name, with their panning: −1 left to 1 right. */
export const pieces = {
  kick: 0,
  snare: 0.06,
  clap: -0.04,
  rim: 0.22,
  hat: 0.28,
  open: 0.28,
  ride: -0.32,
  crash: -0.25,
  tomHigh: -0.28,
  tomLow: 0.3,
  shaker: -0.42,
  tambourine: 0.4,
  conga: -0.36,
  congaLow: -0.2,
  brush: 0.1,
  taiko: -0.08,
} as const;
export type Piece = keyof typeof pieces;

/** One sound a piece; rendered when first asked for. */
export type Kit = (piece: Piece) => Float32Array;

type Strokes = Partial<Record<Piece, () => Float32Array>>;

const kit = (strokes: Strokes): Kit => {
  const rendered = new Map<Piece, Float32Array>();
  return (piece) => {
    const known = rendered.get(piece);
    if (known) return known;
    const sound = strokes[piece]?.() ?? new Float32Array(0);
    rendered.set(piece, sound);
    return sound;
  };
};

const hand: Strokes = {
  rim: () => wood(1650, 2480, 55),
  shaker: () => shaken(0.11, 0.03, 6800, 0.9, 41),
  tambourine: () => cymbal({ hz: 1310, decay: 24, attack: 0.004, ring: 0.55, bottom: 5200 }, 42),
  conga: () => skin({ hz: 310, drop: 0.35, dropRate: 50, decay: 17, click: 0.35, drive: 0.8 }, 43),
  congaLow: () => skin({ hz: 196, drop: 0.4, dropRate: 40, decay: 13, click: 0.3, drive: 0.85 }, 44),
  tomHigh: () => skin({ hz: 148, drop: 0.9, dropRate: 20, decay: 9, click: 0.3, drive: 0.95 }, 45),
  tomLow: () => skin({ hz: 92, drop: 0.9, dropRate: 16, decay: 7.5, click: 0.3, drive: 1 }, 46),
  taiko: () => skin({ hz: 54, drop: 1.1, dropRate: 14, decay: 4.6, click: 0.5, drive: 1.4 }, 47),
};

/** Skins and brass in a room: rock, pop, funk. */
export const roomKit: Kit = kit({
  ...hand,
  kick: () => skin({ hz: 51, drop: 1.3, dropRate: 42, decay: 13, click: 0.55, drive: 1.35 }, 1),
  snare: () => snare({ hz: 186, body: 0.75, wires: 0.85, decay: 24, wiresDecay: 17, tone: 1300 }, 2),
  clap: () => clap(3),
  hat: () => cymbal({ hz: 820, decay: 42, attack: 0, ring: 0.45, bottom: 6200 }, 4),
  open: () => cymbal({ hz: 820, decay: 9, attack: 0, ring: 0.45, bottom: 6000 }, 5),
  ride: () => cymbal({ hz: 640, decay: 4.2, attack: 0, ring: 0.75, bottom: 4200 }, 6),
  crash: () => cymbal({ hz: 560, decay: 2.6, attack: 0.002, ring: 0.3, bottom: 3200 }, 7),
});

/** Drum machine with a round, deep kick: house, synthwave, pop. */
export const machineKit: Kit = kit({
  ...hand,
  kick: () => skin({ hz: 47, drop: 2.1, dropRate: 38, decay: 9.5, click: 0.4, drive: 1.5 }, 11),
  snare: () => snare({ hz: 200, body: 0.6, wires: 0.95, decay: 20, wiresDecay: 13, tone: 1100 }, 12),
  clap: () => clap(13),
  hat: () => cymbal({ hz: 1020, decay: 60, attack: 0, ring: 0.35, bottom: 7200 }, 14),
  open: () => cymbal({ hz: 1020, decay: 13, attack: 0, ring: 0.35, bottom: 7000 }, 15),
  ride: () => cymbal({ hz: 760, decay: 6, attack: 0, ring: 0.8, bottom: 5200 }, 16),
  crash: () => cymbal({ hz: 610, decay: 2.4, attack: 0.002, ring: 0.25, bottom: 3600 }, 17),
});

/** Short, dull and close: hip hop from old records. */
export const dustyKit: Kit = kit({
  ...hand,
  kick: () => skin({ hz: 56, drop: 1.0, dropRate: 34, decay: 15, click: 0.25, drive: 1.6 }, 21),
  snare: () => snare({ hz: 172, body: 0.9, wires: 0.55, decay: 22, wiresDecay: 24, tone: 900 }, 22),
  clap: () => clap(23),
  hat: () => cymbal({ hz: 700, decay: 55, attack: 0.001, ring: 0.3, bottom: 5000 }, 24),
  open: () => cymbal({ hz: 700, decay: 14, attack: 0.001, ring: 0.3, bottom: 4800 }, 25),
  crash: () => cymbal({ hz: 500, decay: 3, attack: 0.003, ring: 0.3, bottom: 2800 }, 26),
});

/** Brushes and a soft kick: waltz, bossa, lullaby. */
export const brushKit: Kit = kit({
  ...hand,
  kick: () => skin({ hz: 58, drop: 0.6, dropRate: 30, decay: 14, click: 0.15, drive: 0.9 }, 31),
  snare: () => snare({ hz: 190, body: 0.35, wires: 0.6, decay: 30, wiresDecay: 20, tone: 1700 }, 32),
  brush: () => shaken(0.26, 0.05, 3600, 0.5, 33),
  hat: () => cymbal({ hz: 900, decay: 48, attack: 0.001, ring: 0.4, bottom: 6000 }, 34),
  ride: () => cymbal({ hz: 690, decay: 4.5, attack: 0.001, ring: 0.7, bottom: 4800 }, 35),
  crash: () => cymbal({ hz: 520, decay: 2.4, attack: 0.02, ring: 0.3, bottom: 3000 }, 36),
});
