import {
  decideBeginning,
  decideCompletion,
  isInUse,
  type IdempotencyRecord,
} from '../../domain/idempotency/record.ts';
import type { Begun, Receipt, ReceiptBook, ReceiptRequest } from '../../ports/driven/receipt-book.ts';
import { Unavailable } from '../../ports/driven/unavailable.ts';
import { command } from './command.ts';
import type { Connection, Row } from './connection.ts';
import type { Store } from './store.ts';

const recordIn = (row: Row): IdempotencyRecord => ({
  key: String(row['key']),
  fingerprint: String(row['fingerprint']),
  leaseUntil: Number(row['lease_until']),
  keepUntil: Number(row['keep_until']),
  ...(row['status'] !== null && {
    done: { status: Number(row['status']), resourceId: String(row['resource_id']) },
  }),
});

const storedUnder = (db: Connection, key: string): IdempotencyRecord | undefined => {
  const row = db.one('SELECT * FROM receipts WHERE key = ?', key);
  return row && recordIn(row);
};

const completed = (db: Connection, { key, status, resourceId }: Receipt): boolean =>
  db.run(
    'UPDATE receipts SET status = ?, resource_id = ? WHERE key = ? AND status IS NULL',
    status,
    resourceId,
    key,
  ) > 0;

/**
 * Completes the idempotency record of a running request, in the transaction of the command that calls it. Throws
 * `Unavailable` if the lock was released or the record already names another resource; only that command is rolled back.
 */
export const complete = (db: Connection, receipt: Receipt | undefined): void => {
  if (!receipt || completed(db, receipt)) return;
  const decided = decideCompletion(storedUnder(db, receipt.key), receipt.resourceId);
  if (decided === 'released') throw new Unavailable('the lock of the request was released');
  if (decided === 'overtaken') throw new Unavailable('the request was overtaken');
};

export const begin = command('receipt-book.begin', (db, request: ReceiptRequest): Begun => {
  const { key, fingerprint, leaseUntil, keepUntil } = request;
  const decided = decideBeginning(storedUnder(db, key), request);
  if (decided.outcome === 'begun')
    db.run(
      'REPLACE INTO receipts (key, fingerprint, lease_until, keep_until) VALUES (?, ?, ?, ?)',
      key,
      fingerprint,
      leaseUntil,
      keepUntil,
    );
  return decided;
});

const settle = command('receipt-book.settle', (db, receipt: Receipt): void => {
  complete(db, receipt);
});

type Mark = Pick<ReceiptRequest, 'key' | 'leaseUntil'>;

const abandon = command('receipt-book.abandon', (db, { key, leaseUntil }: Mark): void => {
  db.run('DELETE FROM receipts WHERE key = ? AND lease_until = ? AND status IS NULL', key, leaseUntil);
});

interface Renewal {
  readonly mark: Mark;
  readonly until: number;
}

const renew = command(
  'receipt-book.renew',
  (db, { mark: { key, leaseUntil }, until }: Renewal): boolean =>
    db.run(
      'UPDATE receipts SET lease_until = ? WHERE key = ? AND lease_until = ? AND status IS NULL',
      until,
      key,
      leaseUntil,
    ) > 0,
);

const forget = command('receipt-book.forget', (db, now: number): number =>
  db.run('DELETE FROM receipts WHERE keep_until < ?', now),
);

export const receiptBookCommands = [begin, settle, renew, abandon, forget];

export const sqliteReceiptBook = (store: Store): ReceiptBook => ({
  begin: (request) => store.write(begin, request),
  isTaken: async (key, now) => isInUse(storedUnder(store.read, key), now),
  settle: (receipt) => store.write(settle, receipt),
  renew: (mark, until) => store.write(renew, { mark, until }),
  abandon: (mark) => store.write(abandon, mark),
  forget: (now) => store.write(forget, now),
});
