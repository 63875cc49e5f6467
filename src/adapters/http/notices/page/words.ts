import type { Language } from '../../../../domain/shared/language.ts';
import { timesIn } from '../../vocabulary/text-page/page-language.ts';
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

const wordsOf = (language: Language, texts: NoticeTexts): Words => ({
  texts,
  time: timesIn(language, 'short'),
});

export const words: Readonly<Record<Language, Words>> = {
  en: wordsOf('en', en),
  de: wordsOf('de', de),
  fr: wordsOf('fr', fr),
  es: wordsOf('es', es),
};
