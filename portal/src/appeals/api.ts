import { PlatformLicensing } from '@platform-licensing/client';
import { fetchWithProgress } from '../kit/upload.ts';
import type { Own } from './route.ts';

const settings = { baseUrl: globalThis.location.origin, retries: 0 };

/** What anyone may ask. */
export const publicApi = new PlatformLicensing(settings);

/** A file may take long to send. */
const uploadTimeoutMs = 20 * 60_000;

/** What whoever holds the code of an appeal may. `onProgress`: told which share of a file was sent. */
export const apiOf = ({ code }: Own, onProgress?: (share: number) => void): PlatformLicensing =>
  new PlatformLicensing({
    ...settings,
    credentials: { apiKey: code },
    ...(onProgress && { fetch: fetchWithProgress(onProgress), timeoutMs: uploadTimeoutMs }),
  });
