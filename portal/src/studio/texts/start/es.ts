import { spanish as kit } from '../../../kit/language/es.ts';
import { gate } from '../es/gate.ts';
import { home } from '../es/home.ts';
import { shell } from '../es/shell.ts';

/** The texts of the frame, the sign-in and the home page in Spanish. */
export const spanish = { ...kit, ...shell, ...gate, ...home } as const;
