import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../kit/controls/field.tsx';

const restMs = 300;

/** A field whose text is told once one has stopped typing; a text that comes from elsewhere replaces it. */
export const RestedField = ({
  value,
  onRest,
  flaw,
  hint,
  error,
  ...field
}: {
  readonly label: string;
  readonly type?: 'search' | 'number' | 'text';
  readonly placeholder?: string;
  readonly value: string;
  readonly onRest: (value: string) => void;
  /** What is wrong with a text; such a one is not told. */
  readonly flaw?: (text: string) => string | undefined;
  readonly hint?: (text: string) => string;
  readonly error?: string | undefined;
}) => {
  const [text, setText] = useState(value);
  const told = useRef(value);
  useEffect(() => {
    if (value !== told.current) setText(value);
    told.current = value;
  }, [value]);
  const wrong = flaw?.(text);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === told.current || wrong !== undefined) return undefined;
    const timer = setTimeout(() => {
      told.current = wanted;
      onRest(wanted);
    }, restMs);
    return () => clearTimeout(timer);
  }, [text, wrong, onRest]);
  return (
    <TextField
      {...field}
      value={text}
      onChange={setText}
      error={wrong ?? error}
      {...(hint && { hint: hint(text) })}
    />
  );
};
