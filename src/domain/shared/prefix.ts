/** Text as lists compare it by its beginning: ASCII letters in lower case, which every store does alike. */
export const prefixKey = (text: string): string =>
  text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Above every key that begins with `prefix`, in the order of code points. */
export const prefixEnd = (prefix: string): string => `${prefix}\u{10ffff}`;
