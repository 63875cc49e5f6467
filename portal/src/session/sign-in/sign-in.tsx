import { useState, type SubmitEvent } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { TextField } from '../../kit/controls/field.tsx';
import { Notice } from '../../kit/feedback/states.tsx';
import { useTitle } from '../../kit/hooks/use-title.ts';
import { EmailSignIn } from './email-sign-in.tsx';
import { GateHead } from '../../kit/controls/gate-head.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { registration } from '../registration.ts';
import type { Why } from '../address-rejection.ts';
import type { SignIn } from '../session.tsx';
import { rich, t } from '../../texts/texts.ts';

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
      <p>{t('session.youAreStillSignedIn')}</p>
      {error !== undefined && <Notice tone="bad">{error}</Notice>}
      <Button small busy={busy} onClick={() => void end()}>
        {t('session.signOut')}
      </Button>
    </div>
  );
};

/** Sign-in with an API key, an emailed link or a passkey. A one-time link skips this page. */
export const SignInPage = ({
  signIn,
  why,
  endSession,
}: {
  readonly signIn: SignIn;
  readonly why?: Why;
  /** Present if this browser has a session that cannot be used from its current address. */
  readonly endSession?: () => Promise<void>;
}) => {
  useTitle(t('session.signIn'));
  const [apiKey, setApiKey] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (apiKey.trim() === '') {
      setError(t('session.enterAnAPIKey'));
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await signIn({ apiKey: apiKey.trim() });
    } catch (fault) {
      setError(explain(fault, { 401: t('session.thisAPIKeyIsInvalid') }));
      setBusy(false);
    }
  };
  return (
    <main className="gate" id="content">
      <div className="gate-card">
        <GateHead title={t('session.partnerPortal')} />
        {why !== undefined && <Notice tone="warn">{why()}</Notice>}
        {endSession && <AddressNotAllowed endSession={endSession} />}
        <form onSubmit={(event) => void submit(event)} noValidate>
          <TextField
            label={t('session.apiKey')}
            value={apiKey}
            onChange={setApiKey}
            type="password"
            name="api-key"
            autoComplete="current-password"
            hint={t('session.startsWithPlkTheSession')}
            error={error}
            autoFocus
          />
          <Button tone="primary" type="submit" busy={busy} wide>
            {t('session.signIn')}
          </Button>
        </form>
        <EmailSignIn />
        <PasskeySignIn signIn={signIn} />
        <p className="soft">
          {rich('session.noAPIKeyYourBackend', {
            a: (
              <a href="/reference/operations/createPortalLink">
                <code>POST /platforms/…/portal-links</code>
              </a>
            ),
          })}
        </p>
        {registration() !== 'closed' && (
          <p className="soft">
            {rich('session.noPlatformYetRegisterYour', {
              link: (content) => <Link href="/register">{content}</Link>,
            })}
          </p>
        )}
      </div>
    </main>
  );
};
