import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { ended, explain } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { useTitle } from '../../kit/hooks/use-title.ts';
import { pageSetting } from '../../kit/page-settings.ts';
import { t } from '../../texts/texts.ts';
import { GateHead } from '../../kit/controls/gate-head.tsx';

/**
 * Uses an emailed link when the user presses the button, because programs of mail servers open links too. `leave`
 * continues without the link.
 */
export const LinkPage = ({
  open,
  leave,
}: {
  readonly open: () => Promise<void>;
  readonly leave: () => void;
}) => {
  useTitle(t('session.signIn'));
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
        <GateHead title={t('session.partnerPortal')} />
        {error === undefined ? (
          <p>{t('session.yourLinkWorksOnce')}</p>
        ) : (
          <Notice tone="bad">
            {explain(error, { 401: t('session.thisLinkWasAlreadyUsedOrHasExpired') })}
          </Notice>
        )}
        {ended(error) ? (
          <Button tone="primary" wide onClick={leave}>
            {t('session.continue')}
          </Button>
        ) : (
          <Button tone="primary" wide busy={busy} onClick={() => void press()}>
            {t('session.signInTo', { brand: pageSetting('brand') || 'Platform Licensing' })}
          </Button>
        )}
      </div>
    </main>
  );
};
