import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { explain, memberError } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { anonymousApi } from '../session/client.ts';
import { rich, t } from '../texts/texts.ts';
import { CodeForm } from './code-form.tsx';
import { codeInAddress, Gate, useSubmit } from './gate.tsx';
import type { SignIn } from './sign-in.tsx';

/** Requests the code of a new password by email. */
const RequestForm = ({
  email,
  setEmail,
  onRequested,
}: {
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly onRequested: () => void;
}) => {
  const { error, busy, onSubmit } = useSubmit(async () => {
    await anonymousApi.requestArtistPasswordReset({ body: { email: email.trim() } });
    onRequested();
  });
  const fieldError = memberError(error, 'email');
  return (
    <form onSubmit={onSubmit} noValidate>
      <TextField
        label={t('gate.emailAddress')}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        hint={t('gate.weEmailYouACode')}
        error={fieldError}
        autoFocus
      />
      {error !== undefined && fieldError === undefined && <Notice tone="bad">{explain(error)}</Notice>}
      <Button tone="primary" type="submit" busy={busy} disabled={email.trim() === ''} wide>
        {t('gate.emailMeACode')}
      </Button>
    </form>
  );
};

/** Sets a new password with the emailed code, and signs in if the address is known. */
const CompleteForm = ({ email, signIn }: { readonly email: string; readonly signIn: SignIn }) => {
  const [done, setDone] = useState(false);
  if (done)
    return (
      <Notice tone="good">
        {rich('gate.passwordChanged', { link: (content) => <Link href="/sign-in">{content}</Link> })}
      </Notice>
    );
  return (
    <CodeForm
      passwordLabel={t('gate.newPassword')}
      submitLabel={t('gate.setPassword')}
      send={async (body) => {
        await anonymousApi.resetArtistPassword({ body });
        if (email.trim() === '') setDone(true);
        else await signIn(email.trim(), body.password);
      }}
      explanations={{ 404: t('gate.codeInvalid') }}
    >
      {email !== '' && (
        <Notice tone="good">{t('gate.ifTheAddressHasAnAccount', { email: email.trim() })}</Notice>
      )}
    </CodeForm>
  );
};

/** Sets a new password by email. A link with a code skips the request. */
export const ResetPage = ({ signIn }: { readonly signIn: SignIn }) => {
  const [email, setEmail] = useState('');
  const [hasCode, setHasCode] = useState(() => codeInAddress() !== '');
  return (
    <Gate title={t('gate.setANewPassword')}>
      {hasCode ? (
        <CompleteForm email={email} signIn={signIn} />
      ) : (
        <>
          <RequestForm email={email} setEmail={setEmail} onRequested={() => setHasCode(true)} />
          <p className="gate-links">
            <Button small onClick={() => setHasCode(true)}>
              {t('gate.iHaveACode')}
            </Button>
          </p>
        </>
      )}
      <p className="gate-links">
        <Link href="/sign-in">{t('gate.backToSignIn')}</Link>
      </p>
    </Gate>
  );
};
