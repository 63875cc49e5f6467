import { ApiProblem } from '@platform-licensing/client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { explain, flawOf } from '../kit/feedback/errors.ts';

/** A step that is under way or failed. Where fields are at fault, the first of them in `form` is led to. */
export const useAttempt = () => {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const form: RefObject<HTMLFormElement | null> = useRef(null);
  useEffect(() => {
    if (error !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await act();
    } catch (fault) {
      setError(fault);
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, form, attempt };
};

/** What is wrong with a field, in a sentence. */
export const flawIn = (error: unknown, member: string): string | undefined => {
  const flaw = flawOf(error, member);
  return flaw === undefined ? undefined : `This ${flaw}.`;
};

/** What went wrong, in a sentence; what single fields lack stands at the fields. `known`: what a status means there. */
export const told = (error: unknown, known: Readonly<Record<number, string>> = {}): string => {
  if (error instanceof ApiProblem && error.code === 'APPEAL_OPEN')
    return 'You appealed this decision before, and that appeal is open. We sent its link to this address; below you can have a new one sent.';
  if (error instanceof ApiProblem && error.code === 'VALIDATION_FAILED')
    return 'That cannot be taken yet: see the fields that are marked.';
  return explain(error, known);
};
