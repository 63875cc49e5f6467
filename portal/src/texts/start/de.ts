import { german as kit } from '../../kit/language/de.ts';
import { overview } from '../de/overview.ts';
import { player } from '../de/player.ts';
import { session } from '../de/session.ts';
import { shell } from '../de/shell.ts';

/** The texts of the first page in German: those of the overview, the session and the frame. */
export const german = {
  ...kit,
  ...overview,
  ...player,
  ...session,
  ...shell,
} as const;
