import type { WebhookEndpoint } from '@platform-licensing/client';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Button } from '../../../kit/controls/button.tsx';
import { Confirm } from '../../../kit/controls/dialog.tsx';
import { isMissing } from '../../../kit/feedback/errors.ts';
import { Panel } from '../../../kit/display/page.tsx';
import { useApi, useSlug } from '../../../session/session.tsx';
import { useWebhooksChanged } from '../queries.ts';

export const RemoveEndpoint = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  const { endpointId, url } = endpoint;
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const changed = useWebhooksChanged();
  const [, go] = useLocation();
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = async () => {
    try {
      await api.deleteWebhookEndpoint({ slug, endpointId });
    } catch (error) {
      // Someone else has already removed it.
      if (!isMissing(error)) throw error;
    }
    announce('Endpoint removed');
    go('/webhooks');
    await changed();
  };
  return (
    <Panel
      title="Remove endpoint"
      acts={
        <Button tone="danger" onClick={() => setIsConfirming(true)}>
          Remove endpoint…
        </Button>
      }
    >
      <p className="soft">To stop messages temporarily, pause the endpoint instead.</p>
      {isConfirming && (
        <Confirm
          title="Remove endpoint?"
          consequence={
            <p>
              No more events are sent to <code>{url}</code>, including takedowns. Pending retries, the
              delivery log and the secrets are deleted. You cannot undo this. A new endpoint with the same URL
              gets a new secret.
            </p>
          }
          name="Remove endpoint"
          act={remove}
          close={() => setIsConfirming(false)}
        />
      )}
    </Panel>
  );
};
