import { timestamp, type Instant } from '../../../domain/shared/calendar.ts';
import { activeSecrets, type SigningSecret } from '../../../domain/platforms/inbound.ts';
import type { DomainEvent } from '../../../domain/shared/event.ts';
import type { ContentOutcome } from '../../../domain/webhooks/content.ts';
import type { Attempt, Delivery } from '../../../domain/webhooks/delivery.ts';
import { envelopeOf } from '../../../domain/webhooks/message.ts';
import type { Caller } from '../../../ports/driving/access.ts';
import type { EndpointStats, EndpointWithHealth } from '../../../ports/driving/webhooks/webhooks.ts';
import type { InboundState, KnownContent } from '../../../ports/driving/webhooks/inbound.ts';
import { toProblem } from '../kernel/problems/problems.ts';
import { attemptErrors } from './deliveries.contract.ts';
import { coverageView } from '../licensing/license.view.ts';

const moment = <Name extends string>(name: Name, at: Instant | undefined) =>
  (at === undefined ? {} : { [name]: timestamp(at) }) as { readonly [Key in Name]?: string };

const secretView = ({ createdAt, endsAt }: Pick<SigningSecret, 'createdAt' | 'endsAt'>) => ({
  createdAt: timestamp(createdAt),
  ...moment('endsAt', endsAt),
});

/** Who reads the records of a platform: its own members and programs, or staff. */
interface Reader {
  readonly isStaff: boolean;
}

export const readerOf = ({ viewedBy }: Pick<Caller, 'viewedBy'>): Reader => ({
  isStaff: viewedBy !== undefined,
});

/** A URL can contain a secret of its platform, so a view of staff shows its origin alone. */
const urlFor = (url: string, { isStaff }: Reader): string => (isStaff ? new URL(url).origin : url);

export const endpointView = ({ endpoint, health }: EndpointWithHealth, now: Instant, reader: Reader) => ({
  endpointId: endpoint.endpointId,
  url: urlFor(endpoint.url, reader),
  ...(endpoint.description !== undefined && { description: endpoint.description }),
  eventTypes: endpoint.eventTypes.filter((type) => type !== 'endpoint.test'),
  status: endpoint.status,
  ...(endpoint.status === 'disabled' && {
    disabled: { reason: endpoint.disabled.reason, at: timestamp(endpoint.disabled.at) },
  }),
  health: {
    ...moment('failingSince', health.failingSince),
    ...moment('warnedAt', health.warnedAt),
    ...moment('lastSuccessAt', health.lastSuccessAt),
  },
  secrets: activeSecrets(endpoint.secrets, now).map(secretView),
  headers: (endpoint.headers ?? []).map(({ name, updatedAt }) => ({ name, updatedAt: timestamp(updatedAt) })),
  createdAt: timestamp(endpoint.createdAt),
  updatedAt: timestamp(endpoint.updatedAt),
});

/** A response can repeat what was sent, with secrets in headers or in the URL, so a view of staff shows its status alone. */
const attemptView = ({ at, latencyMs, result }: Attempt, { isStaff }: Reader) => ({
  at: timestamp(at),
  latencyMs: Math.round(latencyMs),
  ...(result.kind === 'answered'
    ? { status: result.status, ...(!isStaff && { responseStart: result.responseStart }) }
    : { error: attemptErrors[result.fault], ...(!isStaff && { detail: result.detail }) }),
});

const endOf = (delivery: Delivery): Instant | undefined => {
  switch (delivery.status) {
    case 'pending':
      return undefined;
    case 'delivered':
      return delivery.deliveredAt;
    case 'dead':
      return delivery.diedAt;
  }
};

export const deliveryView = (delivery: Delivery, reader: Reader) => ({
  deliveryId: delivery.deliveryId,
  eventId: delivery.eventId,
  eventType: delivery.eventType,
  endpointId: delivery.endpointId,
  status: delivery.status,
  createdAt: timestamp(delivery.createdAt),
  ...moment('nextAttemptAt', delivery.status === 'pending' ? delivery.dueAt : undefined),
  ...moment('endedAt', endOf(delivery)),
  attempts: delivery.attempts.map((attempt) => attemptView(attempt, reader)),
});

export const eventView = (event: DomainEvent, reader: Reader) => {
  const { url } = event.data;
  return envelopeOf(
    event,
    typeof url === 'string' ? { ...event.data, url: urlFor(url, reader) } : event.data,
  );
};

export const statsView = ({ from, to, step, steps, medianLatencyMs }: EndpointStats) => ({
  from: timestamp(from),
  to: timestamp(to),
  step,
  data: steps.map(({ at, ...counts }) => ({ at: timestamp(at), ...counts })),
  ...(medianLatencyMs !== undefined && { medianLatencyMs }),
});

export const inboundUrl = (slug: string, baseUrl: string): string =>
  `${baseUrl}/api/v1/webhooks/inbound/${slug}`;

export const inboundView = ({ policy, secrets }: InboundState, slug: string, baseUrl: string) => ({
  policy,
  secrets: secrets.map(secretView),
  url: inboundUrl(slug, baseUrl),
});

export const contentView = ({ register, licenses }: KnownContent) => {
  const { contentId, state, at, contentType, territories, trackIds, segments = [] } = register;
  return {
    contentId,
    state,
    changedAt: timestamp(at),
    ...(contentType && { contentType }),
    ...(territories && { territories: [...territories] }),
    tracks: trackIds.map((trackId) => {
      const licenseId = licenses.get(trackId);
      return {
        trackId,
        segments: segments
          .filter((segment) => segment.trackId === trackId)
          .map(({ trackId: _, ...place }) => place),
        ...(licenseId && { licenseId }),
      };
    }),
  };
};

/** The wire code of each outcome. */
const outcomeNames = {
  licensed: 'licensed',
  held: 'existing',
  refused: 'rejected',
  revoked: 'revoked',
  left: 'skipped',
} as const satisfies Readonly<Record<ContentOutcome['outcome'], string>>;

/** Returns an outcome. A rejection has the code and the detail that POST /licenses would return. */
export const outcomeView = (result: ContentOutcome, now: Instant) => {
  if (result.outcome === 'held') {
    const { differences, ...rest } = result;
    return { ...rest, outcome: outcomeNames.held, ...(differences && coverageView(differences)) };
  }
  if (result.outcome !== 'refused') return { ...result, outcome: outcomeNames[result.outcome] };
  const { trackId, refusal } = result;
  const outcome = outcomeNames[result.outcome];
  if (refusal.kind === 'license-quota-exceeded') return { trackId, outcome };
  const { code, detail } = toProblem(refusal, now);
  return {
    ...{ trackId, outcome, code, detail },
    ...('clause' in refusal && { clause: refusal.clause }),
    ...('price' in refusal && { price: refusal.price }),
  };
};
