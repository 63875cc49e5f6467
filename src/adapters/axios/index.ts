export type { AudioFetcherNeeds } from './audio-fetcher.ts';
export type { CourierNeeds } from './courier.ts';
export { axiosAudioFetcher, axiosCourier } from './on-first-use.ts';
