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

/** The texts of catalog, collections and licenses, which are loaded with the first script of one of these pages. */
export const musicTexts: Catalogs = {
  en: async () => (await import('./music/en.ts')).english,
  de: async () => (await import('./music/de.ts')).german,
  fr: async () => (await import('./music/fr.ts')).french,
  es: async () => (await import('./music/es.ts')).spanish,
};

/** The texts of the other pages, which are loaded with the first script of one. The texts of the overview are among them. */
export const pageTexts: Catalogs = {
  en: async () => (await import('./pages/en.ts')).english,
  de: async () => (await import('./pages/de.ts')).german,
  fr: async () => (await import('./pages/fr.ts')).french,
  es: async () => (await import('./pages/es.ts')).spanish,
};
