import type { FanOutPlace } from '../../../ports/driven/webhooks/delivery-queue.ts';
import type { EndpointId } from '../../../domain/shared/ids.ts';
import type { EndpointHealth } from '../../../domain/webhooks/health.ts';
import type { Row } from '../connection.ts';
import { docOf, type Archived, type TableKind } from './table-kind.ts';

type EventKind =
  'events' | 'endpoints' | 'event-deliveries' | 'delivery-tallies' | 'content-registers' | 'content-notices';

const waitingEventOf = (row: Row): Archived<'events'> => {
  const after = row['fanned_after'];
  const progress = typeof after === 'string' ? { after: after as FanOutPlace } : {};
  return { event: docOf(row), ...(row['waiting'] === 1 && { waiting: progress }) };
};

/** The readers of events and their deliveries. */
export const eventKinds: { readonly [Kind in EventKind]: TableKind<Kind> } = {
  events: { from: 'outbox', record: waitingEventOf },
  endpoints: {
    from: '(SELECT endpoints.doc, lanes.* FROM endpoints JOIN lanes USING (endpoint_id))',
    record: (row) => ({
      endpoint: docOf(row),
      health: JSON.parse(String(row['health'])) as EndpointHealth,
      ...(row['next_due'] !== null && { nextDue: Number(row['next_due']) }),
    }),
  },
  'event-deliveries': {
    from: `(SELECT * FROM event_deliveries WHERE status <> 'pending' OR EXISTS (
        SELECT 1 FROM lanes WHERE lanes.endpoint_id = event_deliveries.endpoint_id AND state <> 'removed'))`,
    record: docOf,
  },
  'delivery-tallies': {
    from: 'delivery_tallies',
    record: (row) => ({
      endpointId: String(row['endpoint_id']) as EndpointId,
      hour: Number(row['hour']),
      succeeded: Number(row['succeeded']),
      failed: Number(row['failed']),
    }),
  },
  'content-registers': {
    from: 'content_registers',
    record: docOf,
  },
  'content-notices': {
    from: 'content_notices',
    record: ({ platform_id, webhook_id, answer, keep_until }) =>
      ({
        ...{ platformId: platform_id, webhookId: webhook_id, keepUntil: keep_until },
        answer: JSON.parse(String(answer)) as unknown,
      }) as Archived<'content-notices'>,
  },
};
