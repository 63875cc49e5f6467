import type { Catalogs } from '../../kit/language/language.tsx';

/** The languages of the studio. A browser loads only the one that is shown. */
export const catalogs: Catalogs = {
  en: async () => (await import('./en.ts')).english,
  de: async () => (await import('./de.ts')).german,
  fr: async () => (await import('./fr.ts')).french,
  es: async () => (await import('./es.ts')).spanish,
};
