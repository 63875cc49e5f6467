import { changesToldBy, takenDownBy } from '../../../domain/catalog/events.ts';
import type { ApprovedTrack, Track } from '../../../domain/catalog/track.ts';
import { permissionOf, survivesUnderAll } from '../../../domain/licensing/compliance.ts';
import { holdingAt } from '../../../domain/platforms/inbound.ts';
import type { DomainEvent } from '../../../domain/shared/event.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { EventId, LicenseId, PlatformId, TrackId } from '../../../domain/shared/ids.ts';
import type { EnabledEndpoint } from '../../../domain/webhooks/endpoint.ts';
import { envelopeOf, signedContent } from '../../../domain/webhooks/message.ts';
import type { Clock } from '../../../ports/driven/environment.ts';
import type { LicenseFilter, LicenseLedger } from '../../../ports/driven/license-ledger.ts';
import type { WebhookSigner } from '../../../ports/driven/webhook-signer.ts';
import type { SecretCipher } from '../../../ports/driven/secret-cipher.ts';
import type { TrackLibrary } from '../../../ports/driven/track-library.ts';
import { isUnavailable, Unavailable } from '../../../ports/driven/unavailable.ts';
import type { Message } from '../../../ports/driven/webhook-sender.ts';
import type { FindReplacements } from '../../catalog/find-replacements.ts';
import { affectedLicenses, concernedBy } from './affected-licenses.ts';
import { secretPurpose } from '../endpoints/own-endpoint.ts';

interface Dependencies {
  readonly ledger: LicenseLedger;
  readonly library: TrackLibrary;
  readonly replacements: FindReplacements;
  readonly webhookSigner: WebhookSigner;
  readonly secretCipher: SecretCipher;
  readonly clock: Clock;
  readonly baseUrl: string;
}

/** An event as one endpoint is told of it: signed with every secret that holds, never with none. Throws `Unavailable`. */
export type ComposeMessage = (endpoint: EnabledEndpoint, event: DomainEvent) => Promise<Message>;

const licensesRead = 500;
/** Takedowns whose replacements are remembered while they go out to every endpoint; a retry looks again. */
const remembered = 64;
const rememberedMs = 60_000;
/** For so long a takedown waits for a catalog that cannot be searched; then it is told without replacements. */
const patienceMs = 60_000;

const offer = ({ trackId, title, artists, isrc }: ApprovedTrack) => ({
  trackId,
  isrc,
  title,
  artist: artists[0]?.name ?? '',
});

export const composeMessage = ({
  ledger,
  library,
  replacements,
  webhookSigner,
  secretCipher,
  clock,
  baseUrl,
}: Dependencies): ComposeMessage => {
  type Offers = Promise<readonly ReturnType<typeof offer>[]>;
  const affected = affectedLicenses({ ledger, clock, baseUrl });
  const offers = new Map<EventId, { readonly at: Instant; readonly found: Offers }>();

  const offersFor = (eventId: EventId, trackId: TrackId): Offers => {
    const now = clock.now();
    const known = offers.get(eventId);
    if (known && now - known.at < rememberedMs) return known.found;
    const found = library
      .find(trackId)
      .then(async (track) => (track ? (await replacements(track)).map(offer) : []));
    offers.delete(eventId);
    offers.set(eventId, { at: now, found });
    found.catch(() => offers.delete(eventId));
    const [oldest] = offers.keys();
    if (offers.size > remembered && oldest) offers.delete(oldest);
    return found;
  };

  const offersOrNone = (eventId: EventId, trackId: TrackId, takenDownAt: Instant): Offers =>
    offersFor(eventId, trackId).catch((error: unknown) => {
      if (isUnavailable(error) && clock.now() - takenDownAt >= patienceMs) return [];
      throw error;
    });

  /** Whether published content survives under all active licenses of the platform for a track. */
  const survives = async (track: Track, filter: LicenseFilter, now: Instant): Promise<boolean> => {
    const known = survivesUnderAll(track);
    if (known !== undefined) return known;
    for (let after: LicenseId | undefined; ;) {
      const page = await ledger.list(filter, { limit: licensesRead, now, ...(after && { after }) });
      if (page.licenses.some((license) => !permissionOf(license, track).publishedContentSurvives))
        return false;
      after = page.next;
      if (!after) return true;
    }
  };

  /** What a takedown means for one platform and its active licenses at this moment. */
  const takedownData = async (event: DomainEvent, platformId: PlatformId) => {
    const { eventId, data, occurredAt } = event;
    const known = await library.find(data['trackId'] as TrackId);
    const track = known && takenDownBy(event, known);
    return {
      ...data,
      publishedContentSurvives: track
        ? await survives(track, concernedBy(event, platformId), clock.now())
        : false,
      ...(await affected(event, platformId, track)),
      replacements: await offersOrNone(eventId, data['trackId'] as TrackId, occurredAt),
    };
  };

  const dataFor = async (event: DomainEvent, platformId: PlatformId) => {
    if (event.type === 'track.takedown') return takedownData(event, platformId);
    if (changesToldBy(event).length === 0) return event.data;
    const track = await library.find(event.data['trackId'] as TrackId);
    return { ...event.data, ...(await affected(event, platformId, track)) };
  };

  return async ({ endpointId, url, platformId, secrets: kept }, event) => {
    const body = JSON.stringify(envelopeOf(event, await dataFor(event, platformId)));
    const now = clock.now();
    const seconds = Math.floor(now / 1_000);
    const content = signedContent(event.eventId, seconds, body);
    const signatures = holdingAt(kept, now)
      .map(({ sealed }) => secretCipher.open(sealed, secretPurpose))
      .filter((secret) => secret !== undefined)
      .map((secret) => webhookSigner.sign(content, secret));
    if (signatures.length === 0)
      throw new Unavailable(`no secret of endpoint ${endpointId} opens: is MASTER_KEY another one?`);
    return {
      url,
      headers: {
        'content-type': 'application/json',
        'webhook-id': event.eventId,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signatures.join(' '),
      },
      body,
    };
  };
};
