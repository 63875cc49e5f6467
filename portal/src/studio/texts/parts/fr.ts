import { territories } from '../../../kit/language/fr/territories.ts';
import { breakdown } from '../fr/breakdown.ts';
import { dialogs } from '../fr/dialogs.ts';
import { territory } from '../fr/territory.ts';
import { usage } from '../fr/usage.ts';

/** The texts of dialogs and other parts of a page that are loaded when they are opened, in French. */
export const french = { ...breakdown, ...dialogs, ...territories, ...territory, ...usage } as const;
