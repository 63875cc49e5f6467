/** The languages of the pages, as BCP 47 primary tags. The first is the language of the source. */
export const languages = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};

/** Shown in place of the page if its texts cannot be loaded. */
export const notLoaded: Readonly<Record<Language, string>> = {
  en: 'This page could not be loaded. Reload it.',
  de: 'Diese Seite konnte nicht geladen werden. Laden Sie sie neu.',
  fr: 'Cette page n’a pas pu être chargée. Rechargez-la.',
  es: 'No se ha podido cargar esta página. Vuelva a cargarla.',
};

const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** Returns the first of the reader's languages (BCP 47 tags, best first) that is offered, else English. */
export const preferredLanguage = (
  wanted: readonly (string | undefined)[],
  offered: readonly Language[],
): Language => {
  for (const tag of wanted) {
    const found = offered.find((language) => tag !== undefined && primary(tag) === language);
    if (found) return found;
  }
  return 'en';
};

/**
 * Returns the locale of numbers and dates: the reader's own variant of the language (`de-CH`) if there is one. A reader whose
 * language is not offered, and who chose none, keeps the formats of the browser.
 */
export const formatLocale = (
  language: Language,
  wanted: readonly string[],
  { offered, wasChosen }: { readonly offered: readonly Language[]; readonly wasChosen: boolean },
): string => {
  const [first = language] = wanted;
  if (!wasChosen && !offered.some((one) => one === primary(first))) return first;
  return wanted.find((tag) => primary(tag) === language) ?? language;
};
