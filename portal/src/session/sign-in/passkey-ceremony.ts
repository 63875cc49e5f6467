import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

export { explainCeremony } from './passkey-faults.ts';

/** Asks the browser for a passkey that signs the challenge of a sign-in. */
export const signChallenge = async (options: object) => {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON })) };
};
