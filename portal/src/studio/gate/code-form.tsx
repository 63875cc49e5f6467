import { useState, type ReactNode } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { explain, memberError } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { t } from '../texts/texts.ts';
import { codeInAddress, useSubmit } from './gate.tsx';

/** Asks for an emailed code and a new password, and sends both. */
export const CodeForm = ({
  passwordLabel,
  submitLabel,
  send,
  explanations,
  children,
}: {
  readonly passwordLabel: string;
  readonly submitLabel: string;
  readonly send: (given: { readonly code: string; readonly password: string }) => Promise<void>;
  /** Explanations of responses by their status. */
  readonly explanations: Readonly<Record<number, string>>;
  /** Shown above the fields. */
  readonly children?: ReactNode;
}) => {
  const [code, setCode] = useState(codeInAddress);
  const [password, setPassword] = useState('');
  const { error, busy, onSubmit } = useSubmit(() => send({ code: code.trim(), password }));
  const [codeError, passwordError] = [memberError(error, 'code'), memberError(error, 'password')];
  return (
    <form onSubmit={onSubmit} noValidate>
      {children}
      <TextField
        label={t('gate.codeFromTheEmail')}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        error={codeError}
        autoFocus
      />
      <TextField
        label={passwordLabel}
        type="password"
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        hint={t('gate.passwordRules')}
        error={passwordError}
      />
      {error !== undefined && codeError === undefined && passwordError === undefined && (
        <Notice tone="bad">{explain(error, explanations)}</Notice>
      )}
      <Button tone="primary" type="submit" busy={busy} disabled={code.trim() === '' || password === ''} wide>
        {submitLabel}
      </Button>
    </form>
  );
};
