import { french as albums } from './albums/fr.ts';
import { french as pages } from './pages/fr.ts';
import { french as parts } from './parts/fr.ts';
import { french as start } from './start/fr.ts';
import { french as statements } from './statements/fr.ts';

/** The texts of the studio in French, as ICU messages. */
export const french = {
  ...start,
  ...pages,
  ...albums,
  ...parts,
  ...statements,
} as const;
