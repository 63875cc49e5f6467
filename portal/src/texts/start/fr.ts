import { french as kit } from '../../kit/language/fr.ts';
import { overview } from '../fr/overview.ts';
import { player } from '../fr/player.ts';
import { session } from '../fr/session.ts';
import { shell } from '../fr/shell.ts';

/** The texts of the first page in French: those of the overview, the session and the frame. */
export const french = {
  ...kit,
  ...overview,
  ...player,
  ...session,
  ...shell,
} as const;
