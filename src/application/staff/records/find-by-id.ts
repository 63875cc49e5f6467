import {
  AppealId,
  ArtistId,
  CheckoutId,
  ClientId,
  DecisionId,
  DeliveryId,
  EnrichmentId,
  EventId,
  idPrefixes,
  LicenseId,
  NoticeId,
  StaffId,
  TrackId,
} from '../../../domain/shared/ids.ts';
import { itemsOf } from '../../../domain/billing/prices.ts';
import { parseIsrc } from '../../../domain/catalog/identifiers.ts';
import { asOf } from '../../../domain/licensing/license.ts';
import { noticeState } from '../../../domain/notices/notice.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { BillingStore } from '../../../ports/driven/billing/billing-store.ts';
import type { EnrichmentJobStore } from '../../../ports/driven/enrichment/enrichment-job-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../../ports/driven/licensing/license-ledger.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { NoticeStore } from '../../../ports/driven/notices/notice-store.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { StaffRegistry } from '../../../ports/driven/staff/staff-registry.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { DeliveryQueue } from '../../../ports/driven/webhooks/delivery-queue.ts';
import type { Outbox } from '../../../ports/driven/webhooks/outbox.ts';
import type { FindById, SearchHit } from '../../../ports/driving/provisioning.ts';
import { namedPlatform } from '../../platforms/named-platform.ts';
import { moneyReaders, type MoneyDependencies, type Readers } from './money-readers.ts';

interface Dependencies extends MoneyDependencies {
  readonly library: TrackLibrary;
  readonly ledger: LicenseLedger;
  readonly registry: PlatformRegistry;
  readonly moderationStore: ModerationStore;
  readonly staffRegistry: StaffRegistry;
  readonly enrichmentJobs: EnrichmentJobStore;
  readonly billing: Pick<BillingStore, 'find' | 'listInvoices'>;
  readonly noticeStore: Pick<NoticeStore, 'find'>;
  readonly outbox: Pick<Outbox, 'find'>;
  readonly queue: Pick<DeliveryQueue, 'findOfAny'>;
  readonly clock: Clock;
}

type Kind = SearchHit['kind'];

const trackReaders = ({ library, ledger, moderationStore, noticeStore, clock }: Dependencies): Readers => ({
  track: async (id) => {
    const track = await library.find(TrackId(id));
    const artist = track?.artists[0]?.name ?? '';
    return track && { summary: `${artist} – ${track.title} (${track.moderationStatus})` };
  },
  license: async (id) => {
    const license = await ledger.find(LicenseId(id));
    if (!license) return undefined;
    const { status, trackId, platformId } = asOf(license, clock.now());
    return { summary: `${status}, ${trackId} for ${platformId}` };
  },
  decision: async (id) => {
    const decision = await moderationStore.decision(DecisionId(id));
    if (!decision) return undefined;
    const { verdict, trackId } = decision;
    return { summary: `${verdict.act} of ${trackId}`, trackId };
  },
  appeal: async (id) => {
    const appeal = await moderationStore.appeal(AppealId(id));
    return appeal && { summary: `${appeal.status}, against ${appeal.decisionId}` };
  },
  notice: async (id) => {
    const notice = await noticeStore.find(NoticeId(id));
    return notice && { summary: `${noticeState(notice)}, about ${notice.trackId}` };
  },
});

const platformReaders = ({ registry, enrichmentJobs, billing }: Dependencies): Readers => ({
  platform: async (id) => {
    const found = (await namedPlatform(registry, id))?.platform;
    return found && { summary: `${found.name} (${found.tier}, ${found.status})` };
  },
  enrichment: async (id) => {
    const enrichment = await enrichmentJobs.find(EnrichmentId(id));
    if (!enrichment) return undefined;
    const { platformId, rows } = enrichment;
    return { summary: `${rows.length} ${rows.length === 1 ? 'row' : 'rows'} of ${platformId}`, platformId };
  },
  checkout: async (id) => {
    const checkout = await billing.find(CheckoutId(id));
    if (!checkout) return undefined;
    const { platformId, order } = checkout;
    return { summary: `${itemsOf(order).join(', ')} for ${platformId}`, platformId };
  },
});

const webhookReaders = ({ outbox, queue }: Dependencies): Readers => ({
  event: async (id) => {
    const event = await outbox.find(EventId(id));
    if (!event) return undefined;
    const { type, platformId, data } = event;
    // An event that is not for one platform is about a track.
    if (platformId) return { summary: `${type} for ${platformId}`, platformId };
    const { trackId } = data;
    return typeof trackId === 'string'
      ? { summary: `${type} about ${trackId}`, trackId: TrackId(trackId) }
      : { summary: type };
  },
  delivery: async (id) => {
    const delivery = await queue.findOfAny(DeliveryId(id));
    if (!delivery) return undefined;
    const { status, eventId, platformId } = delivery;
    return { summary: `${status}, ${eventId} for ${platformId}`, platformId };
  },
});

const peopleReaders = ({ staffRegistry, artistStore }: Dependencies): Readers => ({
  staff: async (id) => {
    const member = await staffRegistry.find(StaffId(id));
    if (!member) return undefined;
    const { name, status } = member;
    return { summary: status === 'active' ? name : `${name} (${status})` };
  },
  artist: async (id) => {
    const artist = await artistStore.findArtist(ArtistId(id));
    return artist && { summary: artist.name };
  },
});

/** Finds records by an ID, whose prefix names the kind. Any other text can be a client ID, a slug, an ISRC, or an invoice of a payment provider. */
export const findById = (dependencies: Dependencies): FindById => {
  const { library, registry } = dependencies;
  const readers = {
    ...trackReaders(dependencies),
    ...platformReaders(dependencies),
    ...webhookReaders(dependencies),
    ...moneyReaders(dependencies),
    ...peopleReaders(dependencies),
  };
  const found = async (kind: Kind, id: string): Promise<readonly SearchHit[]> => {
    const records = (await readers[kind]?.(id)) ?? [];
    return [records].flat().map((record) => ({ kind, id, ...record }));
  };
  return async ({ id }) => {
    const kind = (Object.keys(readers) as Kind[]).find((each) => id.startsWith(`${prefixOf(each)}_`));
    if (kind) return ok(await found(kind, id));
    if (id.startsWith(`${idPrefixes.client}_`)) {
      const client = await registry.findByClient(ClientId(id));
      return ok(client ? await found('platform', client.platform.platformId) : []);
    }
    const isrc = parseIsrc(id);
    const track = isrc === undefined ? undefined : await library.findByIsrc(isrc);
    return ok([
      ...(await found('platform', id)),
      ...(track ? await found('track', track.trackId) : []),
      ...(await found('invoice', id)),
    ]);
  };
};

const prefixOf = (kind: Kind): string => idPrefixes[kind === 'payout_run' ? 'payout-run' : kind];
