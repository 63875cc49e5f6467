import type { DomainEvent } from '../../domain/shared/event.ts';
import type { PendingDelivery } from '../../domain/webhooks/delivery.ts';
import type {
  ClaimedEvent,
  DeliveryQueue,
  FanOut,
  FanOutPlace,
  Lease,
} from '../../ports/driven/delivery-queue.ts';
import type { Receipt } from '../../ports/driven/receipt-book.ts';
import { command } from './command.ts';
import type { Connection, Row } from './connection.ts';
import { begin } from './event-deliveries.ts';
import { freeInTurn, oldestFree, type EventTurns } from './event-turns.ts';
import { post } from './mail-queue.ts';
import { eventOf, tellOne } from './outbox.ts';
import { complete } from './receipt-book.ts';
import type { Store } from './store.ts';

interface EventClaim {
  readonly lease: Lease;
  readonly limit: number;
  readonly last: string;
}

const claimEvents = command(
  'delivery-queue.claim-events',
  (db, { lease, limit, last }: EventClaim): EventTurns => {
    const { token, until } = lease;
    const turns = freeInTurn(db, lease, limit, last);
    for (const { position = null } of turns.rows)
      db.run('UPDATE outbox SET lease_token = ?, lease_until = ? WHERE position = ?', token, until, position);
    return turns;
  },
);

const progressTo = (db: Connection, { eventId, token, progress }: FanOut): boolean => {
  const noted =
    progress === 'done'
      ? db.run(
          `UPDATE outbox SET waiting = 0, fanned_after = NULL, lease_token = NULL, lease_until = NULL
           WHERE event_id = ? AND lease_token = ?`,
          eventId,
          token,
        )
      : db.run(
          'UPDATE outbox SET fanned_after = ? WHERE event_id = ? AND lease_token = ?',
          progress.after,
          eventId,
          token,
        );
  return noted > 0;
};

const fanOut = command('delivery-queue.fan-out', (db, page: FanOut): 'written' | 'lease-lost' => {
  if (!progressTo(db, page)) return 'lease-lost';
  for (const delivery of page.deliveries) begin(db, delivery);
  post(db, page.mails ?? []);
  return 'written';
});

interface Sending {
  readonly event: DomainEvent;
  readonly delivery: PendingDelivery;
  readonly receipt: Receipt | undefined;
}

const sendTo = command('delivery-queue.send-to', (db, { event, delivery, receipt }: Sending): void => {
  tellOne(db, event);
  begin(db, delivery);
  complete(db, receipt);
});

export const fanOutCommands = [claimEvents, fanOut, sendTo];

const claimedOf = (row: Row): ClaimedEvent => {
  const after = row['fanned_after'];
  return { event: eventOf(row), ...(typeof after === 'string' && { after: after as FanOutPlace }) };
};

/** A claim begins with a look that keeps nobody from writing: mostly nothing waits. */
export const fanningOut = (store: Store): Pick<DeliveryQueue, 'claimEvents' | 'fanOut' | 'sendTo'> => {
  let last = '';
  return {
    claimEvents: async (lease, limit) => {
      if (oldestFree(store.read, lease, 1).length === 0) return [];
      const turns = await store.write(claimEvents, { lease, limit, last });
      last = turns.last;
      return turns.rows.map(claimedOf);
    },
    fanOut: (page) => store.write(fanOut, page),
    sendTo: (event, delivery, receipt) => store.write(sendTo, { event, delivery, receipt }),
  };
};
