import type { WebhookEndpoint } from '@platform-licensing/client';
import { useState, type SubmitEvent } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Button } from '../../../kit/controls/button.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { TextField } from '../../../kit/controls/field.tsx';
import { count } from '../../../kit/display/format.ts';
import { Panel } from '../../../kit/display/page.tsx';
import { Notice } from '../../../kit/feedback/states.tsx';
import { useApi, useSlug } from '../../../session/session.tsx';
import { useWebhooksChanged } from '../queries.ts';

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
    setSinceError(Number.isNaN(at) ? 'Enter a date and time.' : undefined);
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
          ? 'No missed events since then.'
          : recovered === 1
            ? '1 delivery is queued.'
            : `${count(recovered)} deliveries are queued.`;
      setMessage({ tone: 'good', text });
      announce(text);
      await changed();
    } catch (error) {
      setMessage({ tone: 'bad', text: explain(error) });
    }
    setBusy(false);
  };
  return (
    <Panel title="Recover missed events">
      <p className="soft">
        Sends failed deliveries, and events from while the endpoint was paused, disabled or not created yet.
        Delivered events are not sent again.
      </p>
      <form onSubmit={(event) => void recover(event)} noValidate>
        <TextField
          label="Since"
          type="datetime-local"
          value={since}
          onChange={setSince}
          hint="In your time zone. At most 30 days ago."
          error={sinceError}
        />
        <Button type="submit" busy={busy} disabled={status === 'disabled'}>
          Recover
        </Button>
        {status === 'disabled' && <p className="hint">Resume the endpoint first.</p>}
      </form>
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
    </Panel>
  );
};
