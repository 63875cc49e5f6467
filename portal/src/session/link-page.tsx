import { useState } from 'react';
import { Button } from '../kit/controls/button.tsx';
import { Brand } from '../kit/display/brand.tsx';
import { ended, explain } from '../kit/feedback/errors.ts';
import { Notice } from '../kit/feedback/states.tsx';
import { useTitle } from '../kit/hooks/use-title.ts';
import { pageSetting } from '../kit/page-settings.ts';

/**
 * Uses a mailed link when the user presses the button, because programs of mail servers open links too. `leave`
 * continues without the link.
 */
export const LinkPage = ({
  open,
  leave,
}: {
  readonly open: () => Promise<void>;
  readonly leave: () => void;
}) => {
  useTitle('Sign in');
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await open();
    } catch (fault) {
      setError(fault);
      setBusy(false);
    }
  };
  return (
    <main className="gate" id="content">
      <div className="gate-card">
        <Brand />
        <h1>Partner portal</h1>
        {error === undefined ? (
          <p>Your link works once.</p>
        ) : (
          <Notice tone="bad">
            {explain(error, { 401: 'This link was already used or has expired. Request a new one.' })}
          </Notice>
        )}
        {ended(error) ? (
          <Button tone="primary" wide onClick={leave}>
            Continue
          </Button>
        ) : (
          <Button tone="primary" wide busy={busy} onClick={() => void press()}>
            Sign in to {pageSetting('brand') || 'Platform Licensing'}
          </Button>
        )}
      </div>
    </main>
  );
};
