import type { StaffInvoice } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import { TextField } from '../../../kit/controls/field.tsx';
import { money } from '../../../kit/display/format.ts';
import { Facts } from '../../../kit/display/page.tsx';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { explain, memberError } from '../../../kit/feedback/errors.ts';
import { Notice } from '../../../kit/feedback/states.tsx';
import { useApi } from '../../session/session.tsx';
import { owedOn, paymentAmount, paymentAmountError, priceText } from '../amounts.ts';
import { PaymentList } from './payment-list.tsx';

/** The form for a payment that the bank has received: all that is owed, unless something else is entered. */
const PaymentForm = ({
  invoice,
  change,
}: {
  readonly invoice: StaffInvoice;
  readonly change: (next: () => Promise<StaffInvoice>, done: string) => Promise<boolean>;
}) => {
  const api = useApi();
  const { invoiceId, currency, number = '' } = invoice;
  const owed = owedOn(invoice);
  const [text, setText] = useState(priceText({ amount: owed, currency }).replace(` ${currency}`, ''));
  const [receivedOn, setReceivedOn] = useState('');
  const [reference, setReference] = useState(number);
  const [isTried, setIsTried] = useState(false);
  const [error, setError] = useState<unknown>();
  const amount = paymentAmount(text.trim(), currency);
  const record = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (amount === undefined || receivedOn === '' || reference.trim() === '') return;
    setError(undefined);
    const body = { amount, receivedOn, reference: reference.trim() };
    try {
      await change(() => api.createInvoicePayment({ invoiceId, body }), 'Payment recorded');
    } catch (fault) {
      setError(fault);
    }
  };
  const missing = (isMissing: boolean, what: string | undefined) => (isTried && isMissing ? what : undefined);
  return (
    <form onSubmit={(event) => void record(event)} noValidate>
      <TextField
        label={`Amount in ${currency}`}
        value={text}
        error={
          missing(amount === undefined, paymentAmountError(text.trim(), currency)) ??
          memberError(error, 'amount')
        }
        onChange={setText}
      />
      <TextField
        label="Received on"
        type="date"
        hint="The day on which the bank has booked it"
        value={receivedOn}
        error={missing(receivedOn === '', 'Enter the day.') ?? memberError(error, 'receivedOn')}
        onChange={setReceivedOn}
      />
      <TextField
        label="Reference"
        hint="How the statement of the bank names the payment"
        value={reference}
        error={missing(reference.trim() === '', 'Enter the reference.') ?? memberError(error, 'reference')}
        onChange={setReference}
      />
      {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
      <div className="dialog-acts">
        <Button type="submit" tone="primary">
          Record payment
        </Button>
      </div>
    </form>
  );
};

/** The payments of a fee invoice: finance records those that the bank has received, and reverses them. */
export const PaymentsDialog = ({
  invoice: opened,
  close,
}: {
  readonly invoice: StaffInvoice;
  readonly close: () => void;
}) => {
  const announce = useAnnounce();
  const queries = useQueryClient();
  const [invoice, setInvoice] = useState(opened);
  const [busy, setBusy] = useState(false);
  const change = async (next: () => Promise<StaffInvoice>, done: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      setInvoice(await next());
      announce(done);
      await Promise.all(
        ['invoices', 'invoice-totals'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
      );
      return true;
    } finally {
      setBusy(false);
    }
  };
  const { amount, paid = 0, currency, number, payments = [] } = invoice;
  const owed = owedOn(invoice);
  return (
    <Dialog title={`Payments of ${number ?? invoice.invoiceId}`} close={close} busy={busy}>
      <Facts
        of={[
          ['Total', money({ amount, currency })],
          ['Paid', money({ amount: paid, currency })],
          ['Owed', money({ amount: owed, currency })],
        ]}
      />
      {payments.length > 0 && <PaymentList invoice={invoice} change={change} />}
      {owed > 0 && <PaymentForm key={invoice.paid} invoice={invoice} change={change} />}
    </Dialog>
  );
};
