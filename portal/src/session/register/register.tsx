import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { useTitle } from '../../kit/hooks/use-title.ts';
import { GateHead } from '../../kit/controls/gate-head.tsx';
import { registration } from '../registration.ts';
import type { SignIn } from '../session.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { dropRegistrationCode, onRegistrationOpened, registrationCode } from './registration-code.ts';
import { emptyDraft } from './registration-draft.ts';
import { RequestForm } from './request-form.tsx';
import { rich, t } from '../../texts/texts.ts';

/** Registers a platform: a form, an emailed link, the first API key, and the overview. */
export const Register = ({ signIn }: { readonly signIn: SignIn }) => {
  useTitle(t('session.registerYourPlatform'));
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
      ? t('session.createYourPlatform')
      : mailedTo === undefined
        ? t('session.registerYourPlatform')
        : t('session.checkYourEmail');
  return (
    <main className="gate" id="content">
      <div className="gate-card">
        <GateHead title={title} />
        {code !== undefined ? (
          <ConfirmForm
            key={code}
            code={code}
            onStored={(apiKey) => void enter(apiKey)}
            startOver={() => setCode(undefined)}
          />
        ) : mailedTo !== undefined ? (
          <>
            <p role="status">{rich('session.weSentALinkTo', { mailedTo: <strong>{mailedTo}</strong> })}</p>
            <p className="soft">{t('session.noEmailCheckTheSpam')}</p>
            <Button wide onClick={() => setMailedTo(undefined)}>
              {t('session.changeOrSendAgain')}
            </Button>
          </>
        ) : registration() === 'closed' ? (
          <Notice tone="warn">{t('session.registrationIsClosedAskThe')}</Notice>
        ) : (
          <>
            {registration() === 'sandbox' && (
              <Notice tone="warn">{t('session.platformsThatRegisterHereAre')}</Notice>
            )}
            <RequestForm
              draft={draft}
              onChange={setDraft}
              onRequested={() => setMailedTo(draft.contactEmail.trim())}
            />
          </>
        )}
        <p className="soft">
          {rich('session.doYouHaveAnAPI', { link: (content) => <Link href="/sign-in">{content}</Link> })}
        </p>
      </div>
    </main>
  );
};
