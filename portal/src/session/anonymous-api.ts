import { PlatformLicensing } from '@platform-licensing/client';
import { fetchInLanguage } from '../kit/language/fetch.ts';

/** The client of pages without a session. A write is sent once, because a repeated one may be rejected. */
export const anonymousApi = new PlatformLicensing({
  baseUrl: globalThis.location.origin,
  retries: 0,
  fetch: fetchInLanguage,
});
