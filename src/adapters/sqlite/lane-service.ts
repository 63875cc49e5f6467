import type { EndpointId } from '../../domain/shared/ids.ts';
import { bearsLastOf, furthestAheadMs, latestLeaseEnd, settledOver } from '../../domain/webhooks/delivery.ts';
import type { EnabledEndpoint } from '../../domain/webhooks/endpoint.ts';
import { attemptSince } from '../../domain/webhooks/tally.ts';
import type {
  ClaimedLane,
  DeliveryQueue,
  LaneClaim,
  Lease,
  Settlement,
} from '../../ports/driven/delivery-queue.ts';
import { command } from './command.ts';
import type { Connection, Row } from './connection.ts';
import { tallyUp } from './delivery-tallies.ts';
import { replaceEndpoint } from './endpoint-roll.ts';
import { deliveryOf, keep } from './event-deliveries.ts';
import { healthIn, holdsLane, leaveLane, noteHealth } from './lanes.ts';
import { eventOf, tell } from './outbox.ts';
import type { Store } from './store.ts';

const unheld = '(lease_until IS NULL OR lease_until <= ? OR lease_until > ?)';

const free = (db: Connection, failing: 0 | 1, lease: Lease, limit: number): readonly Row[] =>
  db.all(
    `SELECT endpoint_id, failing, health FROM lanes
     WHERE state = 'open' AND failing = ? AND next_due <= ? AND ${unheld}
     ORDER BY next_due LIMIT ?`,
    failing,
    lease.now,
    lease.now,
    latestLeaseEnd(lease),
    limit,
  );

/** What was put off by a clock that was set back since. */
const putOff = (db: Connection, failing: 0 | 1, lease: Lease, limit: number): readonly Row[] =>
  db.all(
    `SELECT endpoint_id, failing, health FROM lanes
     WHERE state = 'open' AND failing = ? AND next_due > ? AND ${unheld}
     ORDER BY next_due LIMIT ?`,
    failing,
    lease.now + furthestAheadMs,
    lease.now,
    latestLeaseEnd(lease),
    limit,
  );

/** A lane as it travels between threads: texts as they are stored. */
interface LaneRows {
  readonly endpoint: Row;
  readonly health: Row;
  readonly due: readonly { readonly delivery: Row; readonly event: Row }[];
}

const chosen = (db: Connection, { lease, lanes, failingLanes, failingShare }: LaneClaim) => {
  const some = (look: typeof free): readonly Row[] => {
    const failing = look(db, 1, lease, Math.min(failingLanes, lanes));
    const healthy = look(db, 0, lease, lanes - Math.min(failing.length, failingShare));
    return [...healthy, ...failing.slice(0, lanes - healthy.length)];
  };
  const due = some(free);
  return due.length > 0 ? due : some(putOff);
};

const dueAt = (db: Connection, endpointId: Row[string], moments: '<=' | '>', moment: number, limit: number) =>
  db.all(
    `SELECT event_deliveries.doc AS delivery, outbox.doc AS event
     FROM event_deliveries JOIN outbox USING (event_id)
     WHERE endpoint_id = ? AND status = 'pending' AND due_at ${moments} ? ORDER BY due_at LIMIT ?`,
    endpointId,
    moment,
    limit,
  );

const claimLanes = command('delivery-queue.claim-lanes', (db, claim: LaneClaim): readonly LaneRows[] => {
  const { lease, perLane } = claim;
  const { token, now, until } = lease;
  return chosen(db, claim).flatMap((lane) => {
    const { endpoint_id: endpointId = null } = lane;
    const endpoint = db.one('SELECT doc FROM endpoints WHERE endpoint_id = ?', endpointId);
    if (!endpoint) return [];
    db.run(
      'UPDATE lanes SET lease_token = ?, lease_until = ?, fresh = 0 WHERE endpoint_id = ?',
      token,
      until,
      endpointId,
    );
    const room = lane['failing'] === 1 ? Math.min(1, perLane) : perLane;
    const due = dueAt(db, endpointId, '<=', now, room);
    const found = due.length > 0 ? due : dueAt(db, endpointId, '>', now + furthestAheadMs, room);
    const rows = found.map(({ delivery = null, event = null }) => ({
      delivery: { doc: delivery },
      event: { doc: event },
    }));
    return [{ endpoint, health: lane, due: rows }];
  });
});

const settle = command(
  'delivery-queue.settle',
  (db, { token, before, delivery, health, disable, events }: Settlement): 'settled' | 'lease-lost' => {
    const { endpointId, deliveryId } = delivery;
    if (!holdsLane(db, endpointId, token)) return 'lease-lost';
    const stored = db.one('SELECT doc FROM event_deliveries WHERE delivery_id = ?', deliveryId);
    if (stored) {
      const attempt = attemptSince(before, delivery);
      if (attempt && !bearsLastOf(deliveryOf(stored), delivery)) tallyUp(db, endpointId, attempt);
      keep(db, settledOver(deliveryOf(stored), before, delivery));
    }
    noteHealth(db, endpointId, health);
    const follows = !disable || replaceEndpoint(db, disable.endpoint, disable.guards.version);
    if (follows) tell(db, events);
    return 'settled';
  },
);

interface Leaving {
  readonly endpointId: EndpointId;
  readonly token: string;
}

const release = command('delivery-queue.release', (db, { endpointId, token }: Leaving): void =>
  leaveLane(db, endpointId, token),
);

export const laneServiceCommands = [claimLanes, settle, release];

const laneOf = ({ endpoint, health, due }: LaneRows): ClaimedLane => ({
  endpoint: JSON.parse(String(endpoint['doc'])) as EnabledEndpoint,
  health: healthIn(health),
  due: due.flatMap((row) => {
    const delivery = deliveryOf(row.delivery);
    return delivery.status === 'pending' ? [{ delivery, event: eventOf(row.event) }] : [];
  }),
});

/** A claim begins with a look that keeps nobody from writing: mostly nothing is due. */
export const laneService = (store: Store): Pick<DeliveryQueue, 'claimLanes' | 'settle' | 'release'> => ({
  claimLanes: async (claim) => {
    const { lease, lanes, failingLanes } = claim;
    const due = (failing: 0 | 1) =>
      free(store.read, failing, lease, 1).length > 0 || putOff(store.read, failing, lease, 1).length > 0;
    const some = lanes > 0 && (due(0) || (failingLanes > 0 && due(1)));
    return some ? (await store.write(claimLanes, claim)).map(laneOf) : [];
  },
  settle: (settlement) => store.write(settle, settlement),
  release: (endpointId, token) => store.write(release, { endpointId, token }),
});
