import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain, memberError } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { codeInAddress, useSubmit } from '../gate/gate.tsx';
import { useSession } from '../session/session.tsx';
import { rich, t } from '../texts/texts.ts';

/** Confirms the email address of the member with the emailed code. */
export const VerifyPanel = () => {
  const { api, session, refresh } = useSession();
  const announce = useAnnounce();
  const [code, setCode] = useState(codeInAddress);
  const [sending, setSending] = useState(false);
  const { error, setError, busy, onSubmit } = useSubmit(async () => {
    await api.verifyArtistEmail({ body: { code: code.trim() } });
    await refresh();
    announce(t('home.addressConfirmed'));
  });
  const sendAgain = async () => {
    setSending(true);
    setError(undefined);
    try {
      await api.requestArtistEmailVerification();
      announce(t('home.newCodeSent'));
    } catch (fault) {
      setError(fault);
    }
    setSending(false);
  };
  const codeError = memberError(error, 'code');
  return (
    <Panel title={t('home.confirmYourAddress')}>
      <p>{rich('home.weEmailedACode', { email: <strong>{session.member.email}</strong> })}</p>
      <form className="verify" onSubmit={onSubmit} noValidate>
        <TextField
          label={t('gate.codeFromTheEmail')}
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          error={codeError}
        />
        <div className="verify-acts">
          <Button tone="primary" type="submit" busy={busy} disabled={code.trim() === ''}>
            {t('home.confirm')}
          </Button>
          <Button busy={sending} onClick={() => void sendAgain()}>
            {t('home.sendANewCode')}
          </Button>
        </div>
      </form>
      {error !== undefined && codeError === undefined && (
        <Notice tone="bad">{explain(error, { 404: t('gate.codeInvalid') })}</Notice>
      )}
    </Panel>
  );
};
