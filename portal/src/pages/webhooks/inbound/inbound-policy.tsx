import type { InboundSettings, InboundPolicy } from '@platform-licensing/client';
import { useState, type SubmitEvent } from 'react';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { Button } from '../../../kit/controls/button.tsx';
import { explain, isOutdated } from '../../../kit/feedback/errors.ts';
import { Choices } from '../../../kit/controls/field.tsx';
import { Outdated } from '../../../kit/controls/edit-conflict.tsx';
import { Panel } from '../../../kit/display/page.tsx';
import { changedIn, mergeEdits } from '../../../kit/merge-edits.ts';
import { Notice } from '../../../kit/feedback/states.tsx';
import { tagged, type Tagged } from '../../../kit/etag.ts';
import { useApi, useSlug } from '../../../session/session.tsx';
import { useWebhooksChanged } from '../queries.ts';

const rules = ['autoLicense', 'revokeOnDelete'] as const;
const options = [
  {
    value: 'autoLicense',
    name: (
      <span>
        License published content automatically
        <span className="description">
          If off, <code>content.published</code> is recorded, and you issue licenses with the API.
        </span>
      </span>
    ),
  },
  {
    value: 'revokeOnDelete',
    name: (
      <span>
        Also revoke API-issued licenses when content is deleted
        <span className="description">If off, a deletion revokes only licenses that your events issued.</span>
      </span>
    ),
  },
];

const names = {
  autoLicense: 'License published content automatically',
  revokeOnDelete: 'Revoke API-issued licenses',
} as const;

const chosenIn = (policy: InboundPolicy) => rules.filter((rule) => policy[rule]);

/** Edits what inbound events do. A change that someone else saved meanwhile is shown and never overwritten. */
export const InboundPolicyForm = ({ inbound }: { readonly inbound: Tagged<InboundSettings> }) => {
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const changed = useWebhooksChanged();
  const [base, setBase] = useState(inbound);
  const [chosen, setChosen] = useState<readonly string[]>(chosenIn(base.policy));
  const [rival, setRival] = useState<Tagged<InboundSettings>>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const policy: InboundPolicy = {
    autoLicense: chosen.includes('autoLicense'),
    revokeOnDelete: chosen.includes('revokeOnDelete'),
  };
  const continueWith = (from: Tagged<InboundSettings>, edited: InboundPolicy) => {
    setBase(from);
    setChosen(chosenIn(edited));
    setRival(undefined);
  };
  const isUnchanged = changedIn(base.policy, policy).length === 0;
  // Without local edits, show the newer settings.
  if (isUnchanged && base.tag !== inbound.tag) continueWith(inbound, inbound.policy);
  const send = async () => {
    try {
      await api.updateInboundSettings({ slug, body: policy }, { ifMatch: base.tag });
    } catch (fault) {
      if (!isOutdated(fault)) throw fault;
      const newer = tagged(await api.answer.getInboundSettings({ slug }));
      await changed();
      setRival(newer);
      return;
    }
    announce('Policy saved. It applies to new events.');
    setBase((before) => ({ ...before, policy }));
    await changed();
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      await send();
    } catch (fault) {
      setError(fault);
    }
    setBusy(false);
  };
  return (
    <Panel title="Policy">
      {rival && (
        <Outdated
          what="these settings"
          changes={rules
            .filter((rule) => rival.policy[rule] !== base.policy[rule])
            .map((rule) => [names[rule], rival.policy[rule] ? 'On' : 'Off'])}
          load={() => continueWith(rival, rival.policy)}
          keep={() => continueWith(rival, mergeEdits(base.policy, policy, rival.policy))}
        />
      )}
      <form className="event-types" onSubmit={(event) => void save(event)}>
        <Choices label="When we receive your events" chosen={chosen} onChange={setChosen} options={options} />
        {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
        <Button type="submit" tone="primary" busy={busy} disabled={isUnchanged || rival !== undefined}>
          Save
        </Button>
      </form>
    </Panel>
  );
};
