import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { explain, memberError } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { anonymousApi } from '../session/client.ts';
import { rich, t } from '../texts/texts.ts';
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
  const [code, setCode] = useState(codeInAddress);
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const { error, busy, onSubmit } = useSubmit(async () => {
    await anonymousApi.resetArtistPassword({ body: { code: code.trim(), password } });
    if (email.trim() === '') setDone(true);
    else await signIn(email.trim(), password);
  });
  if (done)
    return (
      <Notice tone="good">
        {rich('gate.passwordChanged', { link: (content) => <Link href="/sign-in">{content}</Link> })}
      </Notice>
    );
  const [codeError, passwordError] = [memberError(error, 'code'), memberError(error, 'password')];
  return (
    <form onSubmit={onSubmit} noValidate>
      {email !== '' && (
        <Notice tone="good">{t('gate.ifTheAddressHasAnAccount', { email: email.trim() })}</Notice>
      )}
      <TextField
        label={t('gate.codeFromTheEmail')}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        error={codeError}
        autoFocus
      />
      <TextField
        label={t('gate.newPassword')}
        type="password"
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        hint={t('gate.passwordRules')}
        error={passwordError}
      />
      {error !== undefined && codeError === undefined && passwordError === undefined && (
        <Notice tone="bad">{explain(error, { 404: t('gate.codeInvalid') })}</Notice>
      )}
      <Button tone="primary" type="submit" busy={busy} disabled={code.trim() === '' || password === ''} wide>
        {t('gate.setPassword')}
      </Button>
    </form>
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
