import { french as kit } from '../../kit/language/fr.ts';
import { gate } from './fr/gate.ts';
import { home } from './fr/home.ts';
import { shell } from './fr/shell.ts';
import { track } from './fr/track.ts';

/** The texts of the studio in French, as ICU messages. */
export const french = {
  ...kit,
  ...shell,
  ...gate,
  ...home,
  ...track,
} as const;
