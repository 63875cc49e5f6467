import { german as kit } from '../../kit/language/de.ts';
import { gate } from './de/gate.ts';
import { home } from './de/home.ts';
import { shell } from './de/shell.ts';
import { track } from './de/track.ts';

/** The texts of the studio in German, as ICU messages. */
export const german = {
  ...kit,
  ...shell,
  ...gate,
  ...home,
  ...track,
} as const;
