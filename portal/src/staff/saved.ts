import { tabStorage } from '../kit/storage/tab-storage.ts';

/** The state of a sign-in at the identity provider, until the browser returns. */
export const savedState = tabStorage('staff-attempt');

/** The path of the console from which the member was sent to the sign-in. */
export const savedOrigin = tabStorage('staff-origin');
