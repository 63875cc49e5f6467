import { french as kit } from '../../kit/language/fr.ts';
import { appeals } from './fr/appeals.ts';

/** The texts of the appeals page in French, as ICU messages. */
export const french = {
  ...kit,
  ...appeals,
} as const;
