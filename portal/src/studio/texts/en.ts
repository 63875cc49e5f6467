import { english as albums } from './albums/en.ts';
import { english as pages } from './pages/en.ts';
import { english as parts } from './parts/en.ts';
import { english as start } from './start/en.ts';
import { english as statements } from './statements/en.ts';

/** The texts of the studio in English, as ICU messages. */
export const english = {
  ...start,
  ...pages,
  ...albums,
  ...parts,
  ...statements,
} as const;
