/**
 * Returns the text by which lists compare beginnings: with ASCII letters in lower case, which every store
 * treats alike.
 */
export const prefixKey = (text: string): string =>
  text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Returns a text after every key that begins with `prefix`, in the order of code points. */
export const prefixEnd = (prefix: string): string => `${prefix}\u{10ffff}`;
