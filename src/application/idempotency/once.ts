import { dayMs } from '../../domain/shared/calendar.ts';
import { ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/environment.ts';
import type { Receipt, ReceiptBook } from '../../ports/driven/receipt-book.ts';
import type { AbandonOnce, BeginOnce, OnceKey } from '../../ports/driving/idempotency.ts';

const leaseMs = 60_000;

export const beginOnce =
  ({ receipts, clock }: { readonly receipts: ReceiptBook; readonly clock: Clock }): BeginOnce =>
  async ({ key, fingerprint }) => {
    const now = clock.now();
    return ok(
      await receipts.begin({ key, fingerprint, now, leaseUntil: now + leaseMs, keepUntil: now + dayMs }),
    );
  };

export const abandonOnce =
  ({ receipts }: { readonly receipts: ReceiptBook }): AbandonOnce =>
  async ({ key }) => {
    await receipts.abandon(key);
    return ok('done');
  };

/** The receipt that a commit carries along, where the request came under a key. */
export const receiptFor = (
  once: OnceKey | undefined,
  status: number,
  resourceId: string,
): { receipt?: Receipt } => (once ? { receipt: { key: once.key, status, resourceId } } : {});
