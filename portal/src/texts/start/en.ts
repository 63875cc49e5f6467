import { english as kit } from '../../kit/language/en.ts';
import { overview } from '../en/overview.ts';
import { player } from '../en/player.ts';
import { session } from '../en/session.ts';
import { shell } from '../en/shell.ts';

/** The texts of the first page in English: those of the overview, the session and the frame. */
export const english = {
  ...kit,
  ...overview,
  ...player,
  ...session,
  ...shell,
} as const;
