import { PlatformLicensing } from '@platform-licensing/client';
import { inLanguage, fetchInLanguage } from '../../kit/language/fetch.ts';
import { isOfOtherSession, responseProblem } from '../../kit/response-problem.ts';

/** The API client of the session. */
export type Api = PlatformLicensing;

const baseUrl = globalThis.location.origin;

/** The client of pages without a session. A write is sent once, because a repeated one may be rejected. */
export const anonymousApi = new PlatformLicensing({ baseUrl, retries: 0, fetch: fetchInLanguage });

/** `onChanged` is called when a response says that the session in the cookie has ended or is another one. */
export const clientFor = (csrfToken?: string, onChanged?: () => void): Api =>
  new PlatformLicensing({
    baseUrl,
    credentials: { session: true, csrfToken: () => csrfToken },
    retries: 1,
    longestWaitMs: 2000,
    fetch: async (url, init) => {
      const answer = await fetchInLanguage(url, init);
      if (answer.status === 401) onChanged?.();
      else if (answer.status === 403 && isOfOtherSession(await responseProblem(answer))) onChanged?.();
      return answer;
    },
  });

/** Reads the session of the cookie. */
export const reader = clientFor();

/** Ends the session in the cookie, which the next one replaces: this browser could not end it later. */
const endReplaced = async (): Promise<void> => {
  try {
    const { csrfToken } = await reader.getArtistBrowserSession();
    await clientFor(csrfToken).endArtistSession({ sessionId: 'current' });
  } catch {
    // Usually there is none. Otherwise it expires after seven days at most.
  }
};

/** Signs in, and moves the session into a cookie, which scripts cannot read. */
export const signInWith = async (email: string, password: string): Promise<void> => {
  const { token } = await anonymousApi.createArtistSession({ body: { email, password } });
  await endReplaced();
  const api = new PlatformLicensing({
    baseUrl,
    credentials: { apiKey: token },
    retries: 1,
    // With a token the client sends and accepts no cookies, but this response sets one.
    fetch: (url, init) => fetch(url, { ...inLanguage(init), credentials: 'same-origin' }),
  });
  await api.createArtistBrowserSession();
};
