import { fail, type Result } from '../../domain/shared/result.ts';
import type { TooMuchContention } from '../../ports/driving/use-case.ts';

const attempts = 5;

/**
 * Decides and commits; if a guard failed because the facts changed meanwhile, decides again on the new ones.
 */
export const retryOnConflict = async <Outcome extends Result<unknown, unknown>>(
  attempt: () => Promise<Outcome | 'conflict'>,
): Promise<Outcome | Result<never, TooMuchContention>> => {
  for (let tries = 0; tries < attempts; tries++) {
    const outcome = await attempt();
    if (outcome !== 'conflict') return outcome;
  }
  return fail({ kind: 'contended' });
};
