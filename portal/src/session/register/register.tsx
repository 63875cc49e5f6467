import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Brand } from '../../kit/display/brand.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { useTitle } from '../../kit/hooks/use-title.ts';
import { registration } from '../registration.ts';
import type { SignIn } from '../session.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { dropRegistrationCode, onRegistrationOpened, registrationCode } from './registration-code.ts';
import { emptyDraft } from './registration-draft.ts';
import { RequestForm } from './request-form.tsx';

/** Registers a platform: a form, a mailed link, the first API key, and the overview. */
export const Register = ({ signIn }: { readonly signIn: SignIn }) => {
  useTitle('Register your platform');
  const [, go] = useLocation();
  const announce = useAnnounce();
  const [code, setCode] = useState(registrationCode);
  const [draft, setDraft] = useState(emptyDraft);
  const [mailedTo, setMailedTo] = useState<string>();
  useEffect(() => {
    dropRegistrationCode();
    return onRegistrationOpened(setCode);
  }, []);
  const enter = async (apiKey: string) => {
    try {
      await signIn({ apiKey });
      go('/');
    } catch (error) {
      announce(explain(error), 'bad');
      go('/sign-in');
    }
  };
  const title =
    code !== undefined
      ? 'Create your platform'
      : mailedTo === undefined
        ? 'Register your platform'
        : 'Check your email';
  return (
    <main className="gate" id="content">
      <div className="gate-card">
        <Brand />
        <h1>{title}</h1>
        {code !== undefined ? (
          <ConfirmForm
            key={code}
            code={code}
            onStored={(apiKey) => void enter(apiKey)}
            startOver={() => setCode(undefined)}
          />
        ) : mailedTo !== undefined ? (
          <>
            <p role="status">
              We sent a link to <strong>{mailedTo}</strong>. Open it within 24 hours to create your platform
              and get its first API key.
            </p>
            <p className="soft">No email? Check the spam folder, or correct the address and send it again.</p>
            <Button wide onClick={() => setMailedTo(undefined)}>
              Change or send again
            </Button>
          </>
        ) : registration() === 'closed' ? (
          <Notice tone="warn">Registration is closed. Ask the operator of this service for access.</Notice>
        ) : (
          <>
            {registration() === 'sandbox' && (
              <Notice tone="warn">
                Platforms that register here are sandbox platforms. Their licenses grant no rights.
              </Notice>
            )}
            <RequestForm
              draft={draft}
              onChange={setDraft}
              onRequested={() => setMailedTo(draft.contactEmail.trim())}
            />
          </>
        )}
        <p className="soft">
          Do you have an API key? <Link href="/sign-in">Sign in</Link>.
        </p>
      </div>
    </main>
  );
};
