import { cancelCheckout } from '../../application/billing/cancel-checkout.ts';
import { changePlan } from '../../application/billing/change-plan.ts';
import { changeRenewal } from '../../application/billing/change-renewal.ts';
import { previewPlan } from '../../application/billing/preview-plan.ts';
import { openCheckout } from '../../application/billing/open-checkout.ts';
import {
  listInvoices,
  readBilling,
  readCheckout,
  showBillingToStaff,
} from '../../application/billing/read-billing.ts';
import { readInvoice } from '../../application/billing/read-invoice.ts';
import { receivePayment } from '../../application/billing/receive-payment.ts';
import { playSandboxPayment, showSandboxPayment } from '../../application/billing/sandbox-payment.ts';
import { settleAccount } from '../../application/billing/settle-account.ts';
import { settleDueAccounts } from '../../application/billing/settle-due-accounts.ts';
import type { Billing } from '../../ports/driving/billing.ts';
import { driven, settings } from './wiring/tokens.ts';
import { feature, use } from './wiring/wiring.ts';

const {
  billing: accounts,
  ledgerStore,
  feeStore,
  library,
  registry,
  clock,
  paymentProvider,
  ids,
  mailTexts,
  textSigner,
} = driven;
const { prices, tiers, seller, allowLoopbackReturns, baseUrl } = settings;

const reading = { billing: accounts, registry, clock, paymentProvider };
const sandbox = { billing: accounts, paymentProvider, textSigner, clock };

const settle = use(settleAccount, { ...reading, ledgerStore, seller, ids, mailTexts });

export const billing = feature<Billing>({
  openCheckout: use(openCheckout, { ...reading, prices, ids, allowLoopback: allowLoopbackReturns, baseUrl }),
  readCheckout: use(readCheckout, reading),
  cancelCheckout: use(cancelCheckout, { ...reading, settle }),
  changeRenewal: use(changeRenewal, { ...reading, settle }),
  changePlan: use(changePlan, { ...reading, prices, settle }),
  previewPlan: use(previewPlan, { ...reading, prices }),
  readBilling: use(readBilling, { ...reading, prices, tiers }),
  showBillingToStaff: use(showBillingToStaff, { ...reading, prices, tiers }),
  listInvoices: use(listInvoices, reading),
  readInvoice: use(readInvoice, { ...reading, feeStore, library }),
  receivePayment: use(receivePayment, { billing: accounts, paymentProvider, clock, settle }),
  settleDueAccounts: use(settleDueAccounts, { billing: accounts, clock, paymentProvider, settle }),
  showSandboxPayment: use(showSandboxPayment, sandbox),
  playSandboxPayment: use(playSandboxPayment, { ...sandbox, settle }),
});
