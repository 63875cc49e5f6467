import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { explain, flawOf } from '../../../kit/feedback/errors.ts';
import { TextField } from '../../../kit/controls/field.tsx';
import { Notice } from '../../../kit/feedback/states.tsx';
import type { EndpointDraft } from './endpoint-draft.ts';
import { EventTypes } from './event-type-choices.tsx';

const flawOfUrl = (url: string): string | undefined =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
    ? undefined
    : 'Enter a whole address, such as https://acme.example/events.';

/** Where, what of, and under which name: for a new endpoint and for one that changes. */
export const EndpointForm = ({
  before,
  name,
  save,
}: {
  readonly before: EndpointDraft;
  /** What the button says. */
  readonly name: string;
  readonly save: (draft: EndpointDraft) => Promise<unknown>;
}) => {
  const [draft, setDraft] = useState(before);
  const [looked, setLooked] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const flaws = {
    url: looked > 0 ? (flawOfUrl(draft.url.trim()) ?? flawOf(error, 'url')) : undefined,
    eventTypes:
      looked > 0 && draft.eventTypes.length === 0 ? 'Choose at least one.' : flawOf(error, 'eventTypes'),
    description: draft.description.length > 200 ? 'At most 200 characters.' : flawOf(error, 'description'),
  };
  // Whoever sent it is brought to what is wrong with it.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [looked, error]);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setLooked(looked + 1);
    setError(undefined);
    if (flawOfUrl(draft.url.trim()) !== undefined || draft.eventTypes.length === 0) return;
    setBusy(true);
    try {
      await save({ ...draft, url: draft.url.trim(), description: draft.description.trim() });
    } catch (fault) {
      setError(fault);
    }
    setBusy(false);
  };
  const isElsewhere = Object.values(flaws).every((flaw) => flaw === undefined);
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label="Address"
        type="url"
        value={draft.url}
        onChange={(url) => setDraft({ ...draft, url })}
        placeholder="https://acme.example/events"
        hint="https, on a public address. It answers 2xx within 15 seconds; the rest it does later."
        error={flaws.url}
        autoFocus
        required
      />
      <TextField
        label="Description"
        value={draft.description}
        onChange={(description) => setDraft({ ...draft, description })}
        placeholder="Production"
        hint="For people."
        error={flaws.description}
      />
      <EventTypes
        chosen={draft.eventTypes}
        onChange={(eventTypes) => setDraft({ ...draft, eventTypes })}
        error={flaws.eventTypes}
      />
      {error !== undefined && isElsewhere && <Notice tone="bad">{explain(error)}</Notice>}
      <div className="dialog-acts">
        <Button tone="primary" type="submit" busy={busy}>
          {name}
        </Button>
      </div>
    </form>
  );
};
