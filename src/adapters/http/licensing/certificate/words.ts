import type { Language } from '../../../../domain/shared/language.ts';
import { timesIn } from '../../vocabulary/text-page/page-language.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import type { VerifyTexts } from './texts/texts.ts';

/** The texts of a language, with its lists, dates and names of countries. */
export interface Words {
  readonly language: Language;
  readonly texts: VerifyTexts;
  /** Returns a code in words, as in "user video". A code that a later release may know is returned as it is. */
  readonly word: (code: string) => string;
  /** Returns a list of codes in words, as in "User video, film". */
  readonly inWords: (codes: readonly string[]) => string;
  /** Returns countries with their codes, as in "Austria (AT), Germany (DE)". */
  readonly countries: (codes: readonly string[]) => string;
  /** Returns countries within a sentence, as in "Austria (AT) and Germany (DE)". */
  readonly countriesInSentence: (codes: readonly string[]) => string;
  /** Returns a time as in "3 May 2026 at 12:00:00 UTC". */
  readonly time: (at: string | number) => string;
}

/** Begins a text with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const wordsOf = (language: Language, texts: VerifyTexts): Words => {
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const values = new Intl.ListFormat(language, { type: 'unit' });
  const sentence = new Intl.ListFormat(language, { type: 'conjunction' });
  const codes: Readonly<Record<string, string>> = texts.codes;
  const word = (code: string): string => (Object.hasOwn(codes, code) ? codes[code] : undefined) ?? code;
  const named = (list: readonly string[]): readonly string[] =>
    list.includes('WORLD')
      ? [texts.allCountries]
      : list.map((code) => `${regions.of(code) ?? code} (${code})`);
  return {
    language,
    texts,
    word,
    inWords: (list) => capital(values.format(list.map(word))),
    countries: (list) => values.format(named(list)),
    countriesInSentence: (list) => sentence.format(named(list)),
    time: timesIn(language, 'medium'),
  };
};

export const words: Readonly<Record<Language, Words>> = {
  en: wordsOf('en', en),
  de: wordsOf('de', de),
  fr: wordsOf('fr', fr),
  es: wordsOf('es', es),
};
