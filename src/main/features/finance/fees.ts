import { recordFeePayment, reverseFeePayment } from '../../../application/fees/fee-payments.ts';
import { invoiceDueFees } from '../../../application/fees/invoice-due-fees.ts';
import { listAllFees, listFees } from '../../../application/fees/list-fees.ts';
import { remindOfOverdueInvoices } from '../../../application/fees/remind-overdue.ts';
import type { FeePayments } from '../../../ports/driving/fees/fee-payments.ts';
import type { Fees } from '../../../ports/driving/fees/fees.ts';
import { driven, settings } from '../wiring/tokens.ts';
import { feature, use } from '../wiring/wiring.ts';

const { feeStore, billing, registry, library, textSigner, digest, clock, ids, mailTexts } = driven;
const { seller } = settings;
const paying = { billing, feeStore, registry, clock, ids };
const listing = { feeStore, billing, registry, library, textSigner, digest };

export const fees = feature<Fees & FeePayments>({
  recordFeePayment: use(recordFeePayment, paying),
  reverseFeePayment: use(reverseFeePayment, paying),
  remindOfOverdueInvoices: use(remindOfOverdueInvoices, { ...paying, mailTexts }),
  invoiceDueFees: use(invoiceDueFees, { feeStore, registry, seller, clock, ids, mailTexts }),
  listFees: use(listFees, listing),
  listAllFees: use(listAllFees, listing),
});
