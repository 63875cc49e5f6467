import { english as kit } from '../../kit/language/en.ts';
import { gate } from './en/gate.ts';
import { home } from './en/home.ts';
import { shell } from './en/shell.ts';
import { track } from './en/track.ts';

/** The texts of the studio in English, as ICU messages. */
export const english = {
  ...kit,
  ...shell,
  ...gate,
  ...home,
  ...track,
} as const;
