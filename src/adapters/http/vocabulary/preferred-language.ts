import type { Language } from '../../../domain/shared/language.ts';
import { languageIn } from '../kernel/request/accept.ts';

/** Returns the language that a body names, otherwise that of the header Accept-Language; no member without either. */
export const preferredLanguage = (
  named: Language | undefined,
  acceptLanguage: string | undefined,
): { readonly language?: Language } => {
  const language = named ?? languageIn(acceptLanguage);
  return language === undefined ? {} : { language };
};
