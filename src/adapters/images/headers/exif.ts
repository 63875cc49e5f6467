import { textAt, viewOf } from './header.ts';

const orientationTag = 0x0112;
const shortType = 3;

/** Returns the orientation that Exif data (TIFF 6.0) states: 1 to 8; 1 if it states none, or is damaged. */
export const orientationIn = (exif: Uint8Array): number => {
  try {
    const view = viewOf(exif);
    const order = textAt(exif, 0, 2);
    if (order !== 'II' && order !== 'MM') return 1;
    const little = order === 'II';
    const directory = view.getUint32(4, little);
    const entries = view.getUint16(directory, little);
    for (let n = 0; n < entries; n++) {
      const entry = directory + 2 + 12 * n;
      if (view.getUint16(entry, little) !== orientationTag) continue;
      const value = view.getUint16(entry + 8, little);
      const isValid = view.getUint16(entry + 2, little) === shortType && value >= 1 && value <= 8;
      return isValid ? value : 1;
    }
    return 1;
  } catch (error) {
    if (error instanceof RangeError) return 1;
    throw error;
  }
};
