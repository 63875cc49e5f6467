import type { Wording } from '../../../domain/mail/messages.ts';
import type { Language } from '../../../domain/shared/language.ts';

/** The texts of mails in every language. */
export interface MailTexts {
  /** Returns the messages in a language: complete, with times in UTC, and never in a mix of languages. */
  in(language: Language): Wording;
}
