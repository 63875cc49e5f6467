import type { Instant } from '../../domain/shared/calendar.ts';
import type { EndpointId } from '../../domain/shared/ids.ts';
import type { Endpoint } from '../../domain/webhooks/endpoint.ts';
import type { EndpointHealth } from '../../domain/webhooks/health.ts';
import type { Connection, Row } from './connection.ts';

/** Steps of commands on the ways to endpoints. `next_due` is true at the end of each. */

export const healthIn = (row: Row): EndpointHealth => JSON.parse(String(row['health'])) as EndpointHealth;

export const layLane = (db: Connection, endpointId: EndpointId): void => {
  db.run(`INSERT INTO lanes (endpoint_id, state) VALUES (?, 'open')`, endpointId);
};

const states: Readonly<Record<Endpoint['status'], string>> = { enabled: 'open', disabled: 'closed' };

export const followEndpoint = (db: Connection, { endpointId, status }: Endpoint): void => {
  db.run('UPDATE lanes SET state = ? WHERE endpoint_id = ?', states[status], endpointId);
};

/** Its failures are forgotten, also those that somebody still sees who holds the lane. */
export const startAfresh = (db: Connection, endpointId: EndpointId): void => {
  db.run(
    `UPDATE lanes SET failing = 0, health = '{}', fresh = (lease_token IS NOT NULL) WHERE endpoint_id = ?`,
    endpointId,
  );
};

/** Nobody holds it any more, and nobody will; its deliveries go with time. */
export const giveUpLane = (db: Connection, endpointId: EndpointId): void => {
  db.run(
    `UPDATE lanes SET state = 'removed', lease_token = NULL, lease_until = NULL WHERE endpoint_id = ?`,
    endpointId,
  );
};

/** What the holder of the lane learned of the endpoint, unless that had a fresh start meanwhile. */
export const noteHealth = (db: Connection, endpointId: EndpointId, health: EndpointHealth): void => {
  db.run(
    'UPDATE lanes SET failing = ?, health = ? WHERE endpoint_id = ? AND fresh = 0',
    health.failingSince === undefined ? 0 : 1,
    JSON.stringify(health),
    endpointId,
  );
};

/** Something more is due there. */
export const hasten = (db: Connection, endpointId: EndpointId, dueAt: Instant): void => {
  db.run(
    'UPDATE lanes SET next_due = min(ifnull(next_due, ?), ?) WHERE endpoint_id = ?',
    dueAt,
    dueAt,
    endpointId,
  );
};

/** Something is no longer due there, or later. */
export const lookAhead = (db: Connection, endpointId: EndpointId): void => {
  db.run(
    `UPDATE lanes SET next_due = (
       SELECT min(due_at) FROM event_deliveries
       WHERE event_deliveries.endpoint_id = lanes.endpoint_id AND status = 'pending'
     ) WHERE endpoint_id = ?`,
    endpointId,
  );
};

export const holdsLane = (db: Connection, endpointId: EndpointId, token: string): boolean =>
  db.one('SELECT 1 FROM lanes WHERE endpoint_id = ? AND lease_token = ?', endpointId, token) !== undefined;

export const leaveLane = (db: Connection, endpointId: EndpointId, token: string): void => {
  db.run(
    `UPDATE lanes SET lease_token = NULL, lease_until = NULL, fresh = 0
     WHERE endpoint_id = ? AND lease_token = ?`,
    endpointId,
    token,
  );
};
