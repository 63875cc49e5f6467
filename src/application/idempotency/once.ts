import { dayMs } from '../../domain/shared/calendar.ts';
import { ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/environment.ts';
import type { Receipt, ReceiptBook } from '../../ports/driven/receipt-book.ts';
import type {
  AbandonOnce,
  BeginOnce,
  LookForOnce,
  OnceKey,
  RenewOnce,
} from '../../ports/driving/idempotency.ts';

const leaseMs = 60_000;

export const beginOnce =
  ({ receipts, clock }: { readonly receipts: ReceiptBook; readonly clock: Clock }): BeginOnce =>
  async ({ key, fingerprint }) => {
    const now = clock.now();
    const mark = { key, leaseUntil: now + leaseMs };
    const begun = await receipts.begin({ ...mark, fingerprint, now, keepUntil: now + dayMs });
    return ok(begun.outcome === 'begun' ? { ...begun, mark } : begun);
  };

export const lookForOnce =
  ({ receipts, clock }: { readonly receipts: ReceiptBook; readonly clock: Clock }): LookForOnce =>
  async ({ key }) =>
    ok((await receipts.isTaken(key, clock.now())) ? 'taken' : 'free');

export const renewOnce =
  ({ receipts, clock }: { readonly receipts: ReceiptBook; readonly clock: Clock }): RenewOnce =>
  async (mark) => {
    const leaseUntil = clock.now() + leaseMs;
    return ok((await receipts.renew(mark, leaseUntil)) ? { ...mark, leaseUntil } : 'lost');
  };

export const abandonOnce =
  ({ receipts }: { readonly receipts: ReceiptBook }): AbandonOnce =>
  async (mark) => {
    await receipts.abandon(mark);
    return ok('done');
  };

/** The receipt that a commit carries along, where the request came under a key. */
export const receiptFor = (
  once: OnceKey | undefined,
  status: number,
  resourceId: string,
): { receipt?: Receipt } => (once ? { receipt: { key: once.key, status, resourceId } } : {});
