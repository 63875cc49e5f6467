import type { Catalogs } from '../../kit/language/language.tsx';

/** The texts of the frame, the sign-in and the home page. A browser loads only the language that is shown. */
export const startTexts: Catalogs = {
  en: async () => (await import('./start/en.ts')).english,
  de: async () => (await import('./start/de.ts')).german,
  fr: async () => (await import('./start/fr.ts')).french,
  es: async () => (await import('./start/es.ts')).spanish,
};

/** The texts of all other pages, which are loaded with the first script of one. Those of albums and statements have further ones. */
export const pageTexts: Catalogs = {
  en: async () => (await import('./pages/en.ts')).english,
  de: async () => (await import('./pages/de.ts')).german,
  fr: async () => (await import('./pages/fr.ts')).french,
  es: async () => (await import('./pages/es.ts')).spanish,
};

/** The texts of the pages of albums, which they load besides those of all other pages. */
export const albumTexts: Catalogs = {
  en: async () => (await import('./albums/en.ts')).english,
  de: async () => (await import('./albums/de.ts')).german,
  fr: async () => (await import('./albums/fr.ts')).french,
  es: async () => (await import('./albums/es.ts')).spanish,
};

/** The texts of the pages of statements, which they load besides those of all other pages. */
export const statementTexts: Catalogs = {
  en: async () => (await import('./statements/en.ts')).english,
  de: async () => (await import('./statements/de.ts')).german,
  fr: async () => (await import('./statements/fr.ts')).french,
  es: async () => (await import('./statements/es.ts')).spanish,
};

/** The texts of dialogs and other parts of a page, which are loaded with the script of the first that is opened. */
export const partTexts: Catalogs = {
  en: async () => (await import('./parts/en.ts')).english,
  de: async () => (await import('./parts/de.ts')).german,
  fr: async () => (await import('./parts/fr.ts')).french,
  es: async () => (await import('./parts/es.ts')).spanish,
};
