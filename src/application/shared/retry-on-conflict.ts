import { fail, type Result } from '../../domain/shared/result.ts';
import type { Contended } from '../../ports/driving/use-case.ts';

const attempts = 5;

/** Decides and commits; where a guard failed because the facts moved in between, decides again on the new ones. */
export const decideAgain = async <Outcome extends Result<unknown, unknown>>(
  attempt: () => Promise<Outcome | 'facts-moved'>,
): Promise<Outcome | Result<never, Contended>> => {
  for (let tries = 0; tries < attempts; tries++) {
    const outcome = await attempt();
    if (outcome !== 'facts-moved') return outcome;
  }
  return fail({ kind: 'contended' });
};
