import type { StaffInvoice } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { Select } from '../../../kit/controls/field.tsx';
import { money } from '../../../kit/display/format.ts';
import { Table, type Column } from '../../../kit/display/table.tsx';
import { Tag } from '../../../kit/display/tag.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { Notice } from '../../../kit/feedback/states.tsx';
import { useApi } from '../../session/session.tsx';
import type { ChangePayments } from './use-payments.ts';

type Payment = NonNullable<StaffInvoice['payments']>[number];
type Reason = NonNullable<Payment['reversed']>['reason'];

const reasons = [
  { value: 'entry_error', name: 'Recorded by mistake' },
  { value: 'returned', name: 'Taken back by the bank' },
] as const satisfies readonly { readonly value: Reason; readonly name: string }[];

const reasonName = (reason: Reason): string => reasons.find(({ value }) => value === reason)?.name ?? reason;

interface Changes {
  readonly busy: boolean;
  readonly change: ChangePayments;
  readonly done: (text: string) => void;
}

const Reversal = ({
  payment: { paymentId, reference },
  invoiceId,
  busy,
  change,
  done,
  close,
}: Changes & {
  readonly payment: Payment;
  readonly invoiceId: string;
  readonly close: () => void;
}) => {
  const api = useApi();
  const [reason, setReason] = useState<Reason>('entry_error');
  const [error, setError] = useState<unknown>();
  const reverse = async () => {
    setError(undefined);
    try {
      await change(() => api.reverseInvoicePayment({ invoiceId, paymentId, body: { reason } }));
      done('Payment reversed');
      close();
    } catch (fault) {
      setError(fault);
    }
  };
  return (
    <fieldset>
      <legend>Reverse the payment {reference}</legend>
      <Select
        label="Reason"
        value={reason}
        options={reasons}
        onChange={(value) => setReason(reasons.find((known) => known.value === value)?.value ?? reason)}
      />
      {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
      <div className="dialog-acts">
        <Button busy={busy} onClick={close}>
          Keep payment
        </Button>
        <Button tone="danger" busy={busy} onClick={() => void reverse()}>
          Reverse payment
        </Button>
      </div>
    </fieldset>
  );
};

/** The recorded payments of an invoice, and the form that reverses one of them. */
export const PaymentList = ({
  invoice: { invoiceId, payments = [], currency },
  ...changes
}: Changes & { readonly invoice: StaffInvoice }) => {
  const [chosen, setChosen] = useState<Payment>();
  const columns: readonly Column<Payment>[] = [
    { name: 'Reference', heads: true, cell: ({ reference }) => reference },
    { name: 'Received', cell: ({ receivedOn }) => receivedOn },
    { name: 'Amount', number: true, cell: ({ amount }) => money({ amount, currency }) },
    {
      name: 'Status',
      cell: (payment) =>
        payment.reversed ? (
          <Tag tone="quiet">Reversed: {reasonName(payment.reversed.reason)}</Tag>
        ) : (
          <Button onClick={() => setChosen(payment)}>Reverse…</Button>
        ),
    },
  ];
  return (
    <>
      <Table caption="payments" columns={columns} rows={payments} keyOf={({ paymentId }) => paymentId} />
      {chosen && (
        <Reversal
          key={chosen.paymentId}
          payment={chosen}
          invoiceId={invoiceId}
          close={() => setChosen(undefined)}
          {...changes}
        />
      )}
    </>
  );
};
