import { Axios, type AxiosAdapter } from 'axios';

const asItIs = (data: unknown): unknown => data;

/** axios without its defaults, its adapters, its proxies and its redirects. */
export const bareAxios = (adapter: AxiosAdapter): Axios =>
  new Axios({ adapter, transformRequest: asItIs, transformResponse: asItIs, proxy: false });

/** Who asks, and that answers are taken as they are: nothing is unpacked, so that nothing can burst. */
export const ownHeaders = (purpose: string) => ({
  'user-agent': `platform-licensing-api/1.0 (${purpose})`,
  'accept-encoding': 'identity',
});
