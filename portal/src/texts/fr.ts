import { french as music } from './music/fr.ts';
import { french as pages } from './pages/fr.ts';
import { french as start } from './start/fr.ts';

/** The texts of the portal in French, as ICU messages. */
export const french = {
  ...start,
  ...music,
  ...pages,
} as const;
