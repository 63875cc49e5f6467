import type { InboundSettings } from '@platform-licensing/client';
import { useState } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Button } from '../../../kit/controls/button.tsx';
import { Confirm } from '../../../kit/controls/dialog.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { Panel } from '../../../kit/display/page.tsx';
import { Empty } from '../../../kit/feedback/states.tsx';
import { useApi, useSlug } from '../../../session/session.tsx';
import { RotationInProgress } from '../rotation-in-progress.tsx';
import { SecretList } from '../secret-list.tsx';
import { useRotation } from '../use-rotation.ts';
import { t } from '../../../texts/texts.ts';

/** The secret with which the platform signs its events, and its rotation. */
export const InboundSecret = ({ inbound: { secrets } }: { readonly inbound: InboundSettings }) => {
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const rotation = useRotation(() => api.rotateInboundSecret({ slug }), {
    title: t('inbound.signingSecretForYourEvents'),
    more: <p>{t('inbound.yourServerSignsItsEvents')}</p>,
  });
  const [busy, setBusy] = useState(false);
  const createFirst = async () => {
    setBusy(true);
    try {
      await rotation.rotate();
    } catch (error) {
      announce(explain(error), 'bad');
    }
    setBusy(false);
  };
  return (
    <Panel
      title={t('inbound.yourSigningSecret')}
      acts={secrets.length > 0 && <Button onClick={rotation.open}>{t('inbound.rotate')}</Button>}
    >
      {secrets.length === 0 ? (
        <Empty title={t('inbound.noSecretYet')}>
          <p>{t('inbound.yourServerSignsItsEventsWithASecret')}</p>
          <Button tone="primary" busy={busy} onClick={() => void createFirst()}>
            {t('inbound.createSecret')}
          </Button>
        </Empty>
      ) : (
        <SecretList secrets={secrets} verb={t('inbound.isAccepted')} />
      )}
      {rotation.isOpen && (
        <Confirm
          title={t('inbound.rotateSigningSecret')}
          consequence={
            <p>
              {t('inbound.weCreateANewSecret')} <RotationInProgress secrets={secrets} />
            </p>
          }
          name={t('inbound.rotateSecret')}
          act={rotation.rotate}
          close={rotation.close}
        />
      )}
    </Panel>
  );
};
