import { ApiProblem } from '@platform-licensing/client';
import { problemText } from '../kit/language/problems.ts';

const addressRejected = 'IP_NOT_ALLOWED';

/** Returns why a session ended or a sign-in failed, in the language of the page at that time. */
export type Why = () => string;

/** A credential or session that cannot be used from the address of this device. */
export interface AddressRefusal {
  readonly why: Why;
  /** Token of the session, which can be ended from any address; absent if there is no session. */
  readonly csrfToken?: string;
}

const refusalIn = (problem: unknown): AddressRefusal | undefined => {
  const { code, detail, csrfToken } = (problem ?? {}) as {
    readonly code?: unknown;
    readonly detail?: unknown;
    readonly csrfToken?: unknown;
  };
  if (code !== addressRejected || typeof detail !== 'string') return undefined;
  return { why: () => problemText(code, detail), ...(typeof csrfToken === 'string' && { csrfToken }) };
};

/** Whether a sign-in or session is rejected at the address of this device, and why. */
export const addressRefusal = (error: unknown): AddressRefusal | undefined =>
  error instanceof ApiProblem ? refusalIn(error.problem) : undefined;

/** The same, read from a response that another caller reads too. */
export const addressRefusalIn = async (answer: Response): Promise<AddressRefusal | undefined> => {
  if (answer.status !== 403) return undefined;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return refusalIn(body);
};
