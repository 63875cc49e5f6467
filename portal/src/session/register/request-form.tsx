import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Choices, TextArea, TextField } from '../../kit/controls/field.tsx';
import { contentTypeChoices } from '../../kit/display/names.ts';
import { explain, memberError } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { anonymousApi } from '../anonymous-api.ts';
import { bodyOf, type RegistrationDraft } from './registration-draft.ts';

const shownByField = ['name', 'contactEmail', 'slug', 'useCase'] as const;

/** Requests a registration. `onRequested` is called when the link was mailed. */
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
        ? 'Enter the name of your platform.'
        : body.contactEmail === ''
          ? 'Enter your email address.'
          : accepts
            ? undefined
            : 'Accept the partner terms to continue.';
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
        label="Platform name"
        value={draft.name}
        onChange={(name) => change({ name })}
        hint="Shown on your licenses and certificates."
        autoComplete="organization"
        error={memberError(error, 'name')}
        autoFocus
        required
      />
      <TextField
        label="Email"
        type="email"
        value={draft.contactEmail}
        onChange={(contactEmail) => change({ contactEmail })}
        hint="Receives the confirmation link, then emails about licenses, takedowns and billing."
        autoComplete="email"
        error={memberError(error, 'contactEmail')}
        required
      />
      <TextField
        label="Slug (optional)"
        value={draft.slug}
        onChange={(slug) => change({ slug })}
        hint="Your platform's name in API addresses, such as acme-video. Derived from the name by default."
        error={memberError(error, 'slug')}
      />
      <TextArea
        label="Use (optional)"
        value={draft.useCase}
        onChange={(useCase) => change({ useCase })}
        rows={2}
        hint="What you publish and how, in up to 300 characters."
        error={memberError(error, 'useCase')}
      />
      <Choices
        label="Content types (optional)"
        chosen={draft.contentTypes}
        onChange={(chosen) => change({ contentTypes: chosen })}
        options={contentTypeChoices(draft.contentTypes)}
        hint="What you publish. The type that you select first is the default for new licenses."
      />
      <label className="choice">
        <input
          type="checkbox"
          checked={accepts}
          onChange={(event) => setAccepts(event.currentTarget.checked)}
        />{' '}
        I accept the partner terms
      </label>
      {missing !== undefined && <Notice tone="bad">{missing}</Notice>}
      {error !== undefined && !isShownByField && (
        <Notice tone="bad">
          {explain(error, { 404: 'Registration is closed. Ask the operator of this service for access.' })}
        </Notice>
      )}
      <Button tone="primary" type="submit" busy={busy} wide>
        Send confirmation link
      </Button>
    </form>
  );
};
