import { countries } from './names.ts';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes as they are typed: `de, at ch`. */
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

/** What is wrong with the codes typed. */
export const territoryFlaw = (text: string): string | undefined => {
  const unknown = codesOf(text).filter(
    (code) => code !== 'WORLD' && !(/^[A-Z]{2}$/.test(code) && names.of(code) !== undefined),
  );
  const [one] = unknown;
  if (one === undefined) return undefined;
  const meant = codeOfName(one);
  return meant === undefined
    ? `${unknown.join(', ')}: enter two-letter country codes, such as DE.`
    : `Enter ${meant} instead of ${one}.`;
};

export const territoryHint = (text: string, none: string): string => {
  if (codesOf(text).length === 0) return none;
  return territoryFlaw(text) === undefined ? `That is ${countries(codesOf(text))}.` : 'As in DE, AT, CH.';
};
