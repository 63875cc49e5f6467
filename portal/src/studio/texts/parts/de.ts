import { territories } from '../../../kit/language/de/territories.ts';
import { breakdown } from '../de/breakdown.ts';
import { dialogs } from '../de/dialogs.ts';
import { territory } from '../de/territory.ts';
import { usage } from '../de/usage.ts';

/** The texts of dialogs and other parts of a page that are loaded when they are opened, in German. */
export const german = { ...breakdown, ...dialogs, ...territories, ...territory, ...usage } as const;
