import { Axios, type AxiosAdapter } from 'axios';

const asItIs = (data: unknown): unknown => data;

/** axios without its defaults, adapters, proxies and redirects. */
export const bareAxios = (adapter: AxiosAdapter): Axios =>
  new Axios({ adapter, transformRequest: asItIs, transformResponse: asItIs, proxy: false });

/**
 * Returns headers that identify this service and request uncompressed bodies, which cannot grow unexpectedly.
 */
export const ownHeaders = (purpose: string) => ({
  'user-agent': `platform-licensing-api/1.0 (${purpose})`,
  'accept-encoding': 'identity',
});
