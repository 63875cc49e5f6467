import type { Begun, Receipt, ReceiptBook, ReceiptRequest } from '../../ports/driven/receipt-book.ts';
import { isDuplicateKey } from './outage.ts';
import type { ClientSession, Store } from './store.ts';

export interface ReceiptDocument {
  readonly _id: string;
  readonly fingerprint: string;
  readonly leaseUntil: number;
  readonly keepUntil: number;
  readonly status?: number;
  readonly resourceId?: string;
}

const receiptsOf = (store: Store) => store.collection<ReceiptDocument>('receipts');

/** Makes a receipt of the running mark, in the transaction of the session where there is one. The first one stays. */
export const complete = async (
  store: Store,
  session: ClientSession | undefined,
  receipt: Receipt | undefined,
): Promise<void> => {
  if (!receipt) return;
  const { key, status, resourceId } = receipt;
  const running = { _id: key, status: { $exists: false } };
  await receiptsOf(store).updateOne(
    running,
    { $set: { status, resourceId } },
    { ...(session && { session }) },
  );
};

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
  return leaseUntil > request.now ? { outcome: 'running' } : undefined;
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
    settle: (receipt) => store.ask(() => complete(store, undefined, receipt)),
    abandon: (key) =>
      store.ask(async () => {
        await receipts.deleteOne({ _id: key, status: { $exists: false } });
      }),
    forget: (now) =>
      store.ask(async () => (await receipts.deleteMany({ keepUntil: { $lt: now } })).deletedCount),
  };
};
