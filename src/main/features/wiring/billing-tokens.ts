import type { SettleAccount } from '../../../application/billing/settle-account.ts';
import type { Prices } from '../../../domain/billing/prices.ts';
import type * as billing from '../../../ports/driving/billing.ts';
import { token } from './wiring.ts';

/** What the use cases of payments share. */
export const billingShared = {
  settleAccount: token<SettleAccount>('settle account'),
  prices: token<Prices>('prices'),
  allowLoopbackReturns: token<boolean>('allow loopback returns'),
} as const;

/** What the service offers to whoever pays, and to whoever tells of it. */
export const billingTokens = {
  openCheckout: token<billing.OpenCheckout>('open checkout'),
  readCheckout: token<billing.ReadCheckout>('read checkout'),
  cancelCheckout: token<billing.CancelCheckout>('cancel checkout'),
  changeRenewal: token<billing.ChangeRenewal>('change renewal'),
  changePlan: token<billing.ChangePlan>('change plan'),
  readBilling: token<billing.ReadBilling>('read billing'),
  listInvoices: token<billing.ListInvoices>('list invoices'),
  showBillingToStaff: token<billing.ShowBillingToStaff>('show billing to staff'),
  receivePayment: token<billing.ReceivePayment>('receive payment'),
  settleDueAccounts: token<billing.SettleDueAccounts>('settle due accounts'),
  showRehearsal: token<billing.ShowRehearsal>('show rehearsal'),
  playRehearsal: token<billing.PlayRehearsal>('play rehearsal'),
} as const;
