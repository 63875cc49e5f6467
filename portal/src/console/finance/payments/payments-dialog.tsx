import type { StaffInvoice } from '@platform-licensing/client';
import { useState } from 'react';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import { money } from '../../../kit/display/format.ts';
import { Facts } from '../../../kit/display/page.tsx';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { QueryView } from '../../../kit/feedback/states.tsx';
import { owedOn } from '../amounts.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentList } from './payment-list.tsx';
import { usePayments } from './use-payments.ts';

/** The payments of a fee invoice: finance records those that the bank has received, and reverses them. */
export const PaymentsDialog = ({
  of: { invoiceId, number = invoiceId },
  close,
}: {
  readonly of: StaffInvoice;
  readonly close: () => void;
}) => {
  const announce = useAnnounce();
  const { query, busy, change } = usePayments(invoiceId);
  const [changes, setChanges] = useState(0);
  const done = (text: string) => {
    announce(text);
    setChanges((before) => before + 1);
  };
  return (
    <Dialog title={`Payments of ${number}`} close={close} busy={busy}>
      <QueryView query={query} rows={8} label="Loading the payments">
        {(invoice) => (
          <>
            <Facts
              of={[
                ['Total', money(invoice)],
                ['Paid', money({ ...invoice, amount: invoice.paid ?? 0 })],
                ['Owed', money({ ...invoice, amount: owedOn(invoice) })],
              ]}
            />
            {invoice.payments !== undefined && invoice.payments.length > 0 && (
              <PaymentList {...{ invoice, busy, change, done }} />
            )}
            <PaymentForm key={changes} {...{ invoice, busy, change, done }} />
          </>
        )}
      </QueryView>
    </Dialog>
  );
};
