import { explain } from '../kit/feedback/errors.ts';
import { showError } from './elements.ts';

let busy = false;

/** Returns an action that does not run twice at a time and shows its error. `known`: sentences for single statuses. */
export const runOnce =
  (known: Readonly<Record<number, string>>, act: () => Promise<void>): (() => Promise<void>) =>
  async () => {
    if (busy) return;
    busy = true;
    try {
      await act();
    } catch (fault) {
      showError(explain(fault, known));
    } finally {
      busy = false;
    }
  };
