import { useState, type SubmitEvent } from 'react';
import { Link } from 'wouter';
import { Brand } from '../kit/display/brand.tsx';
import { Button } from '../kit/controls/button.tsx';
import { explain } from '../kit/feedback/errors.ts';
import { TextField } from '../kit/controls/field.tsx';
import { Notice } from '../kit/feedback/states.tsx';
import { useTitle } from '../kit/hooks/use-title.ts';
import { EmailSignIn } from './email-sign-in.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { registration } from './registration.ts';
import type { SignIn } from './session.tsx';

/** Shown if a session cannot be used from this address. It stays valid at allowed addresses, and can be ended here. */
const AddressNotAllowed = ({ endSession }: { readonly endSession: () => Promise<void> }) => {
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
    <div className="address-not-allowed">
      <p>
        You are still signed in: your session continues when you are back at an allowed address. To use
        another API key here, sign in with it below.
      </p>
      {error !== undefined && <Notice tone="bad">{error}</Notice>}
      <Button small busy={busy} onClick={() => void end()}>
        Sign out
      </Button>
    </div>
  );
};

/** Sign-in with an API key, a mailed link or a passkey. A one-time link skips this page. */
export const SignInPage = ({
  signIn,
  why,
  endSession,
}: {
  readonly signIn: SignIn;
  readonly why?: string;
  /** Present if this browser has a session that cannot be used from its current address. */
  readonly endSession?: () => Promise<void>;
}) => {
  useTitle('Sign in');
  const [apiKey, setApiKey] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (apiKey.trim() === '') {
      setError('Enter an API key.');
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await signIn({ apiKey: apiKey.trim() });
    } catch (fault) {
      setError(explain(fault, { 401: 'This API key is invalid. It may have been removed.' }));
      setBusy(false);
    }
  };
  return (
    <main className="gate" id="content">
      <div className="gate-card">
        <Brand />
        <h1>Partner portal</h1>
        {why !== undefined && <Notice tone="warn">{why}</Notice>}
        {endSession && <AddressNotAllowed endSession={endSession} />}
        <form onSubmit={(event) => void submit(event)} noValidate>
          <TextField
            label="API key"
            value={apiKey}
            onChange={setApiKey}
            type="password"
            name="api-key"
            autoComplete="current-password"
            hint="Starts with plk_. The session lasts 12 hours. The key is not stored in this browser."
            error={error}
            autoFocus
          />
          <Button tone="primary" type="submit" busy={busy} wide>
            Sign in
          </Button>
        </form>
        <EmailSignIn />
        <PasskeySignIn signIn={signIn} />
        <p className="soft">
          No API key? Your backend can create a sign-in link:{' '}
          <a href="/reference/operations/createPortalLink">
            <code>POST /platforms/…/portal-links</code>
          </a>
          .
        </p>
        {registration() !== 'closed' && (
          <p className="soft">
            No platform yet? <Link href="/register">Register your platform</Link>.
          </p>
        )}
      </div>
    </main>
  );
};
