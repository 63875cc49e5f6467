import { ApiProblem } from '@platform-licensing/client';
import { problemText } from '../kit/language/problems.ts';

const addressRejected = 'IP_NOT_ALLOWED';

/** Returns why a session ended or a sign-in failed, in the language of the page at that time. */
export type Why = () => string;

/** A credential or session that cannot be used from the address of this device. */
export interface AddressRejection {
  readonly why: Why;
  /** Token of the session, which can be ended from any address; absent if there is no session. */
  readonly csrfToken?: string;
}

/** Returns why a credential or session is rejected at the address of this device, or undefined if a problem says something else. */
export const rejectionIn = ({
  code,
  detail,
  csrfToken,
}: Readonly<Record<string, unknown>>): AddressRejection | undefined => {
  if (code !== addressRejected || typeof detail !== 'string') return undefined;
  return {
    why: () => problemText(addressRejected, detail),
    ...(typeof csrfToken === 'string' && { csrfToken }),
  };
};

export const addressRejection = (error: unknown): AddressRejection | undefined =>
  error instanceof ApiProblem ? rejectionIn({ ...error.problem }) : undefined;
