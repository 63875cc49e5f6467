export const passwordLength = { least: 12, most: 256 };

/** As it is compared: however a keyboard puts a letter together, it is one (RFC 8265 §4.2.2). */
export const preparedPassword = (given: string): string => given.normalize('NFC');

/** Long enough, and nothing else asked of it (NIST SP 800-63B): characters, not bytes. */
export const isLongEnough = (given: string): boolean => {
  const { length } = Array.from(preparedPassword(given));
  return length >= passwordLength.least && length <= passwordLength.most;
};
