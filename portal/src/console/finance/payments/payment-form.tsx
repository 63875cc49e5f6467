import type { StaffInvoice } from '@platform-licensing/client';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { TextField } from '../../../kit/controls/field.tsx';
import { explain, memberError } from '../../../kit/feedback/errors.ts';
import { Notice } from '../../../kit/feedback/states.tsx';
import { useNow } from '../../../kit/hooks/use-now.ts';
import { useApi } from '../../session/session.tsx';
import { owedOn, paymentAmount, paymentAmountError, priceText } from '../amounts.ts';
import { dayOf } from '../payouts/run-step.ts';
import type { ChangePayments } from './use-payments.ts';

/** The form for a payment that the bank has received: all that is owed, unless something else is entered. */
export const PaymentForm = ({
  invoice,
  busy,
  change,
  done,
}: {
  readonly invoice: StaffInvoice;
  readonly busy: boolean;
  readonly change: ChangePayments;
  readonly done: (text: string) => void;
}) => {
  const api = useApi();
  const now = useNow();
  const { invoiceId, currency, number = '', payments = [] } = invoice;
  const owed = owedOn(invoice);
  const [entered, setEntered] = useState<string>();
  const [receivedOn, setReceivedOn] = useState('');
  const [reference, setReference] = useState(number);
  const [isTried, setIsTried] = useState(false);
  const [isRepeated, setIsRepeated] = useState(false);
  const [error, setError] = useState<unknown>();
  const text = entered ?? priceText({ amount: owed, currency }).replace(` ${currency}`, '');
  const amount = paymentAmount(text.trim(), currency);
  const record = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (busy || amount === undefined || receivedOn === '' || reference.trim() === '') return;
    setEntered(text);
    setError(undefined);
    setIsRepeated(false);
    const body = { amount, receivedOn, reference: reference.trim() };
    try {
      const changed = await change(() => api.createInvoicePayment({ invoiceId, body }));
      // The API returns the invoice unchanged if it has the same payment already.
      if ((changed.payments ?? []).length > payments.length) done('Payment recorded');
      else setIsRepeated(true);
    } catch (fault) {
      setError(fault);
    }
  };
  const atField = (member: string, isMissing: boolean, what: string | undefined) =>
    isTried && isMissing ? what : memberError(error, member);
  const notice = error !== undefined && <Notice tone="bad">{explain(error)}</Notice>;
  if (owed <= 0) return notice;
  return (
    <form onSubmit={(event) => void record(event)} noValidate>
      <TextField
        label={`Amount in ${currency}`}
        value={text}
        error={atField('amount', amount === undefined, paymentAmountError(text.trim(), currency))}
        autoFocus
        onChange={setEntered}
      />
      <TextField
        label="Received on"
        type="date"
        hint="The day on which the bank has booked it"
        value={receivedOn}
        max={dayOf(now)}
        error={atField('receivedOn', receivedOn === '', 'Enter the day.')}
        onChange={setReceivedOn}
      />
      <TextField
        label="Reference"
        hint="How the statement of the bank names the payment"
        value={reference}
        error={
          atField('reference', reference.trim() === '', 'Enter the reference.') ??
          (isRepeated
            ? 'This payment is already recorded. If it is another transfer, give it another reference.'
            : undefined)
        }
        onChange={setReference}
      />
      {notice}
      <div className="dialog-acts">
        <Button type="submit" tone="primary" busy={busy}>
          Record payment
        </Button>
      </div>
    </form>
  );
};
