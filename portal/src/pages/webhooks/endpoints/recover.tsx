import type { WebhookEndpoint } from '@platform-licensing/client';
import { useState, type SubmitEvent } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Button } from '../../../kit/controls/button.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { TextField } from '../../../kit/controls/field.tsx';
import { Panel } from '../../../kit/display/page.tsx';
import { Notice } from '../../../kit/feedback/states.tsx';
import { useApi, useSlug } from '../../../session/session.tsx';
import { useWebhooksChanged } from '../queries.ts';
import { t } from '../../../texts/texts.ts';

const dayMs = 86_400_000;

/** Formats a time for a `datetime-local` field. */
const localOf = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** A default for the start: shortly before the failures began, or a day ago. */
const likelyStart = ({ health }: WebhookEndpoint): number =>
  health.failingSince === undefined ? Date.now() - dayMs : Date.parse(health.failingSince) - 60_000;

type Message = { readonly tone: 'good' | 'bad' | 'warn'; readonly text: string };

/** Resends failed deliveries, and events that the endpoint missed. */
export const Recover = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  const { endpointId, status } = endpoint;
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const changed = useWebhooksChanged();
  const [since, setSince] = useState(() => localOf(likelyStart(endpoint)));
  const [sinceError, setSinceError] = useState<string>();
  const [message, setMessage] = useState<Message>();
  const [busy, setBusy] = useState(false);
  const recover = async (event: SubmitEvent) => {
    event.preventDefault();
    const at = Date.parse(since);
    setSinceError(Number.isNaN(at) ? t('endpoints.enterADateAndTime') : undefined);
    if (Number.isNaN(at)) return;
    setBusy(true);
    setMessage(undefined);
    try {
      let from = new Date(at).toISOString();
      let recovered = 0;
      for (;;) {
        const one = await api.recoverWebhookDeliveries({ slug, endpointId, body: { since: from } });
        recovered += one.recovered;
        if (one.continueSince === undefined || one.continueSince === from) break;
        from = one.continueSince;
      }
      const text =
        recovered === 0
          ? t('endpoints.noMissedEventsSinceThen')
          : t('endpoints.recoveredDeliveriesAreQueued', { recovered });
      setMessage({ tone: 'good', text });
      announce(text);
      await changed();
    } catch (error) {
      setMessage({ tone: 'bad', text: explain(error) });
    }
    setBusy(false);
  };
  return (
    <Panel title={t('endpoints.recoverMissedEvents')}>
      <p className="soft">{t('endpoints.sendsFailedDeliveriesAndEvents')}</p>
      <form onSubmit={(event) => void recover(event)} noValidate>
        <TextField
          label={t('endpoints.since')}
          type="datetime-local"
          value={since}
          onChange={setSince}
          hint={t('endpoints.inYourTimeZoneAt')}
          error={sinceError}
        />
        <Button type="submit" busy={busy} disabled={status === 'disabled'}>
          {t('endpoints.recover')}
        </Button>
        {status === 'disabled' && <p className="hint">{t('endpoints.resumeTheEndpointFirst')}</p>}
      </form>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
    </Panel>
  );
};
