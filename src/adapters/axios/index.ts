export { axiosAudioFetcher, type AudioFetcherNeeds } from './audio-fetcher.ts';
export { axiosCourier, type CourierNeeds } from './courier.ts';
export { guardedConnector, type Connector } from './connector.ts';
export { flawOfUrl, type Reach } from './outward-urls.ts';
export { isPublicAddress } from './public-addresses.ts';
export { dnsResolver } from './resolver.ts';
