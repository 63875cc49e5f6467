import { useState, type SubmitEvent } from 'react';
import { Button } from '../kit/controls/button.tsx';
import { TextField } from '../kit/controls/field.tsx';
import { Notice } from '../kit/feedback/states.tsx';
import { publicApi } from './api.ts';
import { appealIdIn } from './route.ts';
import { describe, fieldError, useRequest } from './use-request.ts';

/** Sends a new link to the appellant by email. The response does not reveal whether the appeal exists. */
export const RenewLinkForm = ({ appealId: initialId = '' }: { readonly appealId?: string }) => {
  const [appealId, setAppealId] = useState(initialId);
  const [isEmpty, setIsEmpty] = useState(false);
  const [sent, setSent] = useState(false);
  const { busy, error, form, run } = useRequest();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const id = appealIdIn(appealId);
    setSent(false);
    setIsEmpty(id === '');
    if (id === '') return;
    setAppealId(id);
    void run(async () => {
      await publicApi.renewAppealCode({ appealId: id });
      setSent(true);
    });
  };
  const idError = isEmpty ? 'Enter an appeal ID.' : fieldError(error, 'appealId');
  return (
    <form ref={form} onSubmit={send} noValidate>
      <TextField
        label="Appeal ID"
        name="appeal"
        value={appealId}
        onChange={setAppealId}
        hint="Starts with apl_. You find it in the subject of our emails about the appeal."
        error={idError}
      />
      {error !== undefined && <Notice tone="bad">{describe(error)}</Notice>}
      {sent && (
        <Notice tone="good">
          If this appeal exists, we have sent a new link to its email address. Earlier links no longer work.
          We send at most three links per day.
        </Notice>
      )}
      <Button type="submit" busy={busy}>
        Send new link
      </Button>
    </form>
  );
};
