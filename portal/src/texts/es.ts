import { spanish as music } from './music/es.ts';
import { spanish as pages } from './pages/es.ts';
import { spanish as start } from './start/es.ts';

/** The texts of the portal in Spanish, as ICU messages. */
export const spanish = {
  ...start,
  ...music,
  ...pages,
} as const;
