import { problems } from './es/problems.ts';
import { terms } from './es/terms.ts';
import { controls } from './es/controls.ts';

/** The texts of the kit in Spanish, as ICU messages. */
export const spanish = {
  ...problems,
  ...terms,
  ...controls,
} as const;
