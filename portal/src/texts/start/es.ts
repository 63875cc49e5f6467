import { spanish as kit } from '../../kit/language/es.ts';
import { player } from '../es/player.ts';
import { session } from '../es/session.ts';
import { shell } from '../es/shell.ts';

/** The texts that every page needs in Spanish: those of the session and the frame. */
export const spanish = {
  ...kit,
  ...player,
  ...session,
  ...shell,
} as const;
