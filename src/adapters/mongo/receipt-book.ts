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
    { ...(session && { session }), projection: { resourceId: 1 } },
  );
  if (!first) throw new Unavailable('the request was given up');
  if (first.resourceId !== resourceId) throw new Unavailable('the request was overtaken');
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

/** What a mark or a receipt that is there answers; undefined where it has lapsed and gives way. */
const answerOf = (
  { fingerprint, leaseUntil, keepUntil, status, resourceId }: ReceiptDocument,
  request: ReceiptRequest,
): Begun | undefined => {
  if (keepUntil < request.now) return undefined;
  if (fingerprint !== request.fingerprint) return { outcome: 'mismatch' };
  if (status !== undefined) return { outcome: 'done', status, resourceId: resourceId ?? '' };
  return leaseUntil > request.now ? { outcome: 'running', leaseUntil } : undefined;
};

export const mongoReceiptBook = (store: Store): ReceiptBook => {
  const receipts = receiptsOf(store);

  const begin = async (request: ReceiptRequest): Promise<Begun> => {
    const mark = markOf(request);
    for (;;) {
      const found = await receipts.findOne({ _id: request.key });
      const answer = found && answerOf(found, request);
      if (answer) return answer;
      if (found) {
        const { status, leaseUntil, keepUntil } = found;
        const unmoved = { _id: found._id, leaseUntil, keepUntil, status: status ?? { $exists: false } };
        const { _id, ...rest } = mark;
        const replaced = await receipts.replaceOne(unmoved, rest);
        if (replaced.matchedCount === 1) return { outcome: 'begun' };
        continue;
      }
      try {
        await receipts.insertOne(mark);
        return { outcome: 'begun' };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
  };

  return {
    begin: (request) => store.ask(() => begin(request)),
    isTaken: (key, now) =>
      store.ask(async () => {
        const held = { $or: [{ status: { $exists: true } }, { leaseUntil: { $gt: now } }] };
        const taken = { _id: key, keepUntil: { $gte: now }, ...held };
        return (await receipts.findOne(taken, { projection: { _id: 1 } })) !== null;
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
