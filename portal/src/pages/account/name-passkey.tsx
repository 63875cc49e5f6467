import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { memberError } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { t } from '../../texts/texts.ts';

/** Asks for the name of a passkey, then acts. */
export const NamePasskey = ({
  title,
  action,
  before = '',
  act,
  explain,
  close,
}: {
  readonly title: string;
  /** The label of the button. */
  readonly action: string;
  readonly before?: string;
  readonly act: (name: string) => Promise<void>;
  readonly explain: (error: unknown) => string;
  readonly close: () => void;
}) => {
  const [name, setName] = useState(before);
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await act(name.trim());
      close();
    } catch (fault) {
      setError(fault);
      setBusy(false);
    }
  };
  const fieldError = memberError(error, 'name');
  return (
    <Dialog title={title} close={close} busy={busy}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t('account.name')}
          value={name}
          onChange={setName}
          hint={t('account.whereThePasskeyIsFor')}
          error={fieldError}
        />
        {error !== undefined && fieldError === undefined && <Notice tone="bad">{explain(error)}</Notice>}
        <div className="dialog-acts">
          <Button busy={busy} onClick={close}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit" tone="primary" busy={busy} disabled={['', before].includes(name.trim())}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
