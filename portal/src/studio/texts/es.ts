import { spanish as albums } from './albums/es.ts';
import { spanish as pages } from './pages/es.ts';
import { spanish as parts } from './parts/es.ts';
import { spanish as start } from './start/es.ts';
import { spanish as statements } from './statements/es.ts';

/** The texts of the studio in Spanish, as ICU messages. */
export const spanish = {
  ...start,
  ...pages,
  ...albums,
  ...parts,
  ...statements,
} as const;
