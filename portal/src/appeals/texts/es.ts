import { spanish as kit } from '../../kit/language/es.ts';
import { appeals } from './es/appeals.ts';

/** The texts of the appeals page in Spanish, as ICU messages. */
export const spanish = {
  ...kit,
  ...appeals,
} as const;
