import type { Catalogs } from '../kit/language/language.tsx';

/** The texts that every page needs, also before the sign-in. A browser loads only the language that is shown. */
export const startTexts: Catalogs = {
  en: async () => (await import('./start/en.ts')).english,
  de: async () => (await import('./start/de.ts')).german,
  fr: async () => (await import('./start/fr.ts')).french,
  es: async () => (await import('./start/es.ts')).spanish,
};

/** The texts of the overview, which are loaded with its script. */
export const overviewTexts: Catalogs = {
  en: async () => (await import('./first/en.ts')).english,
  de: async () => (await import('./first/de.ts')).german,
  fr: async () => (await import('./first/fr.ts')).french,
  es: async () => (await import('./first/es.ts')).spanish,
};

/** The texts of all pages, which are loaded with the first script of another page. */
export const pageTexts: Catalogs = {
  en: async () => (await import('./pages/en.ts')).english,
  de: async () => (await import('./pages/de.ts')).german,
  fr: async () => (await import('./pages/fr.ts')).french,
  es: async () => (await import('./pages/es.ts')).spanish,
};
