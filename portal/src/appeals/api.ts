import { PlatformLicensing } from '@platform-licensing/client';
import type { Own } from './arrival.ts';

const settings = { baseUrl: globalThis.location.origin, retries: 0 };

/** What anyone may ask. */
export const publicApi = new PlatformLicensing(settings);

/** What whoever holds the code of an appeal may. */
export const apiOf = ({ code }: Own): PlatformLicensing =>
  new PlatformLicensing({ ...settings, credentials: { apiKey: code } });
