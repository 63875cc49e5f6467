/** The fewest and the most pixels on each side of artwork: those that the service accepts, and as many as players show. */
export const leastSide = 1_400;
const mostSide = 3_000;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of an image that is shown: how much it is enlarged, and where it is, from 0 (left, top) to 1 (right, bottom). */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const wholeView: View = { zoom: 1, x: 0.5, y: 0.5 };

/** Whether a square of the image has enough pixels. */
export const isLargeEnough = ({ width, height }: Size): boolean => Math.min(width, height) >= leastSide;

/** Returns how much the image can be enlarged, so that its square has enough pixels. */
export const mostZoom = ({ width, height }: Size): number => Math.max(1, Math.min(width, height) / leastSide);

/** Returns the square that a view shows, in pixels of the image, and the side of the artwork that is made of it. */
export const squareOf = ({ width, height }: Size, { zoom, x, y }: View) => {
  const side = Math.round(Math.min(width, height) / zoom);
  const at = (length: number, share: number) => Math.round((length - side) * share);
  return { left: at(width, x), top: at(height, y), side, madeSide: Math.min(side, mostSide) };
};

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Returns the view after the image was dragged by a distance, as a share of the shown square. */
export const dragged = (size: Size, view: View, right: number, down: number): View => {
  const { side } = squareOf(size, view);
  const moved = (length: number, share: number, by: number) =>
    length === side ? share : within(share - (by * side) / (length - side));
  return { ...view, x: moved(size.width, view.x, right), y: moved(size.height, view.y, down) };
};
