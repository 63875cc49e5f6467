import type { Instant } from '../../domain/shared/calendar.ts';
import type { EndpointId } from '../../domain/shared/ids.ts';
import type { Attempt } from '../../domain/webhooks/delivery.ts';
import { tallyOf, type HourTally } from '../../domain/webhooks/tally.ts';
import { forgetAll } from './forgetting.ts';
import type { ClientSession, Store } from './store.ts';

export interface TallyDocument extends HourTally {
  readonly _id: string;
}

const collectionOf = (store: Store) => store.collection<TallyDocument>('delivery_tallies');

/** Ids of one endpoint are in the order of their hours. */
const placeOf = (endpointId: EndpointId, hour: Instant): string =>
  `${endpointId}/${String(hour).padStart(14, '0')}`;

export const toDocument = (tally: HourTally): TallyDocument => ({
  _id: placeOf(tally.endpointId, tally.hour),
  ...tally,
});

export const fromDocument = ({ _id, ...tally }: TallyDocument): HourTally => tally;

/** Counts an attempt in the transaction of the session, which holds the endpoint: nobody else counts there meanwhile. */
export const tallyUp = async (
  store: Store,
  session: ClientSession,
  endpointId: EndpointId,
  attempt: Attempt,
): Promise<void> => {
  const { hour, succeeded, failed } = tallyOf(endpointId, attempt);
  await collectionOf(store).updateOne(
    { _id: placeOf(endpointId, hour) },
    { $inc: { succeeded, failed }, $setOnInsert: { endpointId, hour } },
    { session, upsert: true },
  );
};

export const talliesOf = (
  store: Store,
  endpointId: EndpointId,
  from: Instant,
): Promise<readonly HourTally[]> =>
  store.ask(async () => {
    const range = { $gte: placeOf(endpointId, Math.max(0, from)), $lt: `${endpointId}0` };
    return (await collectionOf(store).find({ _id: range }).sort({ _id: 1 }).toArray()).map(fromDocument);
  });

export const forgetTallies = (store: Store, before: Instant): Promise<number> => {
  const tallies = collectionOf(store);
  return forgetAll(store, tallies, { hour: { $lt: before } }, (gone) =>
    store.ask(async () => (await tallies.deleteMany(gone)).deletedCount),
  );
};
