export type { AudioFetcherDependencies } from './audio-fetcher.ts';
export type { WebhookSenderDependencies } from './webhook-sender.ts';
export { axiosAudioFetcher, axiosWebhookSender } from './on-first-use.ts';
