import { useState } from 'react';
import { useAnnounce } from '../feedback/announcer.tsx';
import { Button } from './button.tsx';

const labels = { copied: 'Copied', blocked: 'Copy manually' } as const;

/** Copies a text. The button itself shows the outcome too, because a dialog hides the announcement. */
export const Copy = ({ text, what }: { readonly text: string; readonly what: string }) => {
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<keyof typeof labels>();
  const copy = async () => {
    try {
      await globalThis.navigator.clipboard.writeText(text);
      setOutcome('copied');
      announce(`${what} copied`);
    } catch {
      setOutcome('blocked');
      announce('The browser blocked copying. Select the text and copy it manually.', 'bad');
    }
    globalThis.setTimeout(() => setOutcome(undefined), 4000);
  };
  const label = outcome === 'copied' ? `${what} copied` : `Copy ${what}${outcome ? ' manually' : ''}`;
  return (
    <Button small label={label} onClick={() => void copy()}>
      {outcome ? labels[outcome] : 'Copy'}
    </Button>
  );
};
