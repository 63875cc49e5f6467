import type { WebhookEndpointWithSecret } from '@platform-licensing/client';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAnnounce } from '../../kit/announcer.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { SecretOnce } from '../../kit/secret.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { EndpointForm, type EndpointDraft } from './endpoint-form.tsx';
import { everything } from './event-kinds.ts';
import { useWebhooksChanged } from './queries.ts';
import { SignatureCheck } from './signature-check.tsx';

const blank: EndpointDraft = { url: '', description: '', eventTypes: everything };

/** Adds an endpoint, shows its secret once, and goes on to its page. */
export const CreateEndpoint = ({ close }: { readonly close: () => void }) => {
  const api = useApi();
  const slug = useSlug();
  const changed = useWebhooksChanged();
  const announce = useAnnounce();
  const [, go] = useLocation();
  const [made, setMade] = useState<WebhookEndpointWithSecret>();
  const create = async ({ url, description, eventTypes }: EndpointDraft) => {
    const body = { url, eventTypes: [...eventTypes], ...(description !== '' && { description }) };
    setMade(await api.createWebhookEndpoint({ slug, body }));
    announce('Endpoint added');
    await changed();
  };
  if (made) {
    return (
      <SecretOnce
        title="The secret of your endpoint"
        secrets={[['Signing secret', made.secret]]}
        close={() => {
          // The way back leads to the list, not to this dialog.
          close();
          go(`/webhooks/${made.endpointId}`);
        }}
      >
        <p>Your server checks with it that a message is from us:</p>
        <SignatureCheck />
      </SecretOnce>
    );
  }
  return (
    <Dialog title="Add an endpoint" close={close}>
      <EndpointForm before={blank} name="Add the endpoint" save={create} />
    </Dialog>
  );
};
