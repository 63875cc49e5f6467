import { setCurrent } from '../../../portal/src/kit/language/current.ts';
import { english } from '../../../portal/src/texts/en.ts';

/** Shows the texts of the portal and the kit in English. */
export const useEnglishTexts = (): void => setCurrent({ language: 'en', locale: 'en-US', messages: english });
