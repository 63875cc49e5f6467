import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Choices, TextArea, TextField } from '../../kit/controls/field.tsx';
import { contentTypeChoices } from '../../kit/display/names.ts';
import { explain, memberError } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { anonymousApi } from '../anonymous-api.ts';
import { bodyOf, type RegistrationDraft } from './registration-draft.ts';
import { t } from '../../texts/texts.ts';

const shownByField = ['name', 'contactEmail', 'slug', 'useCase'] as const;

/** Requests a registration. `onRequested` is called when the link was emailed. */
export const RequestForm = ({
  draft,
  onChange,
  onRequested,
}: {
  readonly draft: RegistrationDraft;
  readonly onChange: (draft: RegistrationDraft) => void;
  readonly onRequested: () => void;
}) => {
  const [accepts, setAccepts] = useState(false);
  const [missing, setMissing] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<RegistrationDraft>) => onChange({ ...draft, ...part });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const body = bodyOf(draft);
    const lacking =
      body.name === ''
        ? t('session.enterTheNameOfYour')
        : body.contactEmail === ''
          ? t('session.enterYourEmailAddress')
          : accepts
            ? undefined
            : t('session.acceptThePartnerTermsTo');
    setMissing(lacking);
    setError(undefined);
    if (lacking !== undefined) return;
    setBusy(true);
    try {
      await anonymousApi.requestRegistration({ body });
      onRequested();
    } catch (fault) {
      setError(fault);
      setBusy(false);
    }
  };
  const isShownByField = shownByField.some((member) => memberError(error, member) !== undefined);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('session.platformName')}
        value={draft.name}
        onChange={(name) => change({ name })}
        hint={t('session.shownOnYourLicensesAnd')}
        autoComplete="organization"
        error={memberError(error, 'name')}
        autoFocus
        required
      />
      <TextField
        label={t('session.email')}
        type="email"
        value={draft.contactEmail}
        onChange={(contactEmail) => change({ contactEmail })}
        hint={t('session.receivesTheConfirmationLinkThen')}
        autoComplete="email"
        error={memberError(error, 'contactEmail')}
        required
      />
      <TextField
        label={t('session.slugOptional')}
        value={draft.slug}
        onChange={(slug) => change({ slug })}
        hint={t('session.yourPlatformsNameInAPI')}
        error={memberError(error, 'slug')}
      />
      <TextArea
        label={t('session.useOptional')}
        value={draft.useCase}
        onChange={(useCase) => change({ useCase })}
        rows={2}
        hint={t('session.whatYouPublishAndHow')}
        error={memberError(error, 'useCase')}
      />
      <Choices
        label={t('session.contentTypesOptional')}
        chosen={draft.contentTypes}
        onChange={(chosen) => change({ contentTypes: chosen })}
        options={contentTypeChoices(draft.contentTypes)}
        hint={t('session.whatYouPublishTheType')}
      />
      <label className="choice">
        <input
          type="checkbox"
          checked={accepts}
          onChange={(event) => setAccepts(event.currentTarget.checked)}
        />{' '}
        {t('session.iAcceptThePartnerTerms')}
      </label>
      {missing !== undefined && <Notice tone="bad">{missing}</Notice>}
      {error !== undefined && !isShownByField && (
        <Notice tone="bad">{explain(error, { 404: t('session.registrationIsClosedAskThe') })}</Notice>
      )}
      <Button tone="primary" type="submit" busy={busy} wide>
        {t('session.sendConfirmationLink')}
      </Button>
    </form>
  );
};
