import type { WebhookEndpoint } from '@platform-licensing/client';
import { useState } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Button } from '../../../kit/controls/button.tsx';
import { Confirm } from '../../../kit/controls/dialog.tsx';
import { explain, isOutdated } from '../../../kit/feedback/errors.ts';
import { useFilters } from '../../../kit/hooks/use-filters.ts';
import type { Tagged } from '../../../kit/etag.ts';
import { useApi, useSlug } from '../../../session/session.tsx';
import { ChangeEndpoint } from './change-endpoint.tsx';
import { useWebhooksChanged } from '../queries.ts';

const changedMeanwhile =
  'Somebody changed this endpoint a moment ago: the page shows it as it is now. Look again before you go on.';

/** What is done to an endpoint from the head of its page: try it, change it, pause and resume it. */
export const EndpointActs = ({ endpoint }: { readonly endpoint: Tagged<WebhookEndpoint> }) => {
  const { endpointId, url, status, tag } = endpoint;
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const changed = useWebhooksChanged();
  const [, setFilters] = useFilters();
  const [open, setOpen] = useState<'change' | 'pause'>();
  const [busy, setBusy] = useState<'test' | 'resume'>();
  const close = () => setOpen(undefined);

  const turn = async (next: 'enabled' | 'disabled', said: string) => {
    try {
      await api.updateWebhookEndpoint({ slug, endpointId, body: { status: next } }, { ifMatch: tag });
      announce(said);
    } catch (error) {
      throw isOutdated(error) ? new Error(changedMeanwhile) : error;
    } finally {
      await changed();
    }
  };
  const during = async (name: 'test' | 'resume', act: () => Promise<unknown>) => {
    setBusy(name);
    try {
      await act();
    } catch (error) {
      announce(explain(error), 'bad');
    }
    setBusy(undefined);
  };
  const test = async () => {
    const { deliveryId } = await api.testWebhookEndpoint({ slug, endpointId });
    setFilters({ test: deliveryId });
    await changed();
  };
  return (
    <>
      {status === 'enabled' ? (
        <>
          <Button tone="primary" busy={busy === 'test'} onClick={() => void during('test', test)}>
            Send a test event
          </Button>
          <Button onClick={() => setOpen('pause')}>Pause</Button>
        </>
      ) : (
        <Button
          tone="primary"
          busy={busy === 'resume'}
          onClick={() => void during('resume', () => turn('enabled', 'Endpoint resumed'))}
        >
          Resume
        </Button>
      )}
      <Button onClick={() => setOpen('change')}>Change</Button>
      {open === 'change' && <ChangeEndpoint endpoint={endpoint} close={close} />}
      {open === 'pause' && (
        <Confirm
          title="Pause this endpoint?"
          consequence={
            <p>
              From now on nothing is sent to <code>{url}</code>, takedowns included, until you resume it. What
              waits to be sent again waits on. What happens meanwhile is not queued; after resuming, events of
              the last thirty days can be recovered.
            </p>
          }
          name="Pause"
          act={() => turn('disabled', 'Endpoint paused')}
          close={close}
        />
      )}
    </>
  );
};
