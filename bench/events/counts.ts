import { DatabaseSync } from 'node:sqlite';
import { percentile } from '../figures.ts';

/** Where the time went of deliveries that arrived at once, milliseconds. */
const stages = {
  /** From the event to its delivery. */
  fannedOutP99Ms: `created_at - outbox.occurred_at`,
  /** Until it was sent. */
  takenUpP99Ms: `(event_deliveries.doc ->> '$.attempts[0].at') - created_at`,
  /** Until it was answered. */
  answeredP99Ms: `event_deliveries.doc ->> '$.attempts[0].latencyMs'`,
} as const;

/** What the worker has written down so far: deliveries that were made, attempts at them, and how long each stage took. */
export const countsIn = (file: string) => {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const counted = db
      .prepare(
        `SELECT count(*) AS deliveries, total(json_array_length(doc, '$.attempts')) AS attempts FROM event_deliveries`,
      )
      .get();
    const p99 = (value: string): number =>
      percentile(
        db
          .prepare(
            `SELECT ${value} AS ms FROM event_deliveries JOIN outbox USING (event_id)
             WHERE status = 'delivered' AND event_deliveries.doc ->> '$.tries' = 1`,
          )
          .all()
          .map(({ ms }) => Number(ms)),
        0.99,
      );
    return {
      deliveries: Number(counted?.['deliveries']),
      attempts: Number(counted?.['attempts']),
      p99: Object.fromEntries(Object.entries(stages).map(([name, value]) => [name, p99(value)])),
    };
  } finally {
    db.close();
  }
};
