import { problems } from './fr/problems.ts';
import { terms } from './fr/terms.ts';
import { controls } from './fr/controls.ts';

/** The texts of the kit in French, as ICU messages. */
export const french = {
  ...problems,
  ...terms,
  ...controls,
} as const;
