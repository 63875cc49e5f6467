import type { Instant } from '../shared/calendar.ts';
import { disputeStatuses, type DisputeStatus, type PaymentEventOf } from './payment-event.ts';

type DisputeEvent = PaymentEventOf<'invoice.disputed'>;

/** A dispute, open or lost, that keeps an invoice from counting as paid. */
export interface Claim {
  readonly status: 'open' | 'lost';
  readonly since: Instant;
}

const rank = ({ standing }: DisputeEvent): number => disputeStatuses.indexOf(standing);

/** Returns the status of a dispute that an event reports. */
export const disputeStatusIn = ({ standing }: DisputeEvent): DisputeStatus => standing;

/** Returns the latest event of a dispute; of two events at the same time, the more final one counts. */
const latestOfDispute = (events: readonly DisputeEvent[]): DisputeEvent | undefined =>
  events.toSorted(
    (a, b) => b.at - a.at || rank(b) - rank(a) || (a.providerEventId < b.providerEventId ? -1 : 1),
  )[0];

const claimOf = (events: readonly DisputeEvent[]): Claim | undefined => {
  const status = latestOfDispute(events)?.standing;
  if (status === undefined || status === 'won') return undefined;
  const since = Math.min(...events.filter((event) => event.standing === status).map(({ at }) => at));
  return { status, since };
};

/**
 * Returns the claim on an invoice from all of its disputes: lost takes precedence over open, then the
 * earliest counts; undefined if all were won.
 */
export const claimOfDisputes = (events: readonly DisputeEvent[]): Claim | undefined =>
  [...Map.groupBy(events, ({ disputeRef }) => disputeRef).values()]
    .map(claimOf)
    .filter((claim) => claim !== undefined)
    .sort((a, b) => (a.status === b.status ? a.since - b.since : a.status === 'lost' ? -1 : 1))[0];

/** Returns the amounts of disputes that are open and of those that were lost, in minor units of a currency. */
export const disputedAmounts = (
  events: readonly DisputeEvent[],
  currency: string,
): { readonly open: number; readonly lost: number } => {
  const latest = [...Map.groupBy(events, ({ disputeRef }) => disputeRef).values()].map(latestOfDispute);
  const sumOf = (status: DisputeStatus): number =>
    latest.reduce(
      (sum, event) =>
        event?.standing === status && event.disputed.currency === currency
          ? sum + event.disputed.amount
          : sum,
      0,
    );
  return { open: sumOf('open'), lost: sumOf('lost') };
};
