import type { WebhookEndpoint } from '@platform-licensing/client';
import { Button } from '../../../kit/controls/button.tsx';
import { Confirm } from '../../../kit/controls/dialog.tsx';
import { Panel } from '../../../kit/display/page.tsx';
import { useApi, useSlug } from '../../../session/session.tsx';
import { RotationInProgress } from '../rotation-in-progress.tsx';
import { SecretList } from '../secret-list.tsx';
import { useRotation } from '../use-rotation.ts';

/** The secret that signs messages, and its rotation. */
export const EndpointSecret = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  const { endpointId, secrets } = endpoint;
  const api = useApi();
  const slug = useSlug();
  const rotation = useRotation(() => api.rotateWebhookSecret({ slug, endpointId }), {
    title: 'New signing secret',
    more: (
      <p>
        Update your receiver within 24 hours. Until then, messages also carry a signature with the old secret.
      </p>
    ),
  });
  return (
    <Panel title="Signing secret" acts={<Button onClick={rotation.open}>Rotate</Button>}>
      <SecretList secrets={secrets} verb="signs messages" />
      {rotation.isOpen && (
        <Confirm
          title="Rotate signing secret?"
          consequence={
            <p>
              We create a new secret and show it once. For 24 hours, every message carries two signatures, one
              with the new and one with the old secret. After that, a receiver that has only the old secret
              rejects all messages. <RotationInProgress secrets={secrets} />
            </p>
          }
          name="Rotate secret"
          act={rotation.rotate}
          close={rotation.close}
        />
      )}
    </Panel>
  );
};
