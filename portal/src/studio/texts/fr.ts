import { french as pages } from './pages/fr.ts';
import { french as start } from './start/fr.ts';

/** The texts of the studio in French, as ICU messages. */
export const french = {
  ...start,
  ...pages,
} as const;
