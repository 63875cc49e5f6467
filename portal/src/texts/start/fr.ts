import { french as kit } from '../../kit/language/fr.ts';
import { player } from '../fr/player.ts';
import { session } from '../fr/session.ts';
import { shell } from '../fr/shell.ts';

/** The texts that every page needs in French: those of the session and the frame. */
export const french = {
  ...kit,
  ...player,
  ...session,
  ...shell,
} as const;
