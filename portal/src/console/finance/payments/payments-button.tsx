import type { StaffInvoice } from '@platform-licensing/client';
import { Button } from '../../../kit/controls/button.tsx';

/** Opens the payments of a fee invoice. Nothing is owed on the invoices of sandbox platforms. */
export const PaymentsButton = ({
  of: invoice,
  open,
}: {
  readonly of: StaffInvoice;
  readonly open: (invoice: StaffInvoice) => void;
}) =>
  invoice.provider === 'service_test' ? null : (
    <Button small label={`Payments of ${invoice.number ?? invoice.invoiceId}`} onClick={() => open(invoice)}>
      Payments
    </Button>
  );
