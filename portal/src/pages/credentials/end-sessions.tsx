import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { useApi, useSession, useSlug } from '../../session/session.tsx';
import { t } from '../../texts/texts.ts';

/** Ends all sessions and tokens, if someone unknown may have access. */
export const EndSessions = () => {
  const api = useApi();
  const slug = useSlug();
  const { refresh } = useSession();
  const [isConfirming, setIsConfirming] = useState(false);
  const end = async () => {
    await api.endSessions({ slug });
    await refresh();
  };
  return (
    <Panel
      title={t('credentials.sessionsAndTokens')}
      acts={<Button onClick={() => setIsConfirming(true)}>{t('credentials.endAllSessionsAndTokens')}</Button>}
    >
      <p className="soft">{t('credentials.useThisIfSomeoneUnknown')}</p>
      {isConfirming && (
        <Confirm
          title={t('credentials.endAllSessionsAndTokensQuestion')}
          consequence={
            <>
              <p>{t('credentials.allAccessTokensPortalSessions')}</p>
              <p>
                <strong>{t('credentials.thisEndsYourOwnSession')}</strong>
              </p>
            </>
          }
          name={t('credentials.endSessionsButton')}
          act={end}
          close={() => setIsConfirming(false)}
        />
      )}
    </Panel>
  );
};
