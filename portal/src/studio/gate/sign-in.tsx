import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { pageSetting } from '../../kit/page-settings.ts';
import { rich, t } from '../texts/texts.ts';
import { Gate, useSubmit } from './gate.tsx';

export type SignIn = (email: string, password: string) => Promise<void>;

export const SignInPage = ({ signIn, hasEnded }: { readonly signIn: SignIn; readonly hasEnded: boolean }) => {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { error, busy, onSubmit } = useSubmit(() => signIn(email.trim(), password));
  return (
    <Gate title={t('gate.signInToTheStudio')}>
      {hasEnded && error === undefined && <Notice tone="warn">{t('gate.yourSessionHasEnded')}</Notice>}
      <p className="soft">{t('gate.forArtistsAndLabels')}</p>
      <form onSubmit={onSubmit} noValidate>
        <TextField
          label={t('gate.emailAddress')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          autoFocus
        />
        <TextField
          label={t('gate.password')}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        {error !== undefined && (
          <Notice tone="bad">
            {explain(error, { 400: t('gate.signInFailed'), 401: t('gate.signInFailed') })}
          </Notice>
        )}
        <Button
          tone="primary"
          type="submit"
          busy={busy}
          disabled={email.trim() === '' || password === ''}
          wide
        >
          {t('gate.signIn')}
        </Button>
      </form>
      <p className="gate-links">
        <Link href="/password">{t('gate.forgotPassword')}</Link>
      </p>
      {pageSetting('registration') !== 'closed' && (
        <p className="soft">
          {rich('gate.noAccountYet', { link: (content) => <Link href="/register">{content}</Link> })}
        </p>
      )}
    </Gate>
  );
};
