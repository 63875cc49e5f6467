import type { Delay } from '../../ports/driven/shared/environment.ts';
import { isUnavailable } from '../../ports/driven/shared/unavailable.ts';

const pauseMs = 1_000;
const attempts = 60;

/** Retries repeatable work during an outage, for a minute or more. */
export const retryWhileUnavailable = async <T>(delay: Delay, work: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || tries === attempts) throw error;
      await delay.after(pauseMs);
    }
  }
};
