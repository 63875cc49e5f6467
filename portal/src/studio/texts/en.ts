import { english as pages } from './pages/en.ts';
import { english as start } from './start/en.ts';
import { english as statements } from './statements/en.ts';

/** The texts of the studio in English, as ICU messages. */
export const english = {
  ...start,
  ...pages,
  ...statements,
} as const;
