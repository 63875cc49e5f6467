import { isDeepStrictEqual } from 'node:util';
import type { Instant } from '../../domain/shared/calendar.ts';
import { askedForAgain, type Delivery, type PendingDelivery } from '../../domain/webhooks/delivery.ts';
import type { DeliveryFilter, DeliveryQueue } from '../../ports/driven/delivery-queue.ts';
import type { DeliveryId } from '../../domain/shared/ids.ts';
import { command } from './command.ts';
import type { Connection } from './connection.ts';
import { forgetTallies, talliesOf } from './delivery-tallies.ts';
import { begin, deliveryOf, keep } from './event-deliveries.ts';
import { hasten } from './lanes.ts';
import type { Store } from './store.ts';

interface Again {
  readonly delivery: PendingDelivery;
  readonly before: Delivery;
}

const resend = command(
  'delivery-queue.resend',
  (db, { delivery, before }: Again): 'pending' | 'unchanged' => {
    const row = db.one('SELECT doc FROM event_deliveries WHERE delivery_id = ?', delivery.deliveryId);
    if (!row || !isDeepStrictEqual(deliveryOf(row), before)) return 'unchanged';
    keep(db, delivery);
    return 'pending';
  },
);

/** A dead delivery of the pair is asked for again. */
const revive = (db: Connection, { eventId, endpointId, dueAt }: PendingDelivery): boolean => {
  const row = db.one(
    `SELECT doc FROM event_deliveries WHERE event_id = ? AND endpoint_id = ? AND status = 'dead'`,
    eventId,
    endpointId,
  );
  if (!row) return false;
  const again = askedForAgain(deliveryOf(row), dueAt);
  keep(db, again);
  hasten(db, endpointId, dueAt);
  return true;
};

const recover = command(
  'delivery-queue.recover',
  (db, deliveries: readonly PendingDelivery[]): number =>
    deliveries.filter((delivery) => begin(db, delivery) || revive(db, delivery)).length,
);

interface Age {
  readonly deliveries: Instant;
  readonly events: Instant;
  readonly limit: number;
}

/** What waits for endpoints that were removed; a lane goes with the last of it. */
const clearRemoved = (db: Connection, limit: number): number => {
  let cleared = 0;
  while (cleared < limit) {
    const lane = db.one(`SELECT endpoint_id FROM lanes WHERE state = 'removed' LIMIT 1`);
    if (!lane) break;
    const { endpoint_id: endpointId = null } = lane;
    const gone = db.run(
      `DELETE FROM event_deliveries WHERE rowid IN (
         SELECT rowid FROM event_deliveries WHERE endpoint_id = ? AND status = 'pending' LIMIT ?)`,
      endpointId,
      limit - cleared,
    );
    if (gone < limit - cleared) db.run('DELETE FROM lanes WHERE endpoint_id = ?', endpointId);
    cleared += gone;
  }
  return cleared;
};

const forget = command(
  'delivery-queue.forget',
  (db, { deliveries, events, limit }: Age): { readonly deliveries: number; readonly events: number } => {
    const cleared = clearRemoved(db, limit);
    forgetTallies(db, deliveries, limit);
    const aged = db.run(
      `DELETE FROM event_deliveries WHERE rowid IN (
         SELECT rowid FROM event_deliveries WHERE status <> 'pending' AND created_at < ?
         ORDER BY created_at LIMIT ?)`,
      deliveries,
      limit - cleared,
    );
    const told = db.run(
      `DELETE FROM outbox WHERE position IN (
         SELECT position FROM outbox WHERE waiting = 0 AND told_at < ? AND NOT EXISTS (
           SELECT 1 FROM event_deliveries
           WHERE event_deliveries.event_id = outbox.event_id AND status = 'pending')
         ORDER BY told_at LIMIT ?)`,
      events,
      limit,
    );
    return { deliveries: cleared + aged, events: told };
  },
);

export const deliveryLogCommands = [resend, recover, forget];

const listOf = (
  db: Connection,
  { platformId, endpointId, status, eventType, since }: DeliveryFilter,
  { limit, after }: { readonly limit: number; readonly after?: DeliveryId },
) => {
  const clauses: readonly (readonly [string, string | number | undefined])[] = [
    ['endpoint_id = ?', endpointId],
    ['platform_id = ?', platformId],
    ['status = ?', status],
    ['event_type = ?', eventType],
    ['created_at >= ?', since],
    ['delivery_id < ?', after],
  ];
  const asked = clauses.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]));
  const rows = db.all(
    `SELECT doc FROM event_deliveries WHERE ${asked.map(({ sql }) => sql).join(' AND ')}
     ORDER BY delivery_id DESC LIMIT ?`,
    ...asked.map(({ value }) => value),
    limit + 1,
  );
  const deliveries = rows.slice(0, limit).map(deliveryOf);
  const last = deliveries.at(-1);
  return { deliveries, ...(rows.length > limit && last && { next: last.deliveryId }) };
};

const backlogOf = (db: Connection, now: Instant) => {
  const events = db.one('SELECT count(*) AS n FROM outbox WHERE waiting = 1');
  const lanes = db.one(
    `SELECT min(next_due) AS oldest, total((
       SELECT count(*) FROM event_deliveries
       WHERE event_deliveries.endpoint_id = lanes.endpoint_id AND status = 'pending' AND due_at <= ?)) AS due
     FROM lanes WHERE state = 'open' AND failing IN (0, 1) AND next_due <= ?`,
    now,
    now,
  );
  const oldest = lanes?.['oldest'] ?? null;
  return {
    events: Number(events?.['n']),
    due: Number(lanes?.['due']),
    ...(oldest !== null && { oldestDueAt: Number(oldest) }),
  };
};

export const deliveryLog = (
  store: Store,
): Pick<DeliveryQueue, 'find' | 'list' | 'tally' | 'resend' | 'recover' | 'forget' | 'backlog'> => ({
  find: async (platformId, deliveryId) => {
    const named = 'SELECT doc FROM event_deliveries WHERE delivery_id = ? AND platform_id = ?';
    const row = store.read.one(named, deliveryId, platformId);
    return row && deliveryOf(row);
  },
  list: async (filter, page) => listOf(store.read, filter, page),
  tally: async (endpointId, from) => talliesOf(store.read, endpointId, from),
  resend: (delivery, before) => store.write(resend, { delivery, before }),
  recover: (deliveries) => store.write(recover, deliveries),
  forget: (before, limit) => store.write(forget, { ...before, limit }),
  backlog: async (now) => backlogOf(store.read, now),
});
