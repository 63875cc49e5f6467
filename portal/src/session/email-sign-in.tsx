import { useState, type SubmitEvent } from 'react';
import { Button } from '../kit/controls/button.tsx';
import { TextField } from '../kit/controls/field.tsx';
import { explain, memberError } from '../kit/feedback/errors.ts';
import { Notice } from '../kit/feedback/states.tsx';
import { anonymousApi } from './anonymous-api.ts';

/** Requests a mail with sign-in links. The page says the same for every address, as the service does. */
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
    <form onSubmit={(event) => void request(event)} noValidate aria-label="Sign in by email">
      <TextField
        label="Email address"
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        hint="For members of a platform. We email you a link."
        error={fieldError}
      />
      {error !== undefined && fieldError === undefined && <Notice tone="bad">{explain(error)}</Notice>}
      {mailedTo !== undefined && (
        <Notice tone="good">
          Check your email: we sent a message to {mailedTo}. Its link works once, within 15 minutes.
        </Notice>
      )}
      <Button type="submit" busy={busy} disabled={email.trim() === ''} wide>
        Email me a link
      </Button>
    </form>
  );
};
