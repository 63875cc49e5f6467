import type { Instant } from '../shared/calendar.ts';
import { disputeStandings, type PaymentEventOf } from './payment-event.ts';

type DisputeEvent = PaymentEventOf<'invoice.disputed'>;

/** What holds a bill up: a dispute that is open, or lost. */
export interface Claim {
  readonly standing: 'open' | 'lost';
  readonly since: Instant;
}

const rank = ({ standing }: DisputeEvent): number => disputeStandings.indexOf(standing);

/** The latest word holds; of two of one moment the more final one. */
const standingOf = (told: readonly DisputeEvent[]): DisputeEvent['standing'] | undefined =>
  told.toSorted((a, b) => b.at - a.at || rank(b) - rank(a))[0]?.standing;

const claimOf = (told: readonly DisputeEvent[]): Claim | undefined => {
  const standing = standingOf(told);
  if (standing === undefined || standing === 'won') return undefined;
  const since = Math.min(...told.filter((event) => event.standing === standing).map(({ at }) => at));
  return { standing, since };
};

/** Of all disputes of one bill: lost outweighs open, and the earliest counts; none where all were won. */
export const heaviestClaim = (told: readonly DisputeEvent[]): Claim | undefined =>
  [...Map.groupBy(told, ({ disputeRef }) => disputeRef).values()]
    .map(claimOf)
    .filter((claim) => claim !== undefined)
    .sort((a, b) => (a.standing === b.standing ? a.since - b.since : a.standing === 'lost' ? -1 : 1))[0];
