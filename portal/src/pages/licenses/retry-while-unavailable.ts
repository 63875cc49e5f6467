import { ApiProblem } from '@platform-licensing/client';

const turns = 6;
const longestMs = 10_000;

/** Asks again while a file is still being made: the service says so after ten seconds, and goes on making it. */
export const patiently = async <T>(ask: () => Promise<T>, left = turns): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    const asked = error instanceof ApiProblem && error.status === 503 ? error.retryAfterMs : undefined;
    if (asked === undefined || left <= 1) throw error;
    const waitMs = Math.min(asked, longestMs);
    await new Promise((resolve) => {
      setTimeout(resolve, waitMs);
    });
    return patiently(ask, left - 1);
  }
};
