import { useState } from 'react';
import { useAnnounce } from './announcer.tsx';
import { Button } from './button.tsx';

/** Puts a text on the clipboard, and says so. */
export const Copy = ({ text, what }: { readonly text: string; readonly what: string }) => {
  const announce = useAnnounce();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await globalThis.navigator.clipboard.writeText(text);
      setCopied(true);
      announce(`${what} copied`);
      globalThis.setTimeout(() => setCopied(false), 2000);
    } catch {
      announce('The browser did not let it be copied: select and copy it by hand.', 'bad');
    }
  };
  return (
    <Button small label={copied ? `${what} copied` : `Copy ${what}`} onClick={() => void copy()}>
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
};
