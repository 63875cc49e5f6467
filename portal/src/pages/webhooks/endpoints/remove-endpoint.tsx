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
import { rich, t } from '../../../texts/texts.ts';

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
    announce(t('endpoints.endpointRemoved'));
    go('/webhooks');
    await changed();
  };
  return (
    <Panel
      title={t('endpoints.removeEndpoint')}
      acts={
        <Button tone="danger" onClick={() => setIsConfirming(true)}>
          {t('endpoints.removeEndpointOpens')}
        </Button>
      }
    >
      <p className="soft">{t('endpoints.toStopMessagesTemporarilyPause')}</p>
      {isConfirming && (
        <Confirm
          title={t('endpoints.removeEndpointQuestion')}
          consequence={<p>{rich('endpoints.noMoreEventsAreSent', { url: <code>{url}</code> })}</p>}
          name={t('endpoints.removeEndpoint')}
          act={remove}
          close={() => setIsConfirming(false)}
        />
      )}
    </Panel>
  );
};
