import type { Language } from '../../../../domain/shared/language.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import type { NoticeTexts } from './texts/texts.ts';

/** The texts of a language, with its times. */
export interface Words {
  readonly texts: NoticeTexts;
  readonly time: (at: number) => string;
}

const wordsOf = (language: Language, texts: NoticeTexts): Words => {
  // British English writes the day first, as all pages do.
  const locale = language === 'en' ? 'en-GB' : language;
  const times = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return { texts, time: (at) => `${times.format(at)} UTC` };
};

export const words: Readonly<Record<Language, Words>> = {
  en: wordsOf('en', en),
  de: wordsOf('de', de),
  fr: wordsOf('fr', fr),
  es: wordsOf('es', es),
};
