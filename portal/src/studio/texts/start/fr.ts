import { french as kit } from '../../../kit/language/fr.ts';
import { gate } from '../fr/gate.ts';
import { home } from '../fr/home.ts';
import { shell } from '../fr/shell.ts';

/** The texts of the frame, the sign-in and the home page in French. */
export const french = { ...kit, ...shell, ...gate, ...home } as const;
