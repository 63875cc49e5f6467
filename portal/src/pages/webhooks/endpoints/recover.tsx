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

/** A moment as an input of local time wants it. */
const localOf = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** From when on something may have been missed: since the failures began, or a day ago. */
const likelyStart = ({ health }: WebhookEndpoint): number =>
  health.failingSince === undefined ? Date.now() - dayMs : Date.parse(health.failingSince) - 60_000;

type Said = { readonly tone: 'good' | 'bad' | 'warn'; readonly text: string };

/** Sends what was given up and what happened while the endpoint was away. */
export const Recover = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  const { endpointId, status } = endpoint;
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const changed = useWebhooksChanged();
  const [since, setSince] = useState(() => localOf(likelyStart(endpoint)));
  const [flaw, setFlaw] = useState<string>();
  const [said, setSaid] = useState<Said>();
  const [busy, setBusy] = useState(false);
  const recover = async (event: SubmitEvent) => {
    event.preventDefault();
    const at = Date.parse(since);
    setFlaw(Number.isNaN(at) ? 'Enter a day and a time.' : undefined);
    if (Number.isNaN(at)) return;
    setBusy(true);
    setSaid(undefined);
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
          ? 'Nothing was missed since then.'
          : recovered === 1
            ? 'One delivery is on its way.'
            : `${count(recovered)} deliveries are on their way.`;
      setSaid({ tone: 'good', text });
      announce(text);
      await changed();
    } catch (error) {
      setSaid({ tone: 'bad', text: explain(error) });
    }
    setBusy(false);
  };
  return (
    <Panel title="Recover what it missed">
      <p className="soft">
        Sends what was given up, and what happened while the endpoint was paused, disabled or not there yet.
        What arrived is not sent again.
      </p>
      <form onSubmit={(event) => void recover(event)} noValidate>
        <TextField
          label="Since"
          type="datetime-local"
          value={since}
          onChange={setSince}
          hint="In your own time zone; at most thirty days back."
          error={flaw}
        />
        <Button type="submit" busy={busy} disabled={status === 'disabled'}>
          Recover
        </Button>
        {status === 'disabled' && <p className="hint">Resume the endpoint first.</p>}
      </form>
      {said && <Notice tone={said.tone}>{said.text}</Notice>}
    </Panel>
  );
};
