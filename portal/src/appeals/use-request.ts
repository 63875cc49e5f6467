import { ApiProblem } from '@platform-licensing/client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { explain, memberError } from '../kit/feedback/errors.ts';
import { t } from './texts/texts.ts';

/** State of a request. If it fails because of fields, the first of them in `form` gets the focus. */
export const useRequest = () => {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const form: RefObject<HTMLFormElement | null> = useRef(null);
  useEffect(() => {
    if (error !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);
  const run = async (act: () => Promise<void>): Promise<void> => {
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
  return { busy, error, form, run };
};

/** Returns the error of a field as a sentence. */
export const fieldError = (error: unknown, member: string): string | undefined => {
  const detail = memberError(error, member);
  return detail === undefined ? undefined : t('appeals.thisDetail', { detail });
};

/** Describes an error in a sentence. Errors of fields are shown at the fields. `known`: sentences for single statuses. */
export const describe = (error: unknown, known: Readonly<Record<number, string>> = {}): string => {
  if (error instanceof ApiProblem && error.code === 'APPEAL_OPEN')
    return t('appeals.youHaveAlreadyAppealedThis');
  if (error instanceof ApiProblem && error.code === 'VALIDATION_FAILED')
    return t('appeals.someFieldsAreInvalidCheck');
  return explain(error, known);
};
