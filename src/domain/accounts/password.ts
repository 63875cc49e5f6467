export const passwordLength = { min: 12, max: 256 };

/**
 * Returns a password as it is compared: equivalent sequences of code points are the same (RFC 8265 §4.2.2).
 */
export const preparedPassword = (given: string): string => given.normalize('NFC');

/**
 * Returns whether a password is long enough, which is the only requirement (NIST SP 800-63B). It counts
 * characters, not bytes.
 */
export const isLongEnough = (given: string): boolean => {
  const { length } = Array.from(preparedPassword(given));
  return length >= passwordLength.min && length <= passwordLength.max;
};
