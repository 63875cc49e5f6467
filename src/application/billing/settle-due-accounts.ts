import { ok } from '../../domain/shared/result.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { PaymentProvider } from '../../ports/driven/billing/payment-provider.ts';
import { isUnavailable } from '../../ports/driven/shared/unavailable.ts';
import type { SettleDueAccounts } from '../../ports/driving/billing.ts';
import type { SettleAccount } from './settle-account.ts';

interface Dependencies {
  readonly billing: BillingStore;
  readonly clock: Clock;
  readonly paymentProvider: Pick<PaymentProvider, 'provider'>;
  readonly settle: SettleAccount;
}

/**
 * An account that another process is settling becomes due again. Errors are thrown after all other accounts
 * are settled.
 */
export const settleDueAccounts =
  ({ billing, clock, paymentProvider: { provider }, settle }: Dependencies): SettleDueAccounts =>
  async ({ limit }) => {
    const due = await billing.due({ now: clock.now(), provider }, limit);
    const broken: unknown[] = [];
    for (const platformId of due) {
      await settle({ platformId }).catch((error: unknown) => {
        if (isUnavailable(error)) throw error;
        broken.push(error);
      });
    }
    if (broken.length > 0) throw new AggregateError(broken, `${broken.length} accounts were not settled`);
    return ok(due.length);
  };
