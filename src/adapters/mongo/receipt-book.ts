import {
  decideBeginning,
  decideCompletion,
  isInUse,
  type IdempotencyRecord,
} from '../../domain/idempotency/record.ts';
import type { Begun, Receipt, ReceiptBook, ReceiptRequest } from '../../ports/driven/receipt-book.ts';
import { Unavailable } from '../../ports/driven/unavailable.ts';
import type { BatchOutcome } from '../../ports/driven/usage-journal.ts';
import { forgetAll } from './forgetting.ts';
import { isDuplicateKey } from './outage.ts';
import type { ClientSession, Store } from './store.ts';

export interface ReceiptDocument {
  readonly _id: string;
  readonly fingerprint: string;
  readonly leaseUntil: number;
  readonly keepUntil: number;
  readonly status?: number;
  readonly resourceId?: string;
  /** Of a batch of usage, whose receipt it is: it goes with it. */
  readonly outcome?: BatchOutcome;
}

const recordIn = ({ _id, fingerprint, leaseUntil, keepUntil, status, resourceId }: ReceiptDocument) => {
  const record: IdempotencyRecord = {
    ...{ key: _id, fingerprint, leaseUntil, keepUntil },
    ...(status !== undefined && { done: { status, resourceId: resourceId ?? '' } }),
  };
  return record;
};

const receiptsOf = (store: Store) => store.collection<ReceiptDocument>('receipts');

/**
 * Completes the idempotency record of a running request, in the session's transaction if there is one. Throws `Unavailable`
 * if the lock was released or the record already names another resource, with or without a session: a request that lost its
 * lock must not answer anything but what the record says.
 */
export const complete = async (
  store: Store,
  session: ClientSession | undefined,
  receipt: Receipt | undefined,
  outcome?: BatchOutcome,
): Promise<void> => {
  if (!receipt) return;
  const { key, status, resourceId } = receipt;
  const running = { _id: key, status: { $exists: false } };
  const { matchedCount } = await receiptsOf(store).updateOne(
    running,
    { $set: { status, resourceId, ...(outcome && { outcome }) } },
    { ...(session && { session }) },
  );
  if (matchedCount === 1) return;
  const first = await receiptsOf(store).findOne(
    { _id: key },
    { ...(session && { session }), projection: { outcome: 0 } },
  );
  const decided = decideCompletion(first ? recordIn(first) : undefined, resourceId);
  if (decided === 'released') throw new Unavailable('the lock of the request was released');
  if (decided === 'overtaken') throw new Unavailable('the request was overtaken');
};

/** What came of the batch that was done under a key. */
export const outcomeUnder = async (
  store: Store,
  session: ClientSession,
  key: string,
): Promise<BatchOutcome | undefined> =>
  (await receiptsOf(store).findOne({ _id: key }, { session, projection: { outcome: 1 } }))?.outcome;

export const outcomeOf = async (store: Store, batchId: string): Promise<BatchOutcome | undefined> =>
  (await receiptsOf(store).findOne({ resourceId: batchId, outcome: { $exists: true } }))?.outcome;

const markOf = ({ key, fingerprint, leaseUntil, keepUntil }: ReceiptRequest): ReceiptDocument => ({
  _id: key,
  fingerprint,
  leaseUntil,
  keepUntil,
});

export const mongoReceiptBook = (store: Store): ReceiptBook => {
  const receipts = receiptsOf(store);

  const begin = async (request: ReceiptRequest): Promise<Begun> => {
    const mark = markOf(request);
    for (;;) {
      const found = await receipts.findOne({ _id: request.key });
      const decided = decideBeginning(found ? recordIn(found) : undefined, request);
      if (decided.outcome !== 'begun') return decided;
      if (found) {
        const { status, leaseUntil, keepUntil } = found;
        const unmoved = { _id: found._id, leaseUntil, keepUntil, status: status ?? { $exists: false } };
        const { _id, ...rest } = mark;
        const replaced = await receipts.replaceOne(unmoved, rest);
        if (replaced.matchedCount === 1) return decided;
        continue;
      }
      try {
        await receipts.insertOne(mark);
        return decided;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
  };

  return {
    begin: (request) => store.ask(() => begin(request)),
    isTaken: (key, now) =>
      store.ask(async () => {
        const found = await receipts.findOne({ _id: key }, { projection: { outcome: 0 } });
        return isInUse(found ? recordIn(found) : undefined, now);
      }),
    settle: (receipt) => store.ask(() => complete(store, undefined, receipt)),
    renew: ({ key, leaseUntil }, until) =>
      store.ask(async () => {
        const mine = { _id: key, leaseUntil, status: { $exists: false } };
        return (await receipts.updateOne(mine, { $set: { leaseUntil: until } })).matchedCount === 1;
      }),
    abandon: ({ key, leaseUntil }) =>
      store.ask(async () => {
        await receipts.deleteOne({ _id: key, leaseUntil, status: { $exists: false } });
      }),
    forget: (now) =>
      forgetAll(store, receipts, { keepUntil: { $lt: now } }, (gone) =>
        store.ask(async () => (await receipts.deleteMany(gone)).deletedCount),
      ),
  };
};
