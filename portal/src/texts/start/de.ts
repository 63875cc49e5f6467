import { german as kit } from '../../kit/language/de.ts';
import { player } from '../de/player.ts';
import { session } from '../de/session.ts';
import { shell } from '../de/shell.ts';

/** The texts that every page needs in German: those of the session and the frame. */
export const german = {
  ...kit,
  ...player,
  ...session,
  ...shell,
} as const;
