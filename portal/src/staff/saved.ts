import { tabStorage } from '../kit/tab-storage.ts';

/** The state of a sign-in at the identity provider, until the browser returns. */
export const savedState = tabStorage('staff-attempt');

/** The token of the session. */
export const savedToken = tabStorage('staff-token');
