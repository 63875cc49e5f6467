import { german as albums } from './albums/de.ts';
import { german as pages } from './pages/de.ts';
import { german as parts } from './parts/de.ts';
import { german as start } from './start/de.ts';
import { german as statements } from './statements/de.ts';

/** The texts of the studio in German, as ICU messages. */
export const german = {
  ...start,
  ...pages,
  ...albums,
  ...parts,
  ...statements,
} as const;
