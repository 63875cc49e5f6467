import { spanish as kit } from '../../kit/language/es.ts';
import { gate } from './es/gate.ts';
import { home } from './es/home.ts';
import { shell } from './es/shell.ts';
import { track } from './es/track.ts';

/** The texts of the studio in Spanish, as ICU messages. */
export const spanish = {
  ...kit,
  ...shell,
  ...gate,
  ...home,
  ...track,
} as const;
