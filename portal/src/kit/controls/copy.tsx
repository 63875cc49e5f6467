import { useState } from 'react';
import { useAnnounce } from '../feedback/announcer.tsx';
import { Button } from './button.tsx';
import { t, texts } from '../language/texts.ts';

const labels = texts({ copied: 'kit.copied', blocked: 'kit.copyManually' });

/** Copies a text. The button itself shows the outcome too, because a dialog hides the announcement. */
export const Copy = ({ text, what }: { readonly text: string; readonly what: string }) => {
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<keyof typeof labels>();
  const copy = async () => {
    try {
      await globalThis.navigator.clipboard.writeText(text);
      setOutcome('copied');
      announce(t('kit.whatCopied', { what }));
    } catch {
      setOutcome('blocked');
      announce(t('kit.theBrowserBlockedCopyingSelect'), 'bad');
    }
    globalThis.setTimeout(() => setOutcome(undefined), 4000);
  };
  const label =
    outcome === 'copied'
      ? t('kit.whatCopied', { what })
      : t(outcome ? 'kit.copyWhatManually' : 'kit.copyWhat', { what });
  return (
    <Button small label={label} onClick={() => void copy()}>
      {outcome ? labels[outcome] : t('kit.copy')}
    </Button>
  );
};

/** An ID with a button that copies it. */
export const CopiedId = ({ id, what }: { readonly id: string; readonly what: string }) => (
  <>
    <code>{id}</code> <Copy text={id} what={what} />
  </>
);
