import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { explain, memberError } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { anonymousApi } from '../session/client.ts';
import { rich, t } from '../texts/texts.ts';
import { codeInAddress, Gate, useSubmit } from './gate.tsx';

/** Accepts the invitation to the account of a label with the emailed code. */
export const JoinPage = () => {
  const [code, setCode] = useState(codeInAddress);
  const [password, setPassword] = useState('');
  const [joined, setJoined] = useState(false);
  const { error, busy, onSubmit } = useSubmit(async () => {
    await anonymousApi.acceptArtistInvitation({ body: { code: code.trim(), password } });
    setJoined(true);
  });
  const [codeError, passwordError] = [memberError(error, 'code'), memberError(error, 'password')];
  return (
    <Gate title={t('gate.joinALabel')}>
      {joined ? (
        <Notice tone="good">
          {rich('gate.youHaveJoined', { link: (content) => <Link href="/sign-in">{content}</Link> })}
        </Notice>
      ) : (
        <form onSubmit={onSubmit} noValidate>
          <TextField
            label={t('gate.codeFromTheEmail')}
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            error={codeError}
            autoFocus
          />
          <TextField
            label={t('gate.password')}
            type="password"
            name="new-password"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            hint={t('gate.passwordRules')}
            error={passwordError}
          />
          {error !== undefined && codeError === undefined && passwordError === undefined && (
            <Notice tone="bad">
              {explain(error, { 404: t('gate.invitationInvalid'), 409: t('gate.addressHasAnAccount') })}
            </Notice>
          )}
          <Button
            tone="primary"
            type="submit"
            busy={busy}
            disabled={code.trim() === '' || password === ''}
            wide
          >
            {t('gate.join')}
          </Button>
        </form>
      )}
      <p className="gate-links">
        <Link href="/sign-in">{t('gate.backToSignIn')}</Link>
      </p>
    </Gate>
  );
};
