import type { WebhookDelivery } from '@platform-licensing/client';
import { pollInterval } from '../../kit/poll-interval.ts';

/** Returns the milliseconds until the next poll for pending deliveries; undefined if there are none. `asOf`: when they were loaded. */
export const pollIntervalOf = (
  deliveries: readonly Pick<WebhookDelivery, 'status' | 'createdAt' | 'nextAttemptAt'>[],
  asOf: number,
): number | undefined => {
  const intervals = deliveries
    .filter(({ status }) => status === 'pending')
    .map(({ createdAt, nextAttemptAt = createdAt }) => pollInterval(Date.parse(nextAttemptAt), asOf));
  return intervals.length === 0 ? undefined : Math.min(...intervals);
};
