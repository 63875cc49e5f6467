import type { AudioFetcher } from '../../ports/driven/media/audio-fetcher.ts';
import type { WebhookSender } from '../../ports/driven/webhooks/webhook-sender.ts';
import type { AudioFetcherDependencies } from './audio-fetcher.ts';
import type { WebhookSenderDependencies } from './webhook-sender.ts';
import { urlIssue } from './outward-urls.ts';

// axios and undici take a fifth of a second of processor time to load, so they are loaded at the first use.

/** Returns a sender that is created with the first message. */
export const axiosWebhookSender = (dependencies: WebhookSenderDependencies): WebhookSender => {
  let created: Promise<WebhookSender> | undefined;
  let closed = false;
  const make = async (): Promise<WebhookSender> => {
    const webhookSender = (await import('./webhook-sender.ts')).axiosWebhookSender(dependencies);
    if (closed) await webhookSender.close();
    return webhookSender;
  };
  return {
    send: async (message) => (await (created ??= make())).send(message),
    issueOf: (url) => urlIssue(url, { loopback: dependencies.allowLoopback }),
    close: async () => {
      closed = true;
      await (await created)?.close();
    },
  };
};

/** Returns a fetcher that is created with the first file. */
export const axiosAudioFetcher = (dependencies: AudioFetcherDependencies): AudioFetcher => {
  let created: Promise<AudioFetcher> | undefined;
  const make = async (): Promise<AudioFetcher> =>
    (await import('./audio-fetcher.ts')).axiosAudioFetcher(dependencies);
  return {
    borrow: async (url, use, canceled) => (await (created ??= make())).borrow(url, use, canceled),
  };
};
