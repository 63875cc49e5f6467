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
  const [asked, setAsked] = useState(false);
  const remove = async () => {
    try {
      await api.deleteWebhookEndpoint({ slug, endpointId });
    } catch (error) {
      // Somebody else was first: what was wanted is so.
      if (!isMissing(error)) throw error;
    }
    announce('Endpoint removed');
    go('/webhooks');
    await changed();
  };
  return (
    <Panel
      title="Remove"
      acts={
        <Button tone="danger" onClick={() => setAsked(true)}>
          Remove the endpoint
        </Button>
      }
    >
      <p className="soft">To stop messages for a while, pause it instead.</p>
      {asked && (
        <Confirm
          title="Remove this endpoint?"
          consequence={
            <p>
              At once nothing more is sent to <code>{url}</code>: what waits to be sent again is dropped, its
              delivery log and its secrets are gone, and takedowns are not told there any more. It cannot be
              brought back; an endpoint added at the same address gets another secret.
            </p>
          }
          name="Remove the endpoint"
          act={remove}
          close={() => setAsked(false)}
        />
      )}
    </Panel>
  );
};
