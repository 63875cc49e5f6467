import type { WebhookDelivery } from '@platform-licensing/client';
import { pollInterval } from '../../kit/poll-interval.ts';

/** How long to wait before looking again at deliveries that are on their way; undefined where none is. `asOf`: when they were read. Milliseconds. */
export const pauseFor = (
  deliveries: readonly Pick<WebhookDelivery, 'status' | 'createdAt' | 'nextAttemptAt'>[],
  asOf: number,
): number | undefined => {
  const pauses = deliveries
    .filter(({ status }) => status === 'pending')
    .map(({ createdAt, nextAttemptAt = createdAt }) => pollInterval(Date.parse(nextAttemptAt), asOf));
  return pauses.length === 0 ? undefined : Math.min(...pauses);
};
