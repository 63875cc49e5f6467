import { breakdown } from '../es/breakdown.ts';
import { dialogs } from '../es/dialogs.ts';
import { usage } from '../es/usage.ts';

/** The texts of dialogs and other parts of a page that are loaded when they are opened, in Spanish. */
export const spanish = { ...breakdown, ...dialogs, ...usage } as const;
