declare const brand: unique symbol;

export const forensicMarkBits = 48;

/** What a licensed download carries inaudibly: a whole number of 48 bits, of one license alone. */
export type ForensicMark = number & { readonly [brand]: 'ForensicMark' };
export const ForensicMark = (raw: number) => raw as ForensicMark;

/** The first bits of a digest, in hex. */
export const markFrom = (digest: string): ForensicMark =>
  ForensicMark(Number.parseInt(digest.slice(0, forensicMarkBits / 4), 16));

/** As it is shown to people. */
export const markText = (mark: ForensicMark): string => mark.toString(16).padStart(forensicMarkBits / 4, '0');
