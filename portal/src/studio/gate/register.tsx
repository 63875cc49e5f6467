import { ApiProblem } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { QueryView, Notice } from '../../kit/feedback/states.tsx';
import { pageSetting } from '../../kit/page-settings.ts';
import { anonymousApi } from '../session/client.ts';
import { rich, t } from '../texts/texts.ts';
import { codeInAddress, Gate } from './gate.tsx';
import { RegisterForm } from './register-form.tsx';
import { countryIn, emptyDraft } from './registration-draft.ts';
import type { SignIn } from './sign-in.tsx';

const isSignInFailure = (error: unknown): boolean => error instanceof ApiProblem && error.status === 401;

/** Registers an account and signs in. If the address has an account already, only its owner learns it, by email. */
export const Register = ({ signIn }: { readonly signIn: SignIn }) => {
  const [draft, setDraft] = useState(() => emptyDraft(countryIn(navigator.languages), codeInAddress()));
  const [mailedTo, setMailedTo] = useState<string>();
  const agreement = useQuery({
    queryKey: ['agreement'],
    queryFn: () => anonymousApi.getArtistAgreement(),
    staleTime: Infinity,
  });
  const registration = pageSetting('registration');
  const enter = async () => {
    const email = draft.email.trim();
    try {
      await signIn(email, draft.password);
    } catch (error) {
      if (!isSignInFailure(error)) throw error;
      setMailedTo(email);
    }
  };
  return (
    <Gate title={mailedTo === undefined ? t('gate.registerAnAccount') : t('gate.checkYourEmail')}>
      {mailedTo !== undefined ? (
        <p role="status">{rich('gate.weSentAnEmailTo', { email: <strong>{mailedTo}</strong> })}</p>
      ) : registration === 'closed' ? (
        <Notice tone="warn">{t('gate.registrationIsClosed')}</Notice>
      ) : (
        <QueryView query={agreement} rows={8} label={t('gate.loadingTheForm')}>
          {(current) => (
            <RegisterForm
              draft={draft}
              change={(part) => setDraft((before) => ({ ...before, ...part }))}
              agreement={current}
              needsInvitation={registration === 'invite'}
              onRegistered={enter}
            />
          )}
        </QueryView>
      )}
      <p className="soft">
        {rich('gate.alreadyRegistered', { link: (content) => <Link href="/sign-in">{content}</Link> })}
      </p>
    </Gate>
  );
};
