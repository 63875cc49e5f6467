import { english as kit } from '../kit/language/en.ts';

/** The texts of the portal in English, as ICU messages. */
export const english = {
  ...kit,
} as const;
