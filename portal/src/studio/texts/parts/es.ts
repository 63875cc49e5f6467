import { territories } from '../../../kit/language/es/territories.ts';
import { breakdown } from '../es/breakdown.ts';
import { dialogs } from '../es/dialogs.ts';
import { territory } from '../es/territory.ts';
import { usage } from '../es/usage.ts';

/** The texts of dialogs and other parts of a page that are loaded when they are opened, in Spanish. */
export const spanish = { ...breakdown, ...dialogs, ...territories, ...territory, ...usage } as const;
