import type { Begun, Receipt, ReceiptBook, ReceiptRequest } from '../../ports/driven/receipt-book.ts';
import { Unavailable } from '../../ports/driven/unavailable.ts';
import { command } from './command.ts';
import type { Connection } from './connection.ts';
import type { Store } from './store.ts';

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
  const first = db.one('SELECT resource_id FROM receipts WHERE key = ?', receipt.key);
  if (!first) throw new Unavailable('the request was given up');
  if (first['resource_id'] !== receipt.resourceId) throw new Unavailable('the request was overtaken');
};

export const begin = command('receipt-book.begin', (db, request: ReceiptRequest): Begun => {
  const { key, fingerprint, now, leaseUntil, keepUntil } = request;
  const found = db.one('SELECT * FROM receipts WHERE key = ? AND keep_until >= ?', key, now);
  if (found) {
    if (found['fingerprint'] !== fingerprint) return { outcome: 'mismatch' };
    if (found['status'] !== null) {
      return { outcome: 'done', status: Number(found['status']), resourceId: String(found['resource_id']) };
    }
    const leaseUntil = Number(found['lease_until']);
    if (leaseUntil > now) return { outcome: 'running', leaseUntil };
  }
  db.run(
    'REPLACE INTO receipts (key, fingerprint, lease_until, keep_until) VALUES (?, ?, ?, ?)',
    key,
    fingerprint,
    leaseUntil,
    keepUntil,
  );
  return { outcome: 'begun' };
});

const settle = command('receipt-book.settle', (db, receipt: Receipt): void => {
  complete(db, receipt);
});

const isTaken = (db: Connection, key: string, now: number): boolean =>
  db.one(
    'SELECT 1 FROM receipts WHERE key = ? AND keep_until >= ? AND (status IS NOT NULL OR lease_until > ?)',
    key,
    now,
    now,
  ) !== undefined;

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
  isTaken: async (key, now) => isTaken(store.read, key, now),
  settle: (receipt) => store.write(settle, receipt),
  renew: (mark, until) => store.write(renew, { mark, until }),
  abandon: (mark) => store.write(abandon, mark),
  forget: (now) => store.write(forget, now),
});
