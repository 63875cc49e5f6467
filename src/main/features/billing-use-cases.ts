import type { Container } from 'inversify';
import { changePlan } from '../../application/billing/change-plan.ts';
import { changeRenewal } from '../../application/billing/change-renewal.ts';
import { cancelCheckout } from '../../application/billing/cancel-checkout.ts';
import { openCheckout } from '../../application/billing/open-checkout.ts';
import {
  listInvoices,
  readBilling,
  readCheckout,
  showBillingToStaff,
} from '../../application/billing/read-billing.ts';
import { receivePayment } from '../../application/billing/receive-payment.ts';
import { playRehearsal, showRehearsal } from '../../application/billing/rehearse-payment.ts';
import { settleAccount } from '../../application/billing/settle-account.ts';
import { settleDueAccounts } from '../../application/billing/settle-due-accounts.ts';
import { driven as $, driving, shared } from './wiring/tokens.ts';
import { provide } from './wiring/wiring.ts';

/** Binds the use cases of checkouts and payments. */
export const provideBillingUseCases = (c: Container): void => {
  const { billing, registry, desk, texts, clock, ids } = $;
  const { settleAccount: settle, prices, allowLoopbackReturns: allowLoopback } = shared;
  const reading = { billing, registry, clock, desk };
  const rehearsing = { billing, desk, texts, clock };

  provide(c, settle, settleAccount, { ...reading, ids });
  provide(c, driving.openCheckout, openCheckout, {
    ...{ ...reading, prices, ids, allowLoopback },
    baseUrl: shared.baseUrl,
  });
  provide(c, driving.readCheckout, readCheckout, reading);
  provide(c, driving.cancelCheckout, cancelCheckout, { ...reading, settle });
  provide(c, driving.changeRenewal, changeRenewal, { ...reading, settle });
  provide(c, driving.changePlan, changePlan, { ...reading, prices, settle });
  provide(c, driving.readBilling, readBilling, { ...reading, prices });
  provide(c, driving.showBillingToStaff, showBillingToStaff, { ...reading, prices });
  provide(c, driving.listInvoices, listInvoices, reading);
  provide(c, driving.receivePayment, receivePayment, { billing, desk, clock, settle });
  provide(c, driving.settleDueAccounts, settleDueAccounts, { billing, clock, desk, settle });
  provide(c, driving.showRehearsal, showRehearsal, rehearsing);
  provide(c, driving.playRehearsal, playRehearsal, { ...rehearsing, settle });
};
