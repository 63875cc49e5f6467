import { useState, type SubmitEvent } from 'react';
import { Button } from '../kit/controls/button.tsx';
import { TextField } from '../kit/controls/field.tsx';
import { Notice } from '../kit/feedback/states.tsx';
import { publicApi } from './api.ts';
import { appealIdIn } from './route.ts';
import { describe, fieldError, useRequest } from './use-request.ts';
import { t } from './texts/texts.ts';

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
  const idError = isEmpty ? t('appeals.enterAnAppealId') : fieldError(error, 'appealId');
  return (
    <form ref={form} onSubmit={send} noValidate>
      <TextField
        label={t('appeals.appealId')}
        name="appeal"
        value={appealId}
        onChange={setAppealId}
        hint={t('appeals.startsWithAplYouFind')}
        error={idError}
      />
      {error !== undefined && <Notice tone="bad">{describe(error)}</Notice>}
      {sent && <Notice tone="good">{t('appeals.ifThisAppealExistsWe')}</Notice>}
      <Button type="submit" busy={busy}>
        {t('appeals.sendNewLink')}
      </Button>
    </form>
  );
};
