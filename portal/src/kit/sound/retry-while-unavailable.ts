import { ApiProblem } from '@platform-licensing/client';

const maxAttempts = 6;
const longestMs = 10_000;

/** Repeats a request while the service is still preparing a file and returns 503 with `Retry-After`. */
export const retryWhileUnavailable = async <T>(request: () => Promise<T>, left = maxAttempts): Promise<T> => {
  try {
    return await request();
  } catch (error) {
    const retryAfterMs = error instanceof ApiProblem && error.status === 503 ? error.retryAfterMs : undefined;
    if (retryAfterMs === undefined || left <= 1) throw error;
    const waitMs = Math.min(retryAfterMs, longestMs);
    await new Promise((resolve) => {
      setTimeout(resolve, waitMs);
    });
    return retryWhileUnavailable(request, left - 1);
  }
};
