import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { TextArea, TextField } from '../../kit/controls/field.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { actions, templates, type Action, type Template } from './templates.ts';
import { useKeys } from './use-keys.ts';

export interface Statement {
  readonly ground: Template['ground'];
  readonly facts: string;
  readonly clause: string;
}

const nameOf = (action: Action): string => actions.find((one) => one.action === action)?.name ?? '';

/** The statement of reasons of a decision, from a template. A single template is chosen at once. */
export const DecisionForm = ({
  action,
  keys,
  decide,
  cancel,
}: {
  readonly action: Action;
  /** Whether digits choose a template. */
  readonly keys: boolean;
  readonly decide: (statement: Statement) => Promise<void>;
  readonly cancel: () => void;
}) => {
  const offered = templates[action];
  const [only] = offered.length === 1 ? offered : [];
  const [statement, setStatement] = useState<Statement | undefined>(only);
  const [chosen, setChosen] = useState(only?.name);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input[type=radio], button[type=submit]')?.focus();
  }, []);
  const choose = (template: Template | undefined) => {
    if (!template) return;
    setChosen(template.name);
    setStatement(template);
    form.current?.querySelector<HTMLElement>(`input[value="${template.name}"]`)?.focus();
  };
  useKeys(
    keys && offered.length > 1,
    Object.fromEntries(offered.map((template, at) => [String(at + 1), () => choose(template)])),
  );
  const isComplete =
    statement !== undefined && statement.facts.trim() !== '' && statement.clause.trim() !== '';
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isComplete || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await decide(statement);
    } catch (fault) {
      setError(fault);
      setBusy(false);
    }
  };
  return (
    <form
      ref={form}
      className="decision-form"
      aria-label={nameOf(action)}
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') cancel();
      }}
    >
      {offered.length > 1 && (
        <fieldset className="templates">
          <legend>Reason</legend>
          {offered.map((template, at) => (
            <label key={template.name} className="template">
              <input
                type="radio"
                name="template"
                value={template.name}
                checked={chosen === template.name}
                onChange={() => choose(template)}
              />
              <kbd aria-hidden="true">{at + 1}</kbd> {template.name}
            </label>
          ))}
        </fieldset>
      )}
      {statement && (
        <div className="statement">
          <TextArea
            label="Facts"
            rows={3}
            value={statement.facts}
            onChange={(facts) => setStatement({ ...statement, facts })}
            {...(action !== 'approve' && {
              hint: 'The deliverer and the public can read them. Do not name people.',
            })}
          />
          <TextField
            label="Clause"
            value={statement.clause}
            onChange={(clause) => setStatement({ ...statement, clause })}
          />
        </div>
      )}
      {error !== undefined && <Notice tone="bad">{explain(error)}</Notice>}
      <div className="decision-acts">
        <Button
          tone={action === 'reject' ? 'danger' : 'primary'}
          type="submit"
          busy={busy}
          disabled={!isComplete}
        >
          {nameOf(action)}
        </Button>
        <Button busy={busy} onClick={cancel}>
          Cancel
        </Button>
        <p className="soft key-hint">
          <kbd>Enter</kbd> confirms, <kbd>Esc</kbd> cancels.
        </p>
      </div>
    </form>
  );
};
