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

/** What is wrong with the codes typed. */
export const territoryFlaw = (text: string): string | undefined => {
  const unknown = codesOf(text).filter(
    (code) => code !== 'WORLD' && !(/^[A-Z]{2}$/.test(code) && names.of(code) !== undefined),
  );
  return unknown.length > 0 ? `${unknown.join(', ')}: not the two letters of a country.` : undefined;
};

export const territoryHint = (text: string, none: string): string => {
  if (codesOf(text).length === 0) return none;
  return territoryFlaw(text) === undefined ? `That is ${countries(codesOf(text))}.` : 'As in DE, AT, CH.';
};
