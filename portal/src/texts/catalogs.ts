import type { Catalogs } from '../kit/language/language.tsx';

/** The languages of the portal. A browser loads only the one that is shown. */
export const catalogs: Catalogs = {
  en: async () => (await import('./en.ts')).english,
};
