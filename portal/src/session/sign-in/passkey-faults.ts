import { WebAuthnError } from '@simplewebauthn/browser';
import { explain } from '../../kit/feedback/errors.ts';
import { t } from '../../texts/texts.ts';

const isStopped = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Returns a sentence for a failed ceremony. `stopped`: that the person or the browser ended it; `known`: as for `explain`. */
export const explainCeremony = (
  error: unknown,
  stopped: string,
  known: Readonly<Record<number, string>>,
): string => {
  if (isStopped(error)) return stopped;
  if (error instanceof WebAuthnError || error instanceof DOMException) {
    return error.name === 'InvalidStateError'
      ? t('session.thisAuthenticatorHasAPasskey')
      : t('session.thisBrowserCannotUsePasskeys');
  }
  return explain(error, known);
};
