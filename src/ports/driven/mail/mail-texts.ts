import type { Wording } from '../../../domain/mail/messages.ts';
import type { Language } from '../../../domain/shared/language.ts';

/** The texts of emails in every language. */
export interface MailTexts {
  /** Returns the messages in a language, with times in UTC; in English if it has no texts in that language. */
  in(language: Language): Wording;
}
