import { ApiProblem } from '@platform-licensing/client';

/** Whether a failure says that nobody is signed in any more. */
export const ended = (error: unknown): boolean => error instanceof ApiProblem && error.status === 401;

const addressRefused = 'IP_NOT_ALLOWED';

/** Why the credential of a sign-in or session is refused at the address of this device, if it is. */
export const addressRefusal = (error: unknown): string | undefined =>
  error instanceof ApiProblem && error.code === addressRefused ? error.detail : undefined;

/** The same, read from a response that another caller reads too. */
export const addressRefusalIn = async (answer: Response): Promise<string | undefined> => {
  if (answer.status !== 403) return undefined;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  const { code, detail } = (body ?? {}) as { readonly code?: unknown; readonly detail?: unknown };
  return code === addressRefused && typeof detail === 'string' ? detail : undefined;
};
