import type { StaffInvoice } from '@platform-licensing/client';
import { Button } from '../../../kit/controls/button.tsx';

/** Opens the payments of a fee invoice. */
export const PaymentsButton = ({
  of: invoice,
  open,
}: {
  readonly of: StaffInvoice;
  readonly open: (invoice: StaffInvoice) => void;
}) => (
  <Button small label={`Payments of ${invoice.number ?? invoice.invoiceId}`} onClick={() => open(invoice)}>
    Payments
  </Button>
);
