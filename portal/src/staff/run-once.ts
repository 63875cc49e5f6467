import { explain } from '../kit/feedback/errors.ts';
import { tellFlaw } from './elements.ts';

let busy = false;

/** Runs once at a time, and says what came of it where it did not come off. `known`: what a status means there. */
export const attempting =
  (known: Readonly<Record<number, string>>, act: () => Promise<void>): (() => Promise<void>) =>
  async () => {
    if (busy) return;
    busy = true;
    try {
      await act();
    } catch (fault) {
      tellFlaw(explain(fault, known));
    } finally {
      busy = false;
    }
  };
