import { DatabaseSync } from 'node:sqlite';
import { percentile } from '../figures.ts';

/** The stages of deliveries that arrived at the first attempt, in milliseconds. */
const stages = {
  /** From the event to its delivery. */
  fannedOutP99Ms: `created_at - outbox.occurred_at`,
  /** Until it was sent. */
  claimedP99Ms: `(event_deliveries.doc ->> '$.attempts[0].at') - created_at`,
  /** Until it was answered. */
  answeredP99Ms: `event_deliveries.doc ->> '$.attempts[0].latencyMs'`,
} as const;

/** Returns the records of the worker so far: deliveries, attempts, and the duration of each stage. */
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
