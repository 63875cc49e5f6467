import { english as kit } from '../../../kit/language/en.ts';
import { gate } from '../en/gate.ts';
import { home } from '../en/home.ts';
import { shell } from '../en/shell.ts';

/** The texts of the frame, the sign-in and the home page in English. */
export const english = { ...kit, ...shell, ...gate, ...home } as const;
