import { english as music } from './music/en.ts';
import { english as pages } from './pages/en.ts';
import { english as start } from './start/en.ts';

/** The texts of the portal in English, as ICU messages. */
export const english = {
  ...start,
  ...music,
  ...pages,
} as const;
