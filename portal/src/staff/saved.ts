import { keptUnder } from '../kit/tab-storage.ts';

/** Of a sign-in at a provider, until the browser is back from there. */
export const keptAttempt = keptUnder('staff-attempt');

/** Of the session that runs. */
export const keptToken = keptUnder('staff-token');
