import { hmacWebhookSigner, hmacTextSigner, rfc6238Codes } from '../../adapters/crypto/index.ts';
import { axiosAudioFetcher, axiosWebhookSender } from '../../adapters/axios/index.ts';
import { localFileInspector } from '../../adapters/filesystem/index.ts';
import { trackRenderer } from '../../adapters/http/catalog/track.view.ts';
import { memoryTrackViews, type MemoryTrackViews } from '../../adapters/memory/index.ts';
import { prometheusFigures, type Figures } from '../../adapters/prometheus/index.ts';
import { simpleWebauthnCeremonies } from '../../adapters/simplewebauthn/index.ts';
import type { Tracer } from '../../ports/driven/monitoring/tracer.ts';
import type { DeliveryReader } from '../../ports/driven/catalog/manifest-reader.ts';
import type { WebhookSender } from '../../ports/driven/webhooks/webhook-sender.ts';
import { catalogMemoryOf } from '../settings/catalog-memory.ts';
import type { Config } from '../settings/config.ts';
import type { Adapters } from '../features/wiring/container.ts';
import { tracedPorts } from '../tracing/traced-ports.ts';
import { tracedWebhooks } from '../tracing/traced-webhooks.ts';
import { openIndex, type OpenIndex } from './search/catalog-index.ts';
import { openIdentityProvider } from './identity.ts';
import { openLimiter, type OpenLimiter } from './limiter.ts';
import { openMailer } from './mail.ts';
import { storeTitle } from './open-storage.ts';
import type { Storage } from './storage.ts';
import { openPaymentProvider } from './payments.ts';
import type { OpenMediaStore } from './media-store.ts';
import { masterKeysOf, openSharedAdapters, type Given } from './open-shared-adapters.ts';
import { chosen } from './pluggable/index.ts';
import { scratchOf, sweepScratch } from './scratch.ts';
import { openTracer } from './tracer.ts';

/** One adapter for every driven port, and the parts of them that are checked or closed. */
export interface OpenAdapters {
  readonly adapters: Adapters;
  readonly storage: Storage;
  readonly figures: Figures;
  readonly limits: OpenLimiter;
  readonly media: OpenMediaStore;
  /** Undefined if traces are off. */
  readonly tracer: Tracer | undefined;
  readonly index: OpenIndex;
  readonly views: Pick<MemoryTrackViews, 'renderAhead'>;
  /** `ffmpeg` or `wasm`. */
  readonly codec: string;
  /** Removes the temporary files of processes that have ended. */
  readonly sweepScratch: () => Promise<void>;
  close(): Promise<void>;
}

type Chosen = Parameters<typeof openSharedAdapters>[0] &
  Pick<Config, 'allowLoopbackUrls' | 'brand' | 'catalogMemory'>;

/** Loads the parsers with the first delivery. */
const openLazyDeliveryReader = (): DeliveryReader => {
  let opened: Promise<DeliveryReader> | undefined;
  const open = async () => (await import('../../adapters/manifest/index.ts')).openDeliveryReader();
  return { read: async (bytes) => (await (opened ??= open())).read(bytes) };
};

/** Returns how the ports appear in traces: the same ones if traces are off. */
const tracing = (tracer: Tracer | undefined, config: Chosen, storage: Storage) => {
  if (!tracer)
    return { ports: <Ports>(ports: Ports): Ports => ports, webhooks: (sender: WebhookSender) => sender };
  const systems = {
    stored: Object.keys(storage),
    store: storeTitle(config).toLowerCase(),
    sharedLimiter: chosen('limiters', config.settings) !== undefined,
    sharedIndex: chosen('searchIndexes', config.settings) !== undefined,
  };
  return {
    ports: <Ports extends Partial<Adapters>>(ports: Ports): Ports => tracedPorts(ports, tracer, systems),
    webhooks: (sender: WebhookSender) => tracedWebhooks(sender, tracer),
  };
};

/** Opens the adapters of the service. */
export const openAdapters = async (config: Chosen, given: Given = {}): Promise<OpenAdapters> => {
  const masterKeys = await masterKeysOf(config, given.print);
  const paymentProvider = await openPaymentProvider(config, { ...masterKeys, baseUrl: config.baseUrl });
  const identity = await openIdentityProvider(config);
  const tracer = await openTracer(config, (line) => given.print?.(line));
  const shared = await openSharedAdapters(config, masterKeys, given);
  const { storage, media } = shared;
  const traced = tracing(tracer, config, storage);
  const stored = traced.ports(shared.adapters);
  const { clock, library, journal, queue, workBacklog } = stored;
  const limits = openLimiter(config);
  const webhookSender = axiosWebhookSender({ clock, allowLoopback: config.allowLoopbackUrls });
  const fetcher = axiosAudioFetcher({
    allowLoopback: config.allowLoopbackUrls,
    scratch: scratchOf(config),
  });
  const mailer = openMailer(config);
  const figures = prometheusFigures({ queue, workBacklog, clock });
  const report = (line: string): void => given.print?.(line);
  const index = openIndex(config, { library, journal, clock, report });
  const views = memoryTrackViews({
    library,
    render: trackRenderer(config.baseUrl),
    maxBytes: catalogMemoryOf(config.catalogMemory).views,
  });
  return {
    adapters: {
      ...stored,
      textSigner: hmacTextSigner(masterKeys),
      webhookSigner: hmacWebhookSigner,
      codes: rfc6238Codes,
      ceremonies: simpleWebauthnCeremonies({ baseUrl: config.baseUrl, name: config.brand.name }),
      ...traced.ports({
        identity,
        mailer,
        paymentProvider,
        index: { search: (request, now) => index.search(request, now) },
        limiter: limits.limiter,
        inspector: localFileInspector,
        deliveryReader: openLazyDeliveryReader(),
        fetcher,
      } satisfies Partial<Adapters>),
      views,
      webhookSender: traced.webhooks(webhookSender),
      deliveries: figures.deliveries,
    },
    figures,
    storage,
    limits,
    media,
    tracer,
    index,
    views,
    get codec() {
      return shared.codec();
    },
    sweepScratch: () => sweepScratch(config),
    close: async () => {
      await index.close();
      await views.close();
      limits.close();
      await webhookSender.close();
      await mailer.close();
      await shared.close();
      await tracer?.close();
    },
  };
};
