import { ok } from '../../domain/shared/result.ts';
import type { BillingBook } from '../../ports/driven/billing-book.ts';
import type { Clock } from '../../ports/driven/environment.ts';
import type { PaymentDesk } from '../../ports/driven/payment-desk.ts';
import type { SettleDueAccounts } from '../../ports/driving/billing.ts';
import type { SettleAccount } from './settle-account.ts';

interface Needs {
  readonly billing: BillingBook;
  readonly clock: Clock;
  readonly desk: Pick<PaymentDesk, 'provider'>;
  readonly settle: SettleAccount;
}

/** One that rivals are at just now comes due again. */
export const settleDueAccounts =
  ({ billing, clock, desk: { provider }, settle }: Needs): SettleDueAccounts =>
  async ({ limit }) => {
    const due = await billing.due({ now: clock.now(), provider }, limit);
    for (const platformId of due) await settle({ platformId });
    return ok(due.length);
  };
