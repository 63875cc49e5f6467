import { inFrames, rowsOf, series } from '../../../../../src/adapters/audio/dsp/framing.ts';

describe('frames of a sound', () => {
  const heardIn = (pieces: readonly (readonly number[])[]): readonly (readonly number[])[] => {
    const frames: number[][] = [];
    const hear = inFrames(new Float64Array(4).fill(2), 2, (frame) => frames.push([...frame]));
    for (const piece of pieces) hear(Float32Array.from(piece));
    return frames;
  };

  it('overlap, and are the same in whatever pieces the sound comes', () => {
    const whole = heardIn([[1, 2, 3, 4, 5, 6, 7, 8, 9]]);
    expect(whole).toEqual([
      [2, 4, 6, 8],
      [6, 8, 10, 12],
      [10, 12, 14, 16],
    ]);
    expect(heardIn([[1], [2, 3], [], [4, 5, 6, 7, 8, 9]])).toEqual(whole);
    expect(heardIn([1, 2, 3, 4, 5, 6, 7, 8, 9].map((sample) => [sample]))).toEqual(whole);
  });
});

describe('a series', () => {
  it('keeps more numbers than it had room for', () => {
    const numbers = series();
    for (let i = 0; i < 10_000; i++) numbers.push(i);
    expect(numbers.values()).toEqual(Float32Array.from({ length: 10_000 }, (_, i) => i));
  });
});

describe('rows', () => {
  it('come back as they were put, over the edges of pages', () => {
    const rows = rowsOf(3);
    for (let i = 0; i < 600; i++) rows.push([i, 2 * i, 3 * i]);
    expect(rows.count()).toBe(600);
    for (const i of [0, 255, 256, 599]) expect([...rows.at(i)]).toEqual([i, 2 * i, 3 * i]);
  });
});
