import { spanish as kit } from '../../kit/language/es.ts';
import { overview } from '../es/overview.ts';
import { player } from '../es/player.ts';
import { session } from '../es/session.ts';
import { shell } from '../es/shell.ts';

/** The texts of the first page in Spanish: those of the overview, the session and the frame. */
export const spanish = {
  ...kit,
  ...overview,
  ...player,
  ...session,
  ...shell,
} as const;
