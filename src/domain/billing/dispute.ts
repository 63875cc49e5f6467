import type { Instant } from '../shared/calendar.ts';
import { disputeStatuses, type DisputeStatus, type PaymentEventOf } from './payment-event.ts';

type DisputeEvent = PaymentEventOf<'invoice.disputed'>;

/** A dispute, open or lost, that keeps an invoice from counting as paid. */
export interface Claim {
  readonly status: 'open' | 'lost';
  readonly since: Instant;
}

const rank = ({ standing }: DisputeEvent): number => disputeStatuses.indexOf(standing);

/**
 * Returns the state of a dispute after its latest event; of two events at the same time, the more final one
 * counts.
 */
const statusOf = (events: readonly DisputeEvent[]): DisputeStatus | undefined =>
  events.toSorted((a, b) => b.at - a.at || rank(b) - rank(a))[0]?.standing;

const claimOf = (events: readonly DisputeEvent[]): Claim | undefined => {
  const status = statusOf(events);
  if (status === undefined || status === 'won') return undefined;
  const since = Math.min(...events.filter((event) => event.standing === status).map(({ at }) => at));
  return { status, since };
};

/**
 * Returns the claim on an invoice from all of its disputes: lost takes precedence over open, then the
 * earliest counts; undefined if all were won.
 */
export const heaviestClaim = (events: readonly DisputeEvent[]): Claim | undefined =>
  [...Map.groupBy(events, ({ disputeRef }) => disputeRef).values()]
    .map(claimOf)
    .filter((claim) => claim !== undefined)
    .sort((a, b) => (a.status === b.status ? a.since - b.since : a.status === 'lost' ? -1 : 1))[0];
