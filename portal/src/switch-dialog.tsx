import type { Membership } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from './kit/controls/button.tsx';
import { Dialog } from './kit/controls/dialog.tsx';
import { Tag } from './kit/display/tag.tsx';
import { explain } from './kit/feedback/errors.ts';
import { Notice } from './kit/feedback/states.tsx';
import { useSession } from './session/session.tsx';
import { t } from './texts/texts.ts';

const EnvironmentTag = ({ environment }: Pick<Membership, 'environment'>) =>
  environment === 'sandbox' ? (
    <Tag tone="warn">{t('shell.sandbox')}</Tag>
  ) : (
    <Tag tone="good">{t('shell.live')}</Tag>
  );

/** The platforms that the address of the member has joined, each with the button that switches to it. */
export const SwitchDialog = ({
  memberships,
  close,
}: {
  readonly memberships: readonly Membership[];
  readonly close: () => void;
}) => {
  const { switchTo } = useSession();
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<string>();
  const go = async (platformId: string) => {
    setBusy(platformId);
    setError(undefined);
    try {
      // The session that begins replaces this page.
      await switchTo(platformId);
    } catch (fault) {
      setError(explain(fault));
      setBusy(undefined);
    }
  };
  return (
    <Dialog title={t('shell.switchPlatform')} close={close} busy={busy !== undefined}>
      {error !== undefined && <Notice tone="bad">{error}</Notice>}
      <ul className="memberships">
        {memberships.map(({ platformId, name, environment, status, current }) => (
          <li key={platformId}>
            <span className="membership">
              <strong>{name}</strong> <EnvironmentTag environment={environment} />
            </span>
            {current ? (
              <span className="soft">{t('shell.currentPlatform')}</span>
            ) : status === 'suspended' ? (
              <span className="soft">{t('shell.suspended')}</span>
            ) : (
              <Button
                small
                busy={busy === platformId}
                disabled={busy !== undefined && busy !== platformId}
                label={t('shell.switchToName', { name })}
                onClick={() => void go(platformId)}
              >
                {t('shell.switch')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
