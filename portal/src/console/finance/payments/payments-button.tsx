import type { StaffInvoice } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { PaymentsDialog } from './payments-dialog.tsx';

/** Opens the payments of a fee invoice. */
export const Payments = ({ of: invoice }: { readonly of: StaffInvoice }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        small
        label={`Payments of ${invoice.number ?? invoice.invoiceId}`}
        onClick={() => setIsOpen(true)}
      >
        Payments
      </Button>
      {isOpen && <PaymentsDialog invoice={invoice} close={() => setIsOpen(false)} />}
    </>
  );
};
