import type { InboundPolicy } from '@platform-licensing/client';
import { useState, type SubmitEvent } from 'react';
import { useAnnounce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { explain } from '../../kit/failures.ts';
import { Choices } from '../../kit/field.tsx';
import { Panel } from '../../kit/page.tsx';
import { Notice } from '../../kit/states.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { useWebhooksChanged } from './queries.ts';

const rules = ['autoLicense', 'revokeOnDelete'] as const;
const options = [
  {
    value: 'autoLicense',
    name: (
      <span>
        License published content by itself
        <span className="tells">
          Off: <code>content.published</code> is noted and licenses nothing; you issue by API.
        </span>
      </span>
    ),
  },
  {
    value: 'revokeOnDelete',
    name: (
      <span>
        Deleted content ends licenses issued by API too
        <span className="tells">Off: a deletion ends only what an event of yours had issued.</span>
      </span>
    ),
  },
];

/** What the platform's own events do. */
export const InboundPolicyForm = ({ before }: { readonly before: InboundPolicy }) => {
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const changed = useWebhooksChanged();
  const [chosen, setChosen] = useState<readonly string[]>(rules.filter((rule) => before[rule]));
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const policy: InboundPolicy = {
    autoLicense: chosen.includes('autoLicense'),
    revokeOnDelete: chosen.includes('revokeOnDelete'),
  };
  const same = rules.every((rule) => policy[rule] === before[rule]);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await api.changeInbound({ slug, body: policy });
      announce('Policy saved: it holds for events from now on');
      await changed();
    } catch (fault) {
      setError(fault);
    }
    setBusy(false);
  };
  return (
    <Panel title="Policy">
      <form className="event-types" onSubmit={(event) => void save(event)}>
        <Choices label="What your events do" chosen={chosen} onChange={setChosen} options={options} />
        {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
        <Button type="submit" tone="primary" busy={busy} disabled={same}>
          Save
        </Button>
      </form>
    </Panel>
  );
};
