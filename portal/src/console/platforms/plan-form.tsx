import type { StaffPlatform } from '@platform-licensing/client';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Outdated } from '../../kit/controls/edit-conflict.tsx';
import { Select, TextField } from '../../kit/controls/field.tsx';
import { isOneOf } from '../../kit/display/names.ts';
import type { Tagged } from '../../kit/etag.ts';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain, isOutdated } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { changedIn, mergeEdits } from '../../kit/merge-edits.ts';
import { tierName, tiers } from './names.ts';
import { draftOf, editOf, quotaError, type PlanDraft } from './plan-draft.ts';
import { useEditPlatform, useReadPlatformAgain } from './queries.ts';
import { quotas, quotaText } from './quotas.ts';

const yes = (value: boolean): string => (value ? 'Yes' : 'No');

/** Names the values that another member saved. */
const changesOf = (before: PlanDraft, now: PlanDraft): readonly (readonly [string, string])[] => [
  ...(before.tier === now.tier ? [] : [['Tier', tierName(now.tier)] as const]),
  ...(before.stems === now.stems ? [] : [['Stems', yes(now.stems)] as const]),
  ...(before.hub === now.hub ? [] : [['Licensing hub', yes(now.hub)] as const]),
  ...quotas
    .filter(({ quota }) => before.quotas[quota] !== now.quotas[quota])
    .map(({ quota, name }) => [name, now.quotas[quota] || 'Quota of the tier'] as const),
];

/** Edits tier, add-ons and quotas as they were read. A change that someone else saved meanwhile is never overwritten. */
export const PlanForm = ({
  platform,
  close,
}: {
  readonly platform: Tagged<StaffPlatform>;
  readonly close: () => void;
}) => {
  const announce = useAnnounce();
  const [base, setBase] = useState(platform);
  const [draft, setDraft] = useState(() => draftOf(platform));
  const [conflict, setConflict] = useState<Tagged<StaffPlatform>>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const edit = useEditPlatform(base);
  const readAgain = useReadPlatformAgain(platform.slug);
  const body = editOf(base, draft);
  const change = (part: Partial<PlanDraft>) => setDraft((before) => ({ ...before, ...part }));
  const continueWith = (from: Tagged<StaffPlatform>, edited: PlanDraft) => {
    setBase(from);
    setDraft(edited);
    setConflict(undefined);
  };
  const send = async (changes: NonNullable<typeof body>) => {
    try {
      await edit(changes);
    } catch (fault) {
      if (!isOutdated(fault)) throw fault;
      setConflict(await readAgain());
      return;
    }
    announce('Plan and quotas saved');
    close();
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!body || busy || conflict) return;
    setBusy(true);
    setError(undefined);
    try {
      await send(body);
    } catch (fault) {
      setError(fault);
    }
    setBusy(false);
  };
  const before = draftOf(base);
  const theirs = conflict && draftOf(conflict);
  const merged = (newer: PlanDraft): PlanDraft => ({
    ...mergeEdits(before, draft, newer),
    quotas: mergeEdits(before.quotas, draft.quotas, newer.quotas),
  });
  return (
    <form
      className="record-form"
      aria-label="Plan and quotas"
      onSubmit={(event) => void save(event)}
      noValidate
    >
      {conflict && theirs && (
        <Outdated
          what="this platform"
          changes={changedIn(before, theirs).length > 0 ? changesOf(before, theirs) : []}
          load={() => continueWith(conflict, theirs)}
          keep={() => continueWith(conflict, merged(theirs))}
        />
      )}
      <Select
        label="Tier"
        value={draft.tier}
        onChange={(tier) => {
          if (isOneOf(tiers.map(({ value }) => value))(tier)) change({ tier });
        }}
        options={tiers}
      />
      {quotas.map(({ quota, name, canBeUnlimited }) => (
        <TextField
          key={quota}
          label={name}
          value={draft.quotas[quota]}
          placeholder={base.quotaOverrides[quota] === undefined ? quotaText(base.quotas[quota]) : ''}
          hint={
            canBeUnlimited ? 'Empty: the quota of the tier. Or “unlimited”.' : 'Empty: the quota of the tier.'
          }
          error={quotaError(base, draft, quota)}
          onChange={(text) => change({ quotas: { ...draft.quotas, [quota]: text } })}
        />
      ))}
      <fieldset className="field choices">
        <legend>Add-ons and rights</legend>
        <label className="choice">
          <input
            type="checkbox"
            checked={draft.stems}
            onChange={({ currentTarget: { checked } }) => change({ stems: checked })}
          />{' '}
          Stems
        </label>
        <label className="choice">
          <input
            type="checkbox"
            checked={draft.hub}
            onChange={({ currentTarget: { checked } }) => change({ hub: checked })}
          />{' '}
          Licensing hub: licenses for others
        </label>
      </fieldset>
      {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
      <div className="record-form-acts panel-acts">
        <Button type="submit" tone="primary" busy={busy} disabled={!body || conflict !== undefined}>
          Save
        </Button>
        <Button busy={busy} onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
