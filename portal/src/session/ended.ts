import { ApiProblem } from '@platform-licensing/client';

/** Whether a failure says that nobody is signed in any more. */
export const ended = (error: unknown): boolean => error instanceof ApiProblem && error.status === 401;
