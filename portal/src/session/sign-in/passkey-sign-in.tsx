import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Notice } from '../../kit/feedback/states.tsx';
import { anonymousApi } from '../anonymous-api.ts';
import { explain } from '../../kit/feedback/errors.ts';
import type { SignIn } from '../session.tsx';
import { t } from '../../texts/texts.ts';

const known = () => ({ 401: t('session.thisPasskeyDoesNotSign') });

/** The script of the ceremony, which most visitors do not need. */
const ceremony = () => import('./passkey-ceremony.ts');

/** Signs a member in with a passkey of this device or of a phone. Shows nothing in a browser without passkeys. */
export const PasskeySignIn = ({ signIn }: { readonly signIn: SignIn }) => {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (!('PublicKeyCredential' in globalThis)) return null;
  const start = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const [{ options, state }, { signChallenge }] = await Promise.all([
        anonymousApi.startPasskeySignIn({}),
        ceremony(),
      ]);
      await signIn({ passkey: { state, response: await signChallenge(options) } });
    } catch (fault) {
      const loaded = await ceremony().catch(() => undefined);
      const none = t('session.noPasskeyWasUsedTry');
      setError(loaded ? loaded.explainCeremony(fault, none, known()) : explain(fault, known()));
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
