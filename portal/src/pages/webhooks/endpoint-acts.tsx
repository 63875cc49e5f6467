import type { ChangeEndpointDto, WebhookEndpoint } from '@platform-licensing/client';
import { useState } from 'react';
import { useAnnounce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Confirm, Dialog } from '../../kit/dialog.tsx';
import { explain } from '../../kit/failures.ts';
import { useFilters } from '../../kit/query-state.ts';
import { useApi, useSlug } from '../../session/session.tsx';
import { EndpointForm, type EndpointDraft } from './endpoint-form.tsx';
import { chosenOf } from './event-kinds.ts';
import { useWebhooksChanged } from './queries.ts';

/** Only what differs: what somebody else changed meanwhile stays. */
const editOf = (before: EndpointDraft, after: EndpointDraft): ChangeEndpointDto => ({
  ...(after.url !== before.url && { url: after.url }),
  ...(after.description !== before.description && {
    description: after.description === '' ? null : after.description,
  }),
  ...(after.eventTypes.join() !== before.eventTypes.join() && { eventTypes: [...after.eventTypes] }),
});

/** What is done to an endpoint from the head of its page: try it, change it, pause and resume it. */
export const EndpointActs = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  const { endpointId, url, description = '', status } = endpoint;
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const changed = useWebhooksChanged();
  const [, setFilters] = useFilters();
  const [open, setOpen] = useState<'change' | 'pause'>();
  const [busy, setBusy] = useState<'test' | 'resume'>();
  const close = () => setOpen(undefined);
  const before: EndpointDraft = { url, description, eventTypes: chosenOf(endpoint.eventTypes) };

  const change = async (body: ChangeEndpointDto, said: string) => {
    await api.changeWebhookEndpoint({ slug, endpointId, body });
    announce(said);
    await changed();
  };
  const save = async (draft: EndpointDraft) => {
    const edit = editOf(before, draft);
    if (Object.keys(edit).length > 0) await change(edit, 'Endpoint changed');
    close();
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
          onClick={() => void during('resume', () => change({ status: 'enabled' }, 'Endpoint resumed'))}
        >
          Resume
        </Button>
      )}
      <Button onClick={() => setOpen('change')}>Change</Button>
      {open === 'change' && (
        <Dialog title="Change the endpoint" close={close}>
          <EndpointForm before={before} name="Save" save={save} />
        </Dialog>
      )}
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
          act={() => change({ status: 'disabled' }, 'Endpoint paused')}
          close={close}
        />
      )}
    </>
  );
};
