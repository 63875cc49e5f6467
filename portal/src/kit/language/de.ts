import { problems } from './de/problems.ts';
import { terms } from './de/terms.ts';
import { controls } from './de/controls.ts';

/** The texts of the kit in German, as ICU messages. */
export const german = {
  ...problems,
  ...terms,
  ...controls,
} as const;
