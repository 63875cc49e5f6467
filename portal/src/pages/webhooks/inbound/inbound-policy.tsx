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
import { rich, t, texts } from '../../../texts/texts.ts';

const rules = ['autoLicense', 'revokeOnDelete'] as const;
const options = () => [
  {
    value: 'autoLicense',
    name: (
      <span>
        {rich('inbound.licensePublishedContentAutomaticallyIf', {
          span: (content) => <span className="description">{content}</span>,
          code: <code>content.published</code>,
        })}
      </span>
    ),
  },
  {
    value: 'revokeOnDelete',
    name: (
      <span>
        {rich('inbound.alsoRevokeAPIIssuedLicenses', {
          span: (content) => <span className="description">{content}</span>,
        })}
      </span>
    ),
  },
];

const names = texts({
  autoLicense: 'inbound.licensePublishedContentAutomatically',
  revokeOnDelete: 'inbound.revokeAPIIssuedLicenses',
});

const chosenIn = (policy: InboundPolicy) => rules.filter((rule) => policy[rule]);

/** Edits what inbound events do. A change that someone else saved meanwhile is shown and never overwritten. */
export const InboundPolicyForm = ({ inbound }: { readonly inbound: Tagged<InboundSettings> }) => {
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const changed = useWebhooksChanged();
  const [base, setBase] = useState(inbound);
  const [chosen, setChosen] = useState<readonly string[]>(chosenIn(base.policy));
  const [conflict, setConflict] = useState<Tagged<InboundSettings>>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const policy: InboundPolicy = {
    autoLicense: chosen.includes('autoLicense'),
    revokeOnDelete: chosen.includes('revokeOnDelete'),
  };
  const continueWith = (from: Tagged<InboundSettings>, edited: InboundPolicy) => {
    setBase(from);
    setChosen(chosenIn(edited));
    setConflict(undefined);
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
      setConflict(newer);
      return;
    }
    announce(t('inbound.policySavedItAppliesTo'));
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
    <Panel title={t('inbound.policy')}>
      {conflict && (
        <Outdated
          what={t('inbound.theseSettings')}
          changes={rules
            .filter((rule) => conflict.policy[rule] !== base.policy[rule])
            .map((rule) => [names[rule], conflict.policy[rule] ? t('inbound.on') : t('inbound.off')])}
          load={() => continueWith(conflict, conflict.policy)}
          keep={() => continueWith(conflict, mergeEdits(base.policy, policy, conflict.policy))}
        />
      )}
      <form className="event-types" onSubmit={(event) => void save(event)}>
        <Choices
          label={t('inbound.whenWeReceiveYourEvents')}
          chosen={chosen}
          onChange={setChosen}
          options={options()}
        />
        {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
        <Button type="submit" tone="primary" busy={busy} disabled={isUnchanged || conflict !== undefined}>
          {t('inbound.save')}
        </Button>
      </form>
    </Panel>
  );
};
