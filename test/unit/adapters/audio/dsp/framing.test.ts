import { inFrames, rowsOf, series } from '../../../../../src/adapters/audio/dsp/framing.ts';

describe('frames of audio', () => {
  const framesOf = (pieces: readonly (readonly number[])[]): readonly (readonly number[])[] => {
    const frames: number[][] = [];
    const push = inFrames(new Float64Array(4).fill(2), 2, (frame) => frames.push([...frame]));
    for (const piece of pieces) push(Float32Array.from(piece));
    return frames;
  };

  it('overlap, and are the same for any block length', () => {
    const whole = framesOf([[1, 2, 3, 4, 5, 6, 7, 8, 9]]);
    expect(whole).toEqual([
      [2, 4, 6, 8],
      [6, 8, 10, 12],
      [10, 12, 14, 16],
    ]);
    expect(framesOf([[1], [2, 3], [], [4, 5, 6, 7, 8, 9]])).toEqual(whole);
    expect(framesOf([1, 2, 3, 4, 5, 6, 7, 8, 9].map((sample) => [sample]))).toEqual(whole);
  });
});

describe('a series', () => {
  it('grows beyond its initial capacity', () => {
    const numbers = series();
    for (let i = 0; i < 10_000; i++) numbers.push(i);
    expect(numbers.values()).toEqual(Float32Array.from({ length: 10_000 }, (_, i) => i));
  });
});

describe('rows', () => {
  it('are returned as they were stored, across pages', () => {
    const rows = rowsOf(3);
    for (let i = 0; i < 600; i++) rows.push([i, 2 * i, 3 * i]);
    expect(rows.count()).toBe(600);
    for (const i of [0, 255, 256, 599]) expect([...rows.at(i)]).toEqual([i, 2 * i, 3 * i]);
  });
});
