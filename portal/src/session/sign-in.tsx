import { useState, type SubmitEvent } from 'react';
import { Button } from '../kit/button.tsx';
import { explain } from '../kit/failures.ts';
import { TextField } from '../kit/field.tsx';
import { Notice } from '../kit/states.tsx';
import { useTitle } from '../kit/title.ts';
import type { SignIn } from './session.tsx';

/** By API key; whoever has a one-time link never sees this. */
export const SignInPage = ({ signIn, why }: { readonly signIn: SignIn; readonly why?: string }) => {
  useTitle('Sign in');
  const [apiKey, setApiKey] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (apiKey.trim() === '') {
      setError('Enter the API key of your platform.');
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await signIn({ apiKey: apiKey.trim() });
    } catch (fault) {
      setError(explain(fault, { 401: 'No platform has this API key. It may have been removed.' }));
      setBusy(false);
    }
  };
  return (
    <main className="gate" id="content">
      <div className="gate-card">
        <p className="brand">
          <img src="/portal/icon.svg" alt="" width="28" height="28" /> Platform Licensing
        </p>
        <h1>Partner portal</h1>
        {why !== undefined && <Notice tone="warn">{why}</Notice>}
        <form onSubmit={(event) => void submit(event)} noValidate>
          <TextField
            label="API key"
            value={apiKey}
            onChange={setApiKey}
            type="password"
            name="api-key"
            autoComplete="current-password"
            hint="Begins with plk_. It is sent once, to begin a session of twelve hours, and is not kept in this browser."
            error={error}
            autoFocus
          />
          <Button tone="primary" type="submit" busy={busy} wide>
            Sign in
          </Button>
        </form>
        <p className="soft">
          No key at hand? Your backend can make a link that signs you in:{' '}
          <a href="/reference/openapi#createPortalLink">
            <code>POST /platforms/…/portal-links</code>
          </a>
          . No platform yet? See <a href="/reference/guides/first-license">the first license</a>.
        </p>
      </div>
    </main>
  );
};
