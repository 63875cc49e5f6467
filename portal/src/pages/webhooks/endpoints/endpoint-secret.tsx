import type { WebhookEndpoint } from '@platform-licensing/client';
import { Button } from '../../../kit/controls/button.tsx';
import { Confirm } from '../../../kit/controls/dialog.tsx';
import { Panel } from '../../../kit/display/page.tsx';
import { useApi, useSlug } from '../../../session/session.tsx';
import { RotationUnderWay } from '../rotation-in-progress.tsx';
import { SecretList } from '../secret-list.tsx';
import { useRotation } from '../use-rotation.ts';

/** What messages are signed with, and its rotation. */
export const EndpointSecret = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  const { endpointId, secrets } = endpoint;
  const api = useApi();
  const slug = useSlug();
  const rotation = useRotation(() => api.rotateWebhookSecret({ slug, endpointId }), {
    title: 'The new signing secret',
    more: <p>Put it into your receiver within 24 hours. Until then messages carry the old signature too.</p>,
  });
  return (
    <Panel title="Signing secret" acts={<Button onClick={rotation.ask}>Rotate</Button>}>
      <SecretList secrets={secrets} verb="signs messages" />
      {rotation.asked && (
        <Confirm
          title="Rotate the signing secret?"
          consequence={
            <p>
              A new secret is made and shown once. For 24 hours every message carries two signatures, one of
              it and one of the secret before; after that the old one signs nothing more, and a receiver that
              knows only it refuses every message. <RotationUnderWay secrets={secrets} />
            </p>
          }
          name="Rotate the secret"
          act={rotation.make}
          close={rotation.leave}
        />
      )}
    </Panel>
  );
};
