import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { TextArea, TextField } from '../../../kit/controls/field.tsx';
import { useKeys } from '../use-keys.ts';
import { actions, templates, type Action, type Template } from './templates.ts';
import type { Draft, Statement } from './work.ts';

const nameOf = (action: Action): string => actions.find((one) => one.action === action)?.name ?? '';

/** A double click on the button that opened the form must not also decide. */
const guardMs = 300;
const useArmed = (): boolean => {
  const [isArmed, setIsArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsArmed(true), guardMs);
    return () => clearTimeout(timer);
  }, []);
  return isArmed;
};

const first = (action: Action): Draft => {
  const offered = templates[action];
  const [only] = offered.length === 1 ? offered : [];
  return { statements: {}, ...(only && { chosen: only.name }) };
};

/** Returns the text of the chosen template, as far as it was not edited. */
const statementOf = (action: Action, { chosen, statements }: Draft): Statement | undefined =>
  chosen === undefined
    ? undefined
    : (statements[chosen] ?? templates[action].find(({ name }) => name === chosen));

/** The statement of reasons of a decision, from a template. A single template is chosen automatically. */
export const DecisionForm = ({
  action,
  draft = first(action),
  busy,
  keys,
  keep,
  decide,
  cancel,
}: {
  readonly action: Action;
  readonly draft: Draft | undefined;
  /** True while the decision is sent. */
  readonly busy: boolean;
  /** Whether digits choose a template. */
  readonly keys: boolean;
  readonly keep: (draft: Draft) => void;
  readonly decide: (statement: Statement) => void;
  readonly cancel: () => void;
}) => {
  const offered = templates[action];
  const statement = statementOf(action, draft);
  const isArmed = useArmed();
  const form = useRef<HTMLFormElement>(null);
  // The form and not its button: a key that is pressed by accident must not decide.
  useEffect(() => form.current?.focus(), []);
  const choose = (template: Template | undefined) => {
    if (!template || busy) return;
    keep({ ...draft, chosen: template.name });
    form.current?.querySelector<HTMLElement>(`input[value="${template.name}"]`)?.focus();
  };
  const edit = (edited: Partial<Statement>) => {
    if (draft.chosen === undefined || !statement) return;
    keep({ ...draft, statements: { ...draft.statements, [draft.chosen]: { ...statement, ...edited } } });
  };
  useKeys(
    keys && offered.length > 1,
    Object.fromEntries(offered.map((template, at) => [String(at + 1), () => choose(template)])),
  );
  const isComplete =
    statement !== undefined && statement.facts.trim() !== '' && statement.clause.trim() !== '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isComplete && isArmed && !busy) decide(statement);
  };
  const pressed = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, target, currentTarget, repeat, nativeEvent } = event;
    // These keys belong to the input method until the text is composed.
    if (nativeEvent.isComposing) return;
    if (key === 'Escape' && !busy) cancel();
    if (key !== 'Enter') return;
    if (repeat && !(target instanceof HTMLTextAreaElement)) event.preventDefault();
    else if (target === currentTarget) currentTarget.requestSubmit();
  };
  return (
    <form
      ref={form}
      tabIndex={-1}
      className="decision-form"
      aria-label={nameOf(action)}
      onSubmit={submit}
      onKeyDown={pressed}
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
                checked={draft.chosen === template.name}
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
            onChange={(facts) => edit({ facts })}
            {...(action !== 'approve' && {
              hint: 'The deliverer and the public can read them. Do not name people.',
            })}
          />
          <TextField label="Clause" value={statement.clause} onChange={(clause) => edit({ clause })} />
        </div>
      )}
      <div className="decision-acts">
        <Button
          tone={action === 'reject' ? 'danger' : 'primary'}
          type="submit"
          busy={busy}
          disabled={!isComplete || !isArmed}
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
