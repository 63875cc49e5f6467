/** The number of base62 characters after the prefix: 256 bits. */
export const appealCodeLength = 43;

/** Returns the code with which the appellant follows an appeal and answers questions. */
export const appealCodeOf = (base62: string): string => `apc_${base62}`;

/** Compares two digests in constant time. */
export const sameDigest = (one: string, other: string): boolean => {
  let differences = one.length ^ other.length;
  for (let i = 0; i < one.length; i++) differences |= one.charCodeAt(i) ^ other.charCodeAt(i);
  return differences === 0;
};
