import { german as music } from './music/de.ts';
import { german as pages } from './pages/de.ts';
import { german as start } from './start/de.ts';

/** The texts of the portal in German, as ICU messages. */
export const german = {
  ...start,
  ...music,
  ...pages,
} as const;
