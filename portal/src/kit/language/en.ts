import { problems } from './en/problems.ts';
import { terms } from './en/terms.ts';
import { controls } from './en/controls.ts';

/** The texts of the kit in English, as ICU messages. */
export const english = {
  ...problems,
  ...terms,
  ...controls,
} as const;
