import { bearsLastOf, settledOver, type Delivery, type Schedule } from '../../domain/webhooks/delivery.ts';
import { attemptSince } from '../../domain/webhooks/tally.ts';
import type { DeliveryQueue, Settlement } from '../../ports/driven/delivery-queue.ts';
import { tallyUp } from './delivery-tallies.ts';
import { replaceEndpoint } from './endpoint-roll.ts';
import { deliveriesOf, keep, named, toDocument } from './event-deliveries.ts';
import { claimLanes } from './lane-claims.ts';
import { leaveLane, noteHealth } from './lanes.ts';
import { isDuplicateKey } from './outage.ts';
import { tell } from './outbox.ts';
import type { ClientSession, Store } from './store.ts';

/** Mostly it is as it was claimed; where it is not, it is looked at. Answers whether the attempt is new to it. */
const keepOver = async (store: Store, session: ClientSession, before: Schedule, settled: Delivery) => {
  const { _id, ...rest } = toDocument(settled);
  const claimed = { dueAt: before.dueAt, 'delivery.tries': before.tries };
  const unmoved = { ...named(settled), status: 'pending', ...claimed } as const;
  const { matchedCount } = await deliveriesOf(store).replaceOne(unmoved, rest, { session });
  if (matchedCount === 1) return true;
  const stored = await deliveriesOf(store).findOne(named(settled), { session });
  if (!stored || bearsLastOf(stored.delivery, settled)) return false;
  await keep(store, session, settledOver(stored.delivery, before, settled));
  return true;
};

const commitOf = (store: Store, { token, before, delivery, health, disable, events }: Settlement) =>
  store.commit<'settled' | 'lease-lost'>(async (session) => {
    const held = { _id: delivery.endpointId, token };
    if (!(await noteHealth(store, session, held, health))) return 'lease-lost';
    const isNew = await keepOver(store, session, before, delivery);
    const attempt = attemptSince(before, delivery);
    if (attempt && isNew) await tallyUp(store, session, delivery.endpointId, attempt);
    const follows =
      !disable || (await replaceEndpoint(store, session, disable.endpoint, disable.guards.version));
    if (follows) await tell(store, session, events);
    return 'settled';
  });

/** An attempt whose outcome was lost has told already what is told once. */
const settle = async (store: Store, settlement: Settlement): Promise<'settled' | 'lease-lost'> => {
  try {
    return await commitOf(store, settlement);
  } catch (error) {
    const { delivery } = settlement;
    const kept = isDuplicateKey(error) && (await deliveriesOf(store).findOne(named(delivery)));
    if (kept && bearsLastOf(kept.delivery, delivery)) return 'settled';
    throw error;
  }
};

export const laneService = (store: Store): Pick<DeliveryQueue, 'claimLanes' | 'settle' | 'release'> => ({
  claimLanes: (claim) => store.ask(() => claimLanes(store, claim)),
  settle: (settlement) =>
    store.inTurn(`endpoint ${settlement.delivery.endpointId}`, () => settle(store, settlement)),
  release: (endpointId, token) => store.ask(() => leaveLane(store, endpointId, token)),
});
