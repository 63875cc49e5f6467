import { english as kit } from '../../kit/language/en.ts';
import { player } from '../en/player.ts';
import { session } from '../en/session.ts';
import { shell } from '../en/shell.ts';

/** The texts that every page needs in English: those of the session and the frame. */
export const english = {
  ...kit,
  ...player,
  ...session,
  ...shell,
} as const;
