import type { WebhookEndpoint } from '@platform-licensing/client';
import { Button } from '../../../kit/controls/button.tsx';
import { Confirm } from '../../../kit/controls/dialog.tsx';
import { Panel } from '../../../kit/display/page.tsx';
import { useApi, useSlug } from '../../../session/session.tsx';
import { RotationInProgress } from '../rotation-in-progress.tsx';
import { SecretList } from '../secret-list.tsx';
import { useRotation } from '../use-rotation.ts';
import { t } from '../../../texts/texts.ts';

/** The secret that signs messages, and its rotation. */
export const EndpointSecret = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  const { endpointId, secrets } = endpoint;
  const api = useApi();
  const slug = useSlug();
  const rotation = useRotation(() => api.rotateWebhookSecret({ slug, endpointId }), {
    title: t('endpoints.newSigningSecret'),
    more: <p>{t('endpoints.updateYourReceiverWithin24')}</p>,
  });
  return (
    <Panel
      title={t('endpoints.signingSecret')}
      acts={<Button onClick={rotation.open}>{t('endpoints.rotate')}</Button>}
    >
      <SecretList secrets={secrets} verb={t('endpoints.signsMessages')} />
      {rotation.isOpen && (
        <Confirm
          title={t('endpoints.rotateSigningSecret')}
          consequence={
            <p>
              {t('endpoints.weCreateANewSecret')} <RotationInProgress secrets={secrets} />
            </p>
          }
          name={t('endpoints.rotateSecret')}
          act={rotation.rotate}
          close={rotation.close}
        />
      )}
    </Panel>
  );
};
