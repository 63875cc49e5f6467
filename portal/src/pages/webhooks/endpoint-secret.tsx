import type { WebhookEndpoint } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Confirm } from '../../kit/dialog.tsx';
import { Panel } from '../../kit/page.tsx';
import { SecretOnce } from '../../kit/secret.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { useWebhooksChanged } from './queries.ts';
import { SecretList } from './secret-list.tsx';

/** What messages are signed with, and its rotation. */
export const EndpointSecret = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  const { endpointId, secrets } = endpoint;
  const api = useApi();
  const slug = useSlug();
  const changed = useWebhooksChanged();
  const [asked, setAsked] = useState(false);
  const [secret, setSecret] = useState<string>();
  const rotate = async () => {
    const made = await api.rotateWebhookSecret({ slug, endpointId });
    setSecret(made.secret);
    await changed();
  };
  return (
    <Panel title="Signing secret" acts={<Button onClick={() => setAsked(true)}>Rotate</Button>}>
      <SecretList secrets={secrets} verb="signs messages" />
      {asked && (
        <Confirm
          title="Rotate the signing secret?"
          consequence={
            <p>
              A new secret is made and shown once. For 24 hours every message carries two signatures, one of
              it and one of the secret before; after that the old one signs nothing more, and a receiver that
              knows only it refuses every message.{' '}
              {secrets.length > 1 && (
                <strong>
                  A rotation is under way already: the older of the two secrets ends at once, not when its day
                  is over.
                </strong>
              )}
            </p>
          }
          name="Rotate the secret"
          act={rotate}
          close={() => setAsked(false)}
        />
      )}
      {secret !== undefined && (
        <SecretOnce
          title="The new signing secret"
          secrets={[['Signing secret', secret]]}
          close={() => setSecret(undefined)}
        >
          <p>Put it into your receiver within 24 hours. Until then messages carry the old signature too.</p>
        </SecretOnce>
      )}
    </Panel>
  );
};
