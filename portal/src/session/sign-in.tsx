import { useState, type SubmitEvent } from 'react';
import { Button } from '../kit/controls/button.tsx';
import { explain } from '../kit/feedback/errors.ts';
import { TextField } from '../kit/controls/field.tsx';
import { Notice } from '../kit/feedback/states.tsx';
import { useTitle } from '../kit/hooks/use-title.ts';
import type { SignIn } from './session.tsx';

/** The session goes on at an allowed address, so its owner can leave it there, or end it from here. */
const ElsewhereOnly = ({ endSession }: { readonly endSession: () => Promise<void> }) => {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await endSession();
    } catch (fault) {
      setError(explain(fault));
      setBusy(false);
    }
  };
  return (
    <div className="elsewhere">
      <p>
        You are still signed in: your session continues once you are back at an allowed address. To use
        another API key here, sign in with it below.
      </p>
      {error !== undefined && <Notice tone="bad">{error}</Notice>}
      <Button small busy={busy} onClick={() => void end()}>
        Sign out
      </Button>
    </div>
  );
};

/** By API key; whoever has a one-time link never sees this. */
export const SignInPage = ({
  signIn,
  why,
  endSession,
}: {
  readonly signIn: SignIn;
  readonly why?: string;
  /** Present if this browser has a session that cannot be used from its present address. */
  readonly endSession?: () => Promise<void>;
}) => {
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
        {endSession && <ElsewhereOnly endSession={endSession} />}
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
