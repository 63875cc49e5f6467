import { useId, type HTMLInputAutoCompleteAttribute, type ReactNode } from 'react';

interface FieldFrame {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The error of the field, which screen readers announce too. */
  readonly error?: string | undefined;
}

/** Label, hint and error around one control, linked to it for assistive technology. */
const Field = ({
  label,
  hint,
  error,
  children,
}: FieldFrame & {
  readonly children: (linkedProps: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  }) => ReactNode;
}) => {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter((part) => part !== false)
    .join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
};

export const TextField = ({
  label,
  hint,
  error,
  value,
  onChange,
  type = 'text',
  name,
  placeholder,
  autoComplete = 'off',
  autoFocus = false,
  required = false,
  readOnly = false,
  list,
  max,
}: FieldFrame & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?:
    'text' | 'password' | 'search' | 'url' | 'email' | 'number' | 'month' | 'date' | 'datetime-local';
  readonly name?: string;
  readonly placeholder?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoFocus?: boolean;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly list?: string;
  /** The last day that the picker of a date offers, as `YYYY-MM-DD`. */
  readonly max?: string;
}) => (
  <Field label={label} hint={hint} error={error}>
    {(linkedProps) => (
      <input
        {...linkedProps}
        type={type}
        name={name}
        value={value}
        placeholder={placeholder}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        required={required}
        readOnly={readOnly}
        list={list}
        max={max}
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
);

export const TextArea = ({
  label,
  hint,
  error,
  value,
  onChange,
  rows = 4,
  code = false,
}: FieldFrame & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly code?: boolean;
}) => (
  <Field label={label} hint={hint} error={error}>
    {(linkedProps) => (
      <textarea
        {...linkedProps}
        className={code ? 'code' : undefined}
        rows={rows}
        value={value}
        spellCheck={!code}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
);

export const Select = ({
  label,
  hint,
  error,
  value,
  onChange,
  options,
}: FieldFrame & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly name: string }[];
}) => (
  <Field label={label} hint={hint} error={error}>
    {(linkedProps) => (
      <select {...linkedProps} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    )}
  </Field>
);

/** A group of checkboxes. */
export const Choices = ({
  label,
  hint,
  error,
  chosen,
  onChange,
  options,
}: FieldFrame & {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly options: readonly { readonly value: string; readonly name: ReactNode }[];
}) => {
  const id = useId();
  return (
    <fieldset className="field choices" aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend>{label}</legend>
      {options.map(({ value, name }) => (
        <label key={value} className="choice">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value),
              )
            }
          />{' '}
          {name}
        </label>
      ))}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && <p className="field-error">{error}</p>}
    </fieldset>
  );
};
