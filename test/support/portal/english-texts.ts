import { setCurrent } from '../../../portal/src/kit/language/current.ts';
import { english } from '../../../portal/src/kit/language/en.ts';

/** Shows the texts of the kit in English, as the console does. */
export const useEnglishTexts = (): void => setCurrent({ language: 'en', locale: 'en-US', messages: english });
