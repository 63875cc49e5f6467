import { countries, listed } from '../display/names.ts';
import { countryOf } from '../display/format.ts';
import { countryCodes, countryOptions, englishCountry } from './countries.ts';
import { t } from './texts.ts';

/** The codes of all countries, and `WORLD` for all of them. */
export const territoryCodes: readonly string[] = ['WORLD', ...countryCodes];
const known: ReadonlySet<string> = new Set(territoryCodes);

/** Returns text for comparison: without case and accents. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();

/** Usual abbreviations that are not codes. */
const abbreviations: Readonly<Partial<Record<string, string>>> = { GB: 'UK', US: 'USA' };

const namesOf = (code: string): readonly string[] =>
  [code, countryOf(code), abbreviations[code] ?? code, code === 'WORLD' ? code : englishCountry(code)].map(
    folded,
  );

/** Returns the territory that a text names: its code, or its whole name. */
const territoryNamed = (text: string): string | undefined => {
  const wanted = folded(text);
  return territoryCodes.find((code) => namesOf(code).includes(wanted));
};

const partsOf = (text: string): readonly string[] =>
  text
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Returns the codes in a part between commas: one name, or several codes with spaces between them. */
const codesIn = (part: string): readonly string[] => {
  const whole = territoryNamed(part);
  return whole === undefined ? part.toUpperCase().split(/\s+/) : [whole];
};

/** Parses a list of codes and names of countries as the user types it: `de, at ch, South Africa`. */
export const codesOf = (text: string): readonly string[] => [...new Set(partsOf(text).flatMap(codesIn))];

/** Returns the error of a list of territories. */
export const territoryError = (text: string): string | undefined => {
  const unknown = partsOf(text).filter((part) => codesIn(part).some((code) => !known.has(code)));
  return unknown.length === 0
    ? undefined
    : t('territories.selectTheCountries', {
        unknown: listed(unknown.map((part) => t('territories.quoted', { part }))),
      });
};

export const territoryHint = (text: string, none: string): string => {
  if (codesOf(text).length === 0) return none;
  return territoryError(text) === undefined
    ? `${countries(codesOf(text))}.`
    : t('territories.forExampleDEATCH');
};

/** The text of a territory field: the selected codes, each with a comma after it, and what is being typed. */
export interface TerritoryText {
  readonly selected: readonly string[];
  readonly typed: string;
}

export const territoryText = (selected: readonly string[], typed = ''): string =>
  selected.map((code) => `${code}, `).join('') + typed;

/** Splits the text of a territory field after its last comma. Unknown territories stay in the typed part. */
export const splitTerritories = (text: string): TerritoryText => {
  const end = text.lastIndexOf(',') + 1;
  const before = partsOf(text.slice(0, end));
  const isKnown = (part: string) => codesIn(part).every((code) => known.has(code));
  const unknown = before.filter((part) => !isKnown(part)).map((part) => `${part},`);
  const rest = text.slice(end);
  const typed = unknown.length === 0 ? rest.replace(/^ /, '') : unknown.join(' ') + rest;
  return { selected: [...new Set(before.filter(isKnown).flatMap(codesIn))], typed };
};

/** Returns the territories with another one. `WORLD` and single countries replace each other. */
export const withTerritory = (selected: readonly string[], code: string): readonly string[] => {
  if (selected.includes(code)) return selected;
  return code === 'WORLD' ? [code] : [...selected.filter((one) => one !== 'WORLD'), code];
};

/** Returns the text after the typed part is taken as territories; unchanged if it names none. */
export const takeTyped = (text: string): string => {
  if (territoryError(text) !== undefined) return text;
  const { selected, typed } = splitTerritories(text);
  return territoryText(codesOf(typed).reduce(withTerritory, selected));
};

/** Returns the territories after one of them is selected or removed. */
export const toggleTerritory = (selected: readonly string[], code: string): readonly string[] =>
  selected.includes(code) ? selected.filter((one) => one !== code) : withTerritory(selected, code);

/** Returns the territories whose code is, or one of whose words begins with, a text: the best matches first. */
export const matching = (typed: string): readonly string[] => {
  const wanted = folded(typed);
  if (wanted === '') return byName();
  const rank = (code: string) => {
    const names = namesOf(code);
    if (names.includes(wanted)) return 0;
    if (names.some((name) => name.startsWith(wanted))) return 1;
    return names.some((name) => name.split(/[\s(’'-]+/).some((word) => word.startsWith(wanted))) ? 2 : 3;
  };
  return byName()
    .map((code) => ({ code, at: rank(code) }))
    .filter(({ at }) => at < 3)
    .sort((one, other) => one.at - other.at)
    .map(({ code }) => code);
};

/** All countries in the order of their names, after `WORLD`. */
const byName = (): readonly string[] => ['WORLD', ...countryOptions().map(({ value }) => value)];
