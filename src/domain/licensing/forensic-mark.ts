declare const brand: unique symbol;

export const forensicMarkBits = 48;

/** The number that a licensed download carries inaudibly: 48 bits that identify one license. */
export type ForensicMark = number & { readonly [brand]: 'ForensicMark' };
export const ForensicMark = (raw: number) => raw as ForensicMark;

/** Returns a mark from the first bits of a digest in hex. */
export const markFrom = (digest: string): ForensicMark =>
  ForensicMark(Number.parseInt(digest.slice(0, forensicMarkBits / 4), 16));

/** Returns a mark as people see it. */
export const markText = (mark: ForensicMark): string => mark.toString(16).padStart(forensicMarkBits / 4, '0');
