import { countries } from '../../kit/display/names.ts';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Parses a list of codes as the user types it: `de, at ch`. */
export const codesOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((code) => code !== ''),
  ),
];

const alphabet = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));

/** Returns the code of a country that was typed by name, such as `GERMANY`; the current one if an older code has the same name. */
const codeOfName = (name: string): string | undefined => {
  const code = alphabet
    .flatMap((one) => alphabet.map((other) => one + other))
    .find((pair) => names.of(pair)?.toUpperCase() === name);
  return code === undefined ? undefined : new Intl.Locale(`und-${code}`).region;
};

/** Returns the error of a list of codes. */
export const territoryError = (text: string): string | undefined => {
  const unknown = codesOf(text).filter(
    (code) => code !== 'WORLD' && !(/^[A-Z]{2}$/.test(code) && names.of(code) !== undefined),
  );
  const [first] = unknown;
  if (first === undefined) return undefined;
  const intended = codeOfName(first);
  return intended === undefined
    ? `${unknown.join(', ')}: enter two-letter country codes, such as DE.`
    : `Enter ${intended} instead of ${first}.`;
};

export const territoryHint = (text: string, none: string): string => {
  if (codesOf(text).length === 0) return none;
  return territoryError(text) === undefined ? `${countries(codesOf(text))}.` : 'For example: DE, AT, CH.';
};
