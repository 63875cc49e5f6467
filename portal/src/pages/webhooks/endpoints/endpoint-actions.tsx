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
  'Someone else just changed this endpoint. Check the updated settings, then try again.';

/** The actions of an endpoint: test, edit, pause and resume. */
export const EndpointActions = ({ endpoint }: { readonly endpoint: Tagged<WebhookEndpoint> }) => {
  const { endpointId, url, status, tag } = endpoint;
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const changed = useWebhooksChanged();
  const [, setFilters] = useFilters();
  const [open, setOpen] = useState<'change' | 'pause'>();
  const [busy, setBusy] = useState<'test' | 'resume'>();
  const close = () => setOpen(undefined);

  const setStatus = async (next: 'enabled' | 'disabled', message: string) => {
    try {
      await api.updateWebhookEndpoint({ slug, endpointId, body: { status: next } }, { ifMatch: tag });
      announce(message);
    } catch (error) {
      throw isOutdated(error) ? new Error(changedMeanwhile) : error;
    } finally {
      await changed();
    }
  };
  const runWhileBusy = async (name: 'test' | 'resume', act: () => Promise<unknown>) => {
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
          <Button tone="primary" busy={busy === 'test'} onClick={() => void runWhileBusy('test', test)}>
            Send test event
          </Button>
          <Button onClick={() => setOpen('pause')}>Pause</Button>
        </>
      ) : (
        <Button
          tone="primary"
          busy={busy === 'resume'}
          onClick={() => void runWhileBusy('resume', () => setStatus('enabled', 'Endpoint resumed'))}
        >
          Resume
        </Button>
      )}
      <Button onClick={() => setOpen('change')}>Edit</Button>
      {open === 'change' && <ChangeEndpoint endpoint={endpoint} close={close} />}
      {open === 'pause' && (
        <Confirm
          title="Pause endpoint?"
          consequence={
            <p>
              No events are sent to <code>{url}</code> until you resume the endpoint, including takedowns.
              Retries are put on hold, and new events are not queued. After you resume the endpoint, you can
              recover events of the last 30 days.
            </p>
          }
          name="Pause endpoint"
          act={() => setStatus('disabled', 'Endpoint paused')}
          close={close}
        />
      )}
    </>
  );
};
