import type { FanOutPlace } from '../../ports/driven/delivery-queue.ts';
import type { ContentRegister } from '../../domain/webhooks/content-register.ts';
import type { Endpoint } from '../../domain/webhooks/endpoint.ts';
import type { Row } from './connection.ts';
import { hourTallyOf } from './delivery-tallies.ts';
import { deliveryOf } from './event-deliveries.ts';
import { healthIn } from './lanes.ts';
import { eventOf } from './outbox.ts';
import type { Archived, TableKind } from './table-kind.ts';

type EventKind =
  'events' | 'endpoints' | 'event-deliveries' | 'delivery-tallies' | 'content-registers' | 'content-notices';

const docOf = (row: Row): unknown => JSON.parse(String(row['doc']));

const waitingEventOf = (row: Row): Archived<'events'> => {
  const after = row['fanned_after'];
  const progress = typeof after === 'string' ? { after: after as FanOutPlace } : {};
  return { event: eventOf(row), ...(row['waiting'] === 1 && { waiting: progress }) };
};

/** How events, and what became of them, are read. */
export const eventKinds: { readonly [Kind in EventKind]: TableKind<Kind> } = {
  events: { tables: ['outbox'], key: ['position'], record: waitingEventOf },
  endpoints: {
    tables: ['endpoints', 'endpoint_topics', 'lanes'],
    from: '(SELECT endpoints.doc, lanes.* FROM endpoints JOIN lanes USING (endpoint_id))',
    key: ['endpoint_id'],
    record: (row) => ({
      endpoint: docOf(row) as Endpoint,
      health: healthIn(row),
      ...(row['next_due'] !== null && { nextDue: Number(row['next_due']) }),
    }),
  },
  'event-deliveries': {
    tables: ['event_deliveries'],
    from: `(SELECT * FROM event_deliveries WHERE status <> 'pending' OR EXISTS (
        SELECT 1 FROM lanes WHERE lanes.endpoint_id = event_deliveries.endpoint_id AND state <> 'removed'))`,
    key: ['delivery_id'],
    record: deliveryOf,
  },
  'delivery-tallies': { tables: ['delivery_tallies'], key: ['endpoint_id', 'hour'], record: hourTallyOf },
  'content-registers': {
    tables: ['content_registers'],
    key: ['platform_id', 'content_id'],
    record: (row) => docOf(row) as ContentRegister,
  },
  'content-notices': {
    tables: ['content_notices'],
    key: ['platform_id', 'webhook_id'],
    record: ({ platform_id, webhook_id, answer, keep_until }) =>
      ({
        ...{ platformId: platform_id, webhookId: webhook_id, keepUntil: keep_until },
        answer: JSON.parse(String(answer)) as unknown,
      }) as Archived<'content-notices'>,
  },
};
