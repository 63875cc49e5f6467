import { useState, type ReactNode, type SubmitEvent } from 'react';
import { GateHead } from '../../kit/controls/gate-head.tsx';
import { useTitle } from '../../kit/hooks/use-title.ts';

/** The frame of a page without a session. */
export const Gate = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  useTitle(title);
  return (
    <main className="gate" id="content">
      <div className="gate-card">
        <GateHead title={title} />
        {children}
      </div>
    </main>
  );
};

/** Submits a form once at a time, and keeps the error of the last attempt. */
export const useSubmit = (act: () => Promise<void>) => {
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await act();
    } catch (fault) {
      setError(fault);
    }
    setBusy(false);
  };
  return { error, setError, busy, onSubmit: (event: SubmitEvent) => void submit(event) };
};

/** The code of an emailed link, after the # of the address, which is not sent to any server. */
export const codeInAddress = (): string =>
  new URLSearchParams(globalThis.location.hash.slice(1)).get('code') ?? '';
