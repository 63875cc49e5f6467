import { FeePaymentId, InvoiceId } from '../../../domain/shared/ids.ts';
import type { FeePayments } from '../../../ports/driving/fees/fee-payments.ts';
import { staffInvoiceView } from '../billing/billing.views.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import * as routes from './fee-payments.contract.ts';

export const feePaymentEndpoints = ({
  recordFeePayment,
  reverseFeePayment,
}: Omit<FeePayments, 'remindOfOverdueInvoices'>): readonly Endpoint[] => [
  endpoint(routes.recordFeePayment, async ({ caller, params, body }) => {
    const recorded = await recordFeePayment({ caller, invoiceId: InvoiceId(params.invoiceId), ...body });
    return recorded.ok ? { status: 200, body: staffInvoiceView(recorded.value) } : recorded;
  }),

  endpoint(routes.reverseFeePayment, async ({ caller, params, body: { reason } }) => {
    const invoiceId = InvoiceId(params.invoiceId);
    const paymentId = FeePaymentId(params.paymentId);
    const reversed = await reverseFeePayment({ caller, invoiceId, paymentId, reason });
    return reversed.ok ? { status: 200, body: staffInvoiceView(reversed.value) } : reversed;
  }),
];
