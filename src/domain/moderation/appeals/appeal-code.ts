/** So many base62 characters follow the prefix: 256 bits. */
export const appealCodeLength = 43;

/** What the appellant follows an appeal with, and answers. */
export const appealCodeOf = (base62: string): string => `apc_${base62}`;

/** Whether two digests are the same, in a time that does not tell where they differ. */
export const sameDigest = (one: string, other: string): boolean => {
  let differences = one.length ^ other.length;
  for (let i = 0; i < one.length; i++) differences |= one.charCodeAt(i) ^ other.charCodeAt(i);
  return differences === 0;
};
