import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { explain, memberError } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { anonymousApi } from '../anonymous-api.ts';
import { t } from '../../texts/texts.ts';

/** Requests an email with sign-in links. The page says the same for every address, as the service does. */
export const EmailSignIn = () => {
  const [email, setEmail] = useState('');
  const [mailedTo, setMailedTo] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const request = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    setMailedTo(undefined);
    try {
      const { email: to } = await anonymousApi.requestSignInLink({ body: { email: email.trim() } });
      setMailedTo(to);
    } catch (fault) {
      setError(fault);
    }
    setBusy(false);
  };
  const fieldError = memberError(error, 'email');
  return (
    <form onSubmit={(event) => void request(event)} noValidate aria-label={t('session.signInByEmail')}>
      <TextField
        label={t('session.emailAddress')}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        hint={t('session.forMembersOfAPlatform')}
        error={fieldError}
      />
      {error !== undefined && fieldError === undefined && <Notice tone="bad">{explain(error)}</Notice>}
      {mailedTo !== undefined && (
        <Notice tone="good">{t('session.checkYourEmailWeSent', { mailedTo })}</Notice>
      )}
      <Button type="submit" busy={busy} disabled={email.trim() === ''} wide>
        {t('session.emailMeALink')}
      </Button>
    </form>
  );
};
