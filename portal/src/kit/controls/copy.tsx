import { useState } from 'react';
import { useAnnounce } from '../feedback/announcer.tsx';
import { Button } from './button.tsx';

const said = { copied: 'Copied', barred: 'Copy it by hand' } as const;

/** Puts a text on the clipboard, and says so where it was pressed, too: over a dialog nothing else is seen. */
export const Copy = ({ text, what }: { readonly text: string; readonly what: string }) => {
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<keyof typeof said>();
  const copy = async () => {
    try {
      await globalThis.navigator.clipboard.writeText(text);
      setOutcome('copied');
      announce(`${what} copied`);
    } catch {
      setOutcome('barred');
      announce('The browser did not let it be copied: select and copy it by hand.', 'bad');
    }
    globalThis.setTimeout(() => setOutcome(undefined), 4000);
  };
  const label = outcome === 'copied' ? `${what} copied` : `Copy ${what}${outcome ? ' by hand' : ''}`;
  return (
    <Button small label={label} onClick={() => void copy()}>
      {outcome ? said[outcome] : 'Copy'}
    </Button>
  );
};
