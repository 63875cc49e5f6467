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
import { territoryError } from '../../kit/territories/territories.ts';
import { TerritoryField } from '../../kit/territories/territory-field.tsx';
import { useRecordChanged } from './queries.ts';
import { draftOf, editOf, type RecordDraft } from './record-draft.ts';
import { t, texts } from '../../texts/texts.ts';

const names: Readonly<Record<keyof RecordDraft, string>> = texts({
  name: 'settings.name',
  contactEmail: 'settings.contactEmail',
  websiteUrl: 'settings.website',
  contentTypes: 'kit.contentTypes',
  territories: 'kit.territories',
});
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
  const [conflict, setConflict] = useState<Tagged<Platform>>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<RecordDraft>) => setDraft((before) => ({ ...before, ...part }));
  const continueWith = (from: Tagged<Platform>, edited: RecordDraft) => {
    setBase(from);
    setDraft(edited);
    setConflict(undefined);
  };
  const edit = editOf(base, draft);
  if (edit === undefined && base.tag !== platform.tag) continueWith(platform, draftOf(platform));
  const send = async (body: NonNullable<typeof edit>) => {
    try {
      await api.updatePlatform({ slug, body }, { ifMatch: base.tag });
    } catch (fault) {
      if (!isOutdated(fault)) throw fault;
      setConflict(tagged(await api.answer.getPlatform({ slug })));
      return;
    }
    const newer = tagged(await api.answer.getPlatform({ slug }));
    continueWith(newer, draftOf(newer));
    announce(
      body.contactEmail === undefined
        ? t('settings.settingsSaved')
        : t('settings.settingsSavedConfirmTheNew'),
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
  const theirs = conflict && draftOf(conflict);
  const before = draftOf(base);
  return (
    <Panel title={t('settings.platform')}>
      {conflict && theirs && (
        <Outdated
          what={t('settings.theseSettings')}
          changes={membersOf
            .filter((member) => changedIn(before, theirs).includes(member))
            .map((member) => [names[member], textOf(theirs[member]) || t('settings.empty')])}
          load={() => continueWith(conflict, theirs)}
          keep={() => continueWith(conflict, mergeEdits(before, draft, theirs))}
        />
      )}
      <form className="record" onSubmit={(event) => void save(event)} noValidate>
        <TextField
          label={t('settings.name')}
          value={draft.name}
          onChange={(name) => change({ name })}
          hint={t('settings.shownOnYourLicensesAnd')}
          error={draft.name.trim() === '' ? t('settings.enterAName') : memberError(error, 'name')}
          required
        />
        <TextField
          label={t('settings.contactEmail')}
          type="email"
          value={draft.contactEmail}
          onChange={(contactEmail) => change({ contactEmail })}
          hint={t('settings.receivesEmailsAboutLicensesTakedowns')}
          error={memberError(error, 'contactEmail')}
          required
        />
        <TextField
          label={t('settings.website')}
          type="url"
          value={draft.websiteUrl}
          onChange={(websiteUrl) => change({ websiteUrl })}
          placeholder="https://"
          hint={t('settings.checkoutsThatYouCreateWith')}
          error={memberError(error, 'websiteUrl')}
        />
        <Choices
          label={t('kit.contentTypes')}
          chosen={draft.contentTypes}
          onChange={(chosen) => change({ contentTypes: chosen })}
          options={contentTypeChoices(draft.contentTypes)}
          hint={t('settings.whatYouPublishTheType')}
        />
        <TerritoryField
          label={t('kit.territories')}
          value={draft.territories}
          onChange={(territories) => change({ territories })}
          none={t('settings.ifEmptyNewLicensesCover')}
          error={memberError(error, 'territories')}
        />
        {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
        <Button
          type="submit"
          tone="primary"
          busy={busy}
          disabled={
            edit === undefined ||
            conflict !== undefined ||
            draft.name.trim() === '' ||
            territoryError(draft.territories) !== undefined
          }
        >
          {t('settings.save')}
        </Button>
      </form>
    </Panel>
  );
};
