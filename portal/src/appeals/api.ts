import { PlatformLicensing } from '@platform-licensing/client';
import { fetchInLanguage } from '../kit/language/fetch.ts';
import { fetchWithProgress } from '../kit/upload.ts';
import type { Own } from './route.ts';

const settings = { baseUrl: globalThis.location.origin, retries: 0, fetch: fetchInLanguage };

/** The client for public operations. */
export const publicApi = new PlatformLicensing(settings);

/** Large files take long to upload. */
const uploadTimeoutMs = 20 * 60_000;

/** Returns the client of an appeal, which sends its code. `onProgress` gets the share of an upload, from 0 to 1. */
export const apiOf = ({ code }: Own, onProgress?: (share: number) => void): PlatformLicensing =>
  new PlatformLicensing({
    ...settings,
    credentials: { apiKey: code },
    ...(onProgress && { fetch: fetchWithProgress(onProgress), timeoutMs: uploadTimeoutMs }),
  });
