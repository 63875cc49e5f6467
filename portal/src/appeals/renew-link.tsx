import { useState, type SubmitEvent } from 'react';
import { Button } from '../kit/controls/button.tsx';
import { TextField } from '../kit/controls/field.tsx';
import { Notice } from '../kit/feedback/states.tsx';
import { publicApi } from './api.ts';
import { appealIdIn } from './route.ts';
import { flawIn, told, useAttempt } from './use-request.ts';

/** Has another link mailed to whoever lodged an appeal. Who asks is not told whether there is such an appeal. */
export const RenewForm = ({ appealId: named = '' }: { readonly appealId?: string }) => {
  const [appealId, setAppealId] = useState(named);
  const [isEmpty, setIsEmpty] = useState(false);
  const [sent, setSent] = useState(false);
  const { busy, error, form, attempt } = useAttempt();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const asked = appealIdIn(appealId);
    setSent(false);
    setIsEmpty(asked === '');
    if (asked === '') return;
    setAppealId(asked);
    void attempt(async () => {
      await publicApi.renewAppealCode({ appealId: asked });
      setSent(true);
    });
  };
  const flaw = isEmpty ? 'Enter the id of your appeal.' : flawIn(error, 'appealId');
  return (
    <form ref={form} onSubmit={send} noValidate>
      <TextField
        label="Id of your appeal"
        name="appeal"
        value={appealId}
        onChange={setAppealId}
        hint="Begins with apl_; it stands in the subject of every mail about the appeal."
        error={flaw}
      />
      {error !== undefined && <Notice tone="bad">{told(error)}</Notice>}
      {sent && (
        <Notice tone="good">
          Where there is such an appeal, a new link is on its way to the mail address that was given with it;
          the links before it no longer work. At most three are sent in a day.
        </Notice>
      )}
      <Button type="submit" busy={busy}>
        Send me a new link
      </Button>
    </form>
  );
};
