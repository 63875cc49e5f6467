import type { Instant } from '../../domain/shared/calendar.ts';
import type { EndpointId } from '../../domain/shared/ids.ts';
import type { Attempt } from '../../domain/webhooks/delivery.ts';
import { tallyOf, type HourTally } from '../../domain/webhooks/tally.ts';
import type { Connection, Row } from './connection.ts';

/** Counts an attempt in the transaction of the command that calls it. */
export const tallyUp = (db: Connection, endpointId: EndpointId, attempt: Attempt): void => {
  const { hour, succeeded, failed } = tallyOf(endpointId, attempt);
  db.run(
    `INSERT INTO delivery_tallies VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET
      succeeded = succeeded + excluded.succeeded, failed = failed + excluded.failed`,
    endpointId,
    hour,
    succeeded,
    failed,
  );
};

export const hourTallyOf = (row: Row): HourTally => ({
  endpointId: String(row['endpoint_id']) as EndpointId,
  hour: Number(row['hour']),
  succeeded: Number(row['succeeded']),
  failed: Number(row['failed']),
});

export const talliesOf = (db: Connection, endpointId: EndpointId, from: Instant): readonly HourTally[] =>
  db
    .all('SELECT * FROM delivery_tallies WHERE endpoint_id = ? AND hour >= ? ORDER BY hour', endpointId, from)
    .map(hourTallyOf);

export const forgetTallies = (db: Connection, before: Instant, limit: number): number =>
  db.run(
    `DELETE FROM delivery_tallies WHERE (endpoint_id, hour) IN (
       SELECT endpoint_id, hour FROM delivery_tallies WHERE hour < ? ORDER BY hour LIMIT ?)`,
    before,
    limit,
  );
