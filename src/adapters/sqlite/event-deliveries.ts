import type { Delivery, PendingDelivery } from '../../domain/webhooks/delivery.ts';
import type { Connection, Row } from './connection.ts';
import { hasten, lookAhead } from './lanes.ts';

/** Steps of commands on deliveries. */

export const deliveryOf = (row: Row): Delivery => JSON.parse(String(row['doc'])) as Delivery;

/**
 * Writes a delivery whose pair of event and endpoint has none yet, and whose endpoint was not removed. Answers whether
 * it did.
 */
export const begin = (db: Connection, delivery: PendingDelivery): boolean => {
  const { deliveryId, eventId, endpointId, platformId, eventType, createdAt, dueAt } = delivery;
  const written = db.run(
    `INSERT INTO event_deliveries SELECT ?, ?, ?, ?, ?, 'pending', ?, ?, ?
     WHERE EXISTS (SELECT 1 FROM lanes WHERE endpoint_id = ? AND state <> 'removed')
     ON CONFLICT (event_id, endpoint_id) DO NOTHING`,
    deliveryId,
    eventId,
    endpointId,
    platformId,
    eventType,
    createdAt,
    dueAt,
    JSON.stringify(delivery),
    endpointId,
  );
  if (written === 0) return false;
  hasten(db, endpointId, dueAt);
  return true;
};

/** A delivery as it is from now on. */
export const keep = (db: Connection, delivery: Delivery): void => {
  db.run(
    'UPDATE event_deliveries SET status = ?, due_at = ?, doc = ? WHERE delivery_id = ?',
    delivery.status,
    delivery.status === 'pending' ? delivery.dueAt : null,
    JSON.stringify(delivery),
    delivery.deliveryId,
  );
  lookAhead(db, delivery.endpointId);
};
