import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { explain, memberError } from '../../../kit/feedback/errors.ts';
import { TextField } from '../../../kit/controls/field.tsx';
import { Notice } from '../../../kit/feedback/states.tsx';
import type { EndpointDraft } from './endpoint-draft.ts';
import type { HeaderDraft } from './header-draft.ts';
import { HeaderFields } from './header-fields.tsx';
import { EventTypeChoices } from './event-type-choices.tsx';
import { t } from '../../../texts/texts.ts';

const urlError = (url: string): string | undefined =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? undefined : t('endpoints.enterAFullURLSuch');

/** URL, description and event types of a new or an existing endpoint. */
export const EndpointForm = ({
  before,
  name,
  save,
}: {
  readonly before: EndpointDraft;
  /** The label of the button. */
  readonly name: string;
  readonly save: (draft: EndpointDraft) => Promise<unknown>;
}) => {
  const [draft, setDraft] = useState(before);
  const [submissions, setSubmissions] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const errors = {
    url: submissions > 0 ? (urlError(draft.url.trim()) ?? memberError(error, 'url')) : undefined,
    eventTypes:
      submissions > 0 && draft.eventTypes.length === 0
        ? t('endpoints.selectAtLeastOneEvent')
        : memberError(error, 'eventTypes'),
    description:
      draft.description.length > 200
        ? t('endpoints.enterAtMost200Characters')
        : memberError(error, 'description'),
    headers: memberError(error, 'headers'),
  };
  const headerError = ({ name }: HeaderDraft) => memberError(error, `headers/${name.trim()}`);
  // Move the focus to the first invalid field.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [submissions, error]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setSubmissions(submissions + 1);
    setError(undefined);
    if (urlError(draft.url.trim()) !== undefined || draft.eventTypes.length === 0) return;
    setBusy(true);
    try {
      await save({ ...draft, url: draft.url.trim(), description: draft.description.trim() });
    } catch (fault) {
      setError(fault);
    }
    setBusy(false);
  };
  const shown = [...Object.values(errors), ...draft.headers.map(headerError)];
  const hasNoFieldError = shown.every((message) => message === undefined);
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="URL"
        type="url"
        value={draft.url}
        onChange={(url) => setDraft({ ...draft, url })}
        placeholder="https://acme.example/events"
        hint={t('endpoints.aPublicHttpsURLIt')}
        error={errors.url}
        autoFocus
        required
      />
      <TextField
        label={t('endpoints.description')}
        value={draft.description}
        onChange={(description) => setDraft({ ...draft, description })}
        placeholder={t('endpoints.production')}
        hint={t('endpoints.optionalShownOnlyInThe')}
        error={errors.description}
      />
      <EventTypeChoices
        chosen={draft.eventTypes}
        onChange={(eventTypes) => setDraft({ ...draft, eventTypes })}
        error={errors.eventTypes}
      />
      <HeaderFields
        headers={draft.headers}
        onChange={(headers) => setDraft({ ...draft, headers })}
        errorOf={headerError}
      />
      {errors.headers !== undefined && <Notice tone="bad">{errors.headers}</Notice>}
      {error !== undefined && hasNoFieldError && <Notice tone="bad">{explain(error)}</Notice>}
      <div className="dialog-acts">
        <Button tone="primary" type="submit" busy={busy}>
          {name}
        </Button>
      </div>
    </form>
  );
};
