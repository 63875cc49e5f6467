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
import { rich, t } from '../../../texts/texts.ts';

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
      throw isOutdated(error) ? new Error(t('endpoints.someoneElseJustChangedThis')) : error;
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
            {t('endpoints.sendTestEvent')}
          </Button>
          <Button onClick={() => setOpen('pause')}>{t('endpoints.pause')}</Button>
        </>
      ) : (
        <Button
          tone="primary"
          busy={busy === 'resume'}
          onClick={() =>
            void runWhileBusy('resume', () => setStatus('enabled', t('endpoints.endpointResumed')))
          }
        >
          {t('endpoints.resume')}
        </Button>
      )}
      <Button onClick={() => setOpen('change')}>{t('endpoints.edit')}</Button>
      {open === 'change' && <ChangeEndpoint endpoint={endpoint} close={close} />}
      {open === 'pause' && (
        <Confirm
          title={t('endpoints.pauseEndpoint')}
          consequence={<p>{rich('endpoints.noEventsAreSentTo', { url: <code>{url}</code> })}</p>}
          name={t('endpoints.pauseButton')}
          act={() => setStatus('disabled', t('endpoints.endpointPaused'))}
          close={close}
        />
      )}
    </>
  );
};
