import { useEffect, useRef, useState } from 'react';
import { TextField } from './field.tsx';

const delayMs = 300;

/** A text field that reports its text once the user has stopped typing. A new `value` replaces the text. */
export const DebouncedField = ({
  value,
  onSettled,
  check,
  hint,
  error,
  ...field
}: {
  readonly label: string;
  readonly type?: 'search' | 'number' | 'text' | 'date';
  readonly placeholder?: string;
  readonly value: string;
  readonly onSettled: (value: string) => void;
  /** Returns the error of a text. A text with an error is not reported. */
  readonly check?: (text: string) => string | undefined;
  readonly hint?: (text: string) => string;
  readonly error?: string | undefined;
}) => {
  const [text, setText] = useState(value);
  const reported = useRef(value);
  useEffect(() => {
    if (value !== reported.current) setText(value);
    reported.current = value;
  }, [value]);
  const invalid = check?.(text);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === reported.current || invalid !== undefined) return undefined;
    const timer = setTimeout(() => {
      reported.current = wanted;
      onSettled(wanted);
    }, delayMs);
    return () => clearTimeout(timer);
  }, [text, invalid, onSettled]);
  return (
    <TextField
      {...field}
      value={text}
      onChange={setText}
      error={invalid ?? error}
      {...(hint && { hint: hint(text) })}
    />
  );
};
