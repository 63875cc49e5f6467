import { english as kit } from '../../kit/language/en.ts';
import { appeals } from './en/appeals.ts';

/** The texts of the appeals page in English, as ICU messages. */
export const english = {
  ...kit,
  ...appeals,
} as const;
