/** Readers for the identifiers of the music industry. Each accepts the usual spellings and returns one. */

/**
 * Returns an ISRC (ISO 3901) without hyphens: `GB-ABC-24-00001` becomes `GBABC2400001`. Returns undefined if
 * it is malformed.
 */
export const parseIsrc = (text: string): string | undefined => {
  const isrc = /^([A-Z]{2})(-?)([A-Z0-9]{3})\2(\d{2})\2(\d{5})$/i.exec(text.trim());
  return isrc ? `${isrc[1]}${isrc[3]}${isrc[4]}${isrc[5]}`.toUpperCase() : undefined;
};

/**
 * Returns an ISWC (ISO 15707) without separators: `T-034.524.680-1` becomes `T0345246801`. Returns undefined
 * if the form or the check digit is wrong.
 */
export const parseIswc = (text: string): string | undefined => {
  const iswc = /^T-?(\d{3})[.]?(\d{3})[.]?(\d{3})-?(\d)$/i.exec(text.trim());
  if (!iswc) return undefined;
  const work = `${iswc[1]}${iswc[2]}${iswc[3]}`;
  const sum = Array.from(work, Number).reduce((total, digit, place) => total + digit * (place + 1), 1);
  return (10 - (sum % 10)) % 10 === Number(iswc[4]) ? `T${work}${iswc[4]}` : undefined;
};

/**
 * Returns a UPC-A (12 digits) or EAN-13 without spaces and hyphens, or undefined if the length or the check
 * digit is wrong.
 */
export const parseUpc = (text: string): string | undefined => {
  const upc = text.replace(/[\s-]/g, '');
  if (!/^\d{12,13}$/.test(upc)) return undefined;
  const weighted = Array.from(upc, Number)
    .reverse()
    .map((digit, place) => digit * (place % 2 ? 3 : 1));
  const sum = weighted.reduce((total, part) => total + part, 0);
  return sum % 10 === 0 ? upc : undefined;
};

/** Returns an IPI name number of 9 to 11 digits without points and spaces, padded with zeros to 11 digits. */
export const parseIpi = (text: string): string | undefined => {
  const ipi = text.replace(/[\s.]/g, '');
  return /^\d{9,11}$/.test(ipi) ? ipi.padStart(11, '0') : undefined;
};

/**
 * Returns an IPI name number as `parseIpi` does, or undefined if its last two digits do not follow from the others (modulus 101,
 * weights 10 to 2).
 */
export const parseIpiName = (text: string): string | undefined => {
  const ipi = parseIpi(text);
  if (ipi === undefined) return undefined;
  const digits = Array.from(ipi.slice(0, 9), Number);
  const sum = digits.reduce((total, digit, place) => total + digit * (10 - place), 0);
  const rest = sum % 101;
  const check = rest === 0 ? 0 : (101 - rest) % 100;
  return check === Number(ipi.slice(9)) ? ipi : undefined;
};

/**
 * Returns an ISNI (ISO 27729) without separators: `0000 0001 2103 2683` becomes `0000000121032683`. Returns undefined if the form
 * or the check character (ISO 7064, MOD 11-2) is wrong.
 */
export const parseIsni = (text: string): string | undefined => {
  const isni = text.replace(/^https?:\/\/(?:www\.)?isni\.org\/(?:isni\/)?/i, '').replace(/[\s-]/g, '');
  if (!/^\d{15}[\dX]$/i.test(isni)) return undefined;
  const sum = Array.from(isni.slice(0, 15), Number).reduce((total, digit) => (total + digit) * 2, 0);
  const check = (12 - (sum % 11)) % 11;
  return (check === 10 ? 'X' : String(check)) === isni.slice(15).toUpperCase()
    ? isni.toUpperCase()
    : undefined;
};
