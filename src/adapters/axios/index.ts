export type { AudioFetcherDependencies } from './audio-fetcher.ts';
export type { CourierDependencies } from './courier.ts';
export { axiosAudioFetcher, axiosCourier } from './on-first-use.ts';
