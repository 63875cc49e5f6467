import {
  dragged,
  isLargeEnough,
  leastSide,
  mostZoom,
  squareOf,
  wholeView,
} from '../../../../portal/src/studio/artwork/crop.ts';

const wide = { width: 4_200, height: 2_800 };

describe('the crop of artwork', () => {
  it('is the largest square in the middle at first', () => {
    expect(squareOf(wide, wholeView)).toEqual({ left: 700, top: 0, side: 2_800, madeSide: 2_800 });
  });

  it('never has fewer pixels than the service accepts, or more than players show', () => {
    expect(squareOf(wide, { ...wholeView, zoom: mostZoom(wide) }).madeSide).toBe(leastSide);
    const huge = { width: 9_000, height: 9_000 };
    expect(squareOf(huge, wholeView)).toMatchObject({ side: 9_000, madeSide: 3_000 });
    expect([
      isLargeEnough({ width: 1_399, height: 5_000 }),
      isLargeEnough({ width: 1_400, height: 1_400 }),
    ]).toEqual([...[false, true]]);
  });

  it('follows the image that is dragged, and stays within it', () => {
    // A quarter of the square to the right shows what is 700 pixels farther left.
    expect(squareOf(wide, dragged(wide, wholeView, 0.25, 0)).left).toBe(0);
    expect(squareOf(wide, dragged(wide, wholeView, -5, 3))).toMatchObject({ left: 1_400, top: 0 });
  });
});
