import { PlatformLicensing } from '@platform-licensing/client';
import { isOfOtherSession, responseProblem } from '../kit/response-problem.ts';
import { t } from '../texts/texts.ts';
import { rejectionIn, type AddressRejection, type Why } from './address-rejection.ts';

/** The API client of the session. */
export type Api = PlatformLicensing;

interface Outcomes {
  /** The session has ended or cannot be used from this address. */
  readonly onRejected: (rejection: AddressRejection) => void;
  /** The cookie contains another session: a response to a switch was lost, or another window signed in. */
  readonly onReplaced: () => void;
}

const sessionEnded: Why = () => t('session.yourSessionHasEndedIt');

const judge = async (response: Response, { onRejected, onReplaced }: Outcomes): Promise<void> => {
  if (response.status === 401) onRejected({ why: sessionEnded });
  if (response.status !== 403) return;
  const problem = await responseProblem(response);
  const rejection = rejectionIn(problem);
  if (rejection) onRejected(rejection);
  else if (isOfOtherSession(problem)) onReplaced();
};

/** Returns a client that sends the token of a session, and reports when a response says that this is no longer the session. */
export const clientFor = (csrfToken?: string, outcomes?: Outcomes): Api =>
  new PlatformLicensing({
    baseUrl: globalThis.location.origin,
    credentials: { session: true, csrfToken: () => csrfToken },
    retries: 1,
    // For longer waits the pages show how long.
    longestWaitMs: 2000,
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      if (outcomes) await judge(response, outcomes);
      return response;
    },
  });

/** Reads and begins sessions. */
export const anonymous = clientFor();
