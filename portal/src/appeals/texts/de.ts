import { german as kit } from '../../kit/language/de.ts';
import { appeals } from './de/appeals.ts';

/** The texts of the appeals page in German, as ICU messages. */
export const german = {
  ...kit,
  ...appeals,
} as const;
