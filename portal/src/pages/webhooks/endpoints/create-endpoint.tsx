import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import { useShowOnce } from '../../../kit/controls/secret.tsx';
import { useApi, useSlug } from '../../../session/session.tsx';
import type { EndpointDraft } from './endpoint-draft.ts';
import { EndpointForm } from './endpoint-form.tsx';
import { allTypes } from '../event-types.ts';
import { useWebhooksChanged } from '../queries.ts';
import { SignatureCheck } from '../deliveries/signature-check.tsx';

const blank: EndpointDraft = { url: '', description: '', eventTypes: allTypes };

/** Adds an endpoint, shows its secret once, and opens its page. */
export const CreateEndpoint = ({ close }: { readonly close: () => void }) => {
  const api = useApi();
  const slug = useSlug();
  const changed = useWebhooksChanged();
  const announce = useAnnounce();
  const showOnce = useShowOnce();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const create = async ({ url, description, eventTypes }: EndpointDraft) => {
    const body = { url, eventTypes: [...eventTypes], ...(description !== '' && { description }) };
    setBusy(true);
    try {
      const { endpointId, secret } = await api.createWebhookEndpoint({ slug, body });
      // The back button leads to the list, not to this dialog.
      close();
      showOnce({
        title: 'Signing secret of your endpoint',
        secrets: [['Signing secret', secret]],
        more: (
          <>
            <p>Your server uses the secret to verify that a message is from us:</p>
            <SignatureCheck />
          </>
        ),
        onStored: () => go(`/webhooks/${endpointId}`),
      });
    } finally {
      setBusy(false);
    }
    announce('Endpoint added');
    await changed();
  };
  return (
    <Dialog title="Add endpoint" close={close} busy={busy}>
      <EndpointForm before={blank} name="Add endpoint" save={create} />
    </Dialog>
  );
};
