import type { StaffPayout } from '@platform-licensing/client';
import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import { TextField } from '../../../kit/controls/field.tsx';
import { money } from '../../../kit/display/format.ts';
import { Facts } from '../../../kit/display/page.tsx';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { explain, memberError } from '../../../kit/feedback/errors.ts';
import { Notice } from '../../../kit/feedback/states.tsx';
import { returnReasonName, returnReasons } from './names.ts';
import { useRunActs } from './queries.ts';

/** Records that the bank has returned a payout. */
export const ReturnDialog = ({
  payout: { payoutId, runId, accountId, name, amount, currency, endToEndId },
  close,
}: {
  readonly payout: StaffPayout;
  readonly close: () => void;
}) => {
  const id = useId();
  const announce = useAnnounce();
  const { recordReturn } = useRunActs();
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const reason = text.trim().toUpperCase();
  const isCode = /^[A-Z0-9]{4}$/.test(reason);
  const record = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isCode || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await recordReturn(runId, payoutId, reason);
      announce('Return recorded');
      close();
    } catch (fault) {
      setError(fault);
      setBusy(false);
    }
  };
  const wrong =
    isTried && !isCode ? 'Enter the four letters or digits of the code, such as AC04.' : undefined;
  return (
    <Dialog title="Record a returned payout" close={close} busy={busy}>
      <form onSubmit={(event) => void record(event)} noValidate>
        <p>
          The amount is owed to the account again, and its payout details have to be verified again before its
          next payout. A return cannot be undone.
        </p>
        <Facts
          of={[
            ['Payee', name ?? accountId],
            ['Amount', money({ amount, currency })],
            ['End-to-end ID', <code key="id">{endToEndId}</code>],
          ]}
        />
        <TextField
          label="Reason of the bank"
          hint={returnReasonName(reason) ?? 'The ISO 20022 code in the statement of the bank, such as AC04'}
          list={id}
          value={text}
          error={wrong ?? memberError(error, 'reason')}
          onChange={setText}
        />
        <datalist id={id}>
          {returnReasons.map((known) => (
            <option key={known.code} value={known.code}>
              {known.name}
            </option>
          ))}
        </datalist>
        {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
        <div className="dialog-acts">
          <Button busy={busy} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" tone="danger" busy={busy}>
            Record return
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
