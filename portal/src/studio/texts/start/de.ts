import { german as kit } from '../../../kit/language/de.ts';
import { gate } from '../de/gate.ts';
import { home } from '../de/home.ts';
import { shell } from '../de/shell.ts';

/** The texts of the frame, the sign-in and the home page in German. */
export const german = { ...kit, ...shell, ...gate, ...home } as const;
