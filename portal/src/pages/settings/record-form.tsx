import type { Platform } from '@platform-licensing/client';
import { useState, type SubmitEvent } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { explain, memberError, isOutdated } from '../../kit/feedback/errors.ts';
import { Choices, TextField } from '../../kit/controls/field.tsx';
import { Outdated } from '../../kit/controls/edit-conflict.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { changedIn, mergeEdits } from '../../kit/merge-edits.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { tagged, type Tagged } from '../../kit/etag.ts';
import { useApi, useSlug } from '../../session/session.tsx';
import { called, contentTypeChoices } from '../../kit/display/names.ts';
import { territoryError } from '../licenses/territories/territories.ts';
import { TerritoryField } from '../licenses/territories/territory-field.tsx';
import { useRecordChanged } from './queries.ts';
import { draftOf, editOf, type RecordDraft } from './record-draft.ts';

const names: Readonly<Record<keyof RecordDraft, string>> = {
  name: 'Name',
  contactEmail: 'Contact email',
  websiteUrl: 'Website',
  contentTypes: 'Content types',
  territories: 'Territories',
};
const membersOf = Object.keys(names) as readonly (keyof RecordDraft)[];
const textOf = (value: string | readonly string[]): string =>
  typeof value === 'string' ? value : value.map(called).join(', ');

/** Edits the record as it was read. A change that someone else saved meanwhile is shown and never overwritten. */
export const RecordForm = ({ platform }: { readonly platform: Tagged<Platform> }) => {
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const changed = useRecordChanged();
  const [base, setBase] = useState(platform);
  const [draft, setDraft] = useState(() => draftOf(platform));
  const [rival, setRival] = useState<Tagged<Platform>>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<RecordDraft>) => setDraft((before) => ({ ...before, ...part }));
  const continueWith = (from: Tagged<Platform>, edited: RecordDraft) => {
    setBase(from);
    setDraft(edited);
    setRival(undefined);
  };
  const edit = editOf(base, draft);
  if (edit === undefined && base.tag !== platform.tag) continueWith(platform, draftOf(platform));
  const send = async (body: NonNullable<typeof edit>) => {
    try {
      await api.updatePlatform({ slug, body }, { ifMatch: base.tag });
    } catch (fault) {
      if (!isOutdated(fault)) throw fault;
      setRival(tagged(await api.answer.getPlatform({ slug })));
      return;
    }
    const newer = tagged(await api.answer.getPlatform({ slug }));
    continueWith(newer, draftOf(newer));
    announce(
      body.contactEmail === undefined ? 'Settings saved' : 'Settings saved. Confirm the new email address.',
    );
    await changed();
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (edit === undefined) return;
    setBusy(true);
    setError(undefined);
    try {
      await send(edit);
    } catch (fault) {
      setError(fault);
    }
    setBusy(false);
  };
  const theirs = rival && draftOf(rival);
  const before = draftOf(base);
  return (
    <Panel title="Platform">
      {rival && theirs && (
        <Outdated
          what="these settings"
          changes={membersOf
            .filter((member) => changedIn(before, theirs).includes(member))
            .map((member) => [names[member], textOf(theirs[member]) || 'Empty'])}
          load={() => continueWith(rival, theirs)}
          keep={() => continueWith(rival, mergeEdits(before, draft, theirs))}
        />
      )}
      <form className="record" onSubmit={(event) => void save(event)} noValidate>
        <TextField
          label="Name"
          value={draft.name}
          onChange={(name) => change({ name })}
          hint="Shown on your licenses and certificates."
          error={draft.name.trim() === '' ? 'Enter a name.' : memberError(error, 'name')}
          required
        />
        <TextField
          label="Contact email"
          type="email"
          value={draft.contactEmail}
          onChange={(contactEmail) => change({ contactEmail })}
          hint="Receives emails about licenses, takedowns and billing. A new address takes effect when it is confirmed."
          error={memberError(error, 'contactEmail')}
          required
        />
        <TextField
          label="Website"
          type="url"
          value={draft.websiteUrl}
          onChange={(websiteUrl) => change({ websiteUrl })}
          placeholder="https://"
          hint="Checkouts that you create with the API can return to pages of this site."
          error={memberError(error, 'websiteUrl')}
        />
        <Choices
          label="Content types"
          chosen={draft.contentTypes}
          onChange={(chosen) => change({ contentTypes: chosen })}
          options={contentTypeChoices(draft.contentTypes)}
          hint="What you publish. The type that you select first is the default for new licenses."
        />
        <TerritoryField
          label="Territories"
          value={draft.territories}
          onChange={(territories) => change({ territories })}
          none="If empty, new licenses cover every territory where the track is cleared."
          error={memberError(error, 'territories')}
        />
        {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
        <Button
          type="submit"
          tone="primary"
          busy={busy}
          disabled={
            edit === undefined ||
            rival !== undefined ||
            draft.name.trim() === '' ||
            territoryError(draft.territories) !== undefined
          }
        >
          Save
        </Button>
      </form>
    </Panel>
  );
};
