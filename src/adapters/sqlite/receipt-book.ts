import type { Begun, Receipt, ReceiptBook, ReceiptRequest } from '../../ports/driven/receipt-book.ts';
import { command } from './command.ts';
import type { Connection } from './connection.ts';
import type { Store } from './store.ts';

/** Makes a receipt of the running mark, in the transaction of the command that calls it. The first one stays. */
export const complete = (db: Connection, receipt: Receipt | undefined): void => {
  if (!receipt) return;
  const { key, status, resourceId } = receipt;
  db.run(
    'UPDATE receipts SET status = ?, resource_id = ? WHERE key = ? AND status IS NULL',
    status,
    resourceId,
    key,
  );
};

export const begin = command('receipt-book.begin', (db, request: ReceiptRequest): Begun => {
  const { key, fingerprint, now, leaseUntil, keepUntil } = request;
  const found = db.one('SELECT * FROM receipts WHERE key = ? AND keep_until >= ?', key, now);
  if (found) {
    if (found['fingerprint'] !== fingerprint) return { outcome: 'mismatch' };
    if (found['status'] !== null) {
      return { outcome: 'done', status: Number(found['status']), resourceId: String(found['resource_id']) };
    }
    if (Number(found['lease_until']) > now) return { outcome: 'running' };
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

const settle = command('receipt-book.settle', (db, receipt: Receipt): void => complete(db, receipt));

type Mark = Pick<ReceiptRequest, 'key' | 'leaseUntil'>;

const abandon = command('receipt-book.abandon', (db, { key, leaseUntil }: Mark): void => {
  db.run('DELETE FROM receipts WHERE key = ? AND lease_until = ? AND status IS NULL', key, leaseUntil);
});

const forget = command('receipt-book.forget', (db, now: number): number =>
  db.run('DELETE FROM receipts WHERE keep_until < ?', now),
);

export const receiptBookCommands = [begin, settle, abandon, forget];

export const sqliteReceiptBook = (store: Store): ReceiptBook => ({
  begin: (request) => store.write(begin, request),
  settle: (receipt) => store.write(settle, receipt),
  abandon: (mark) => store.write(abandon, mark),
  forget: (now) => store.write(forget, now),
});
