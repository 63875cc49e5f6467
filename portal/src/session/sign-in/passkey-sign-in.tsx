import {
  browserSupportsWebAuthn,
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Notice } from '../../kit/feedback/states.tsx';
import { anonymousApi } from '../anonymous-api.ts';
import { explainCeremony } from './passkey-faults.ts';
import type { SignIn } from '../session.tsx';
import { t } from '../../texts/texts.ts';

/** Signs a member in with a passkey of this device or of a phone. Shows nothing in a browser without passkeys. */
export const PasskeySignIn = ({ signIn }: { readonly signIn: SignIn }) => {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (!browserSupportsWebAuthn()) return null;
  const start = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const { options, state } = await anonymousApi.startPasskeySignIn({});
      const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
      const response = await startAuthentication({ optionsJSON });
      await signIn({ passkey: { state, response: { ...response } } });
    } catch (fault) {
      setError(
        explainCeremony(fault, t('session.noPasskeyWasUsedTry'), {
          401: t('session.thisPasskeyDoesNotSign'),
        }),
      );
      setBusy(false);
    }
  };
  return (
    <div className="passkey-sign-in">
      {error !== undefined && <Notice tone="bad">{error}</Notice>}
      <Button busy={busy} onClick={() => void start()} wide>
        {t('session.signInWithAPasskey')}
      </Button>
    </div>
  );
};
