import { territories } from '../../../kit/language/en/territories.ts';
import { breakdown } from '../en/breakdown.ts';
import { dialogs } from '../en/dialogs.ts';
import { territory } from '../en/territory.ts';
import { usage } from '../en/usage.ts';

/** The texts of dialogs and other parts of a page that are loaded when they are opened, in English. */
export const english = { ...breakdown, ...dialogs, ...territories, ...territory, ...usage } as const;
