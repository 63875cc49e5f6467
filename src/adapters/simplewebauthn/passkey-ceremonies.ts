import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { CeremonyOptions, PasskeyCeremonies } from '../../ports/driven/accounts/passkey-ceremonies.ts';

export interface CeremonySettings {
  /** The public URL of the service: its origin is where ceremonies happen, its host is the relying party. */
  readonly baseUrl: string;
  /** The name that authenticators show. */
  readonly name: string;
}

/** How long a browser waits for the person, ms. */
const timeout = 5 * 60_000;
const base64url = (text: string): string => Buffer.from(text).toString('base64url');
/** The package is loaded with the first ceremony: it parses certificates, which no other request needs. */
const library = () => import('@simplewebauthn/server');

/** Returns whether a response names the account that the passkey was registered for (WebAuthn Level 3 §7.2, step 6). */
const isOfAccount = ({ response: { userHandle } }: AuthenticationResponseJSON, accountId: string): boolean =>
  userHandle === base64url(accountId);

/** Returns ceremonies by SimpleWebAuthn, which throws for every response that it does not accept. */
export const simpleWebauthnCeremonies = ({ baseUrl, name }: CeremonySettings): PasskeyCeremonies => {
  const { hostname: rpID, origin } = new URL(baseUrl);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
  return {
    registration: async (challenge, user) => {
      const options = await (
        await library()
      ).generateRegistrationOptions({
        ...{ rpName: name, rpID, challenge, timeout, attestationType: 'none' },
        ...{ userName: user.name, userDisplayName: user.displayName },
        userID: new TextEncoder().encode(user.userId),
        excludeCredentials: user.registered.map(({ credentialId, transports }) => ({
          id: credentialId,
          ...(transports && { transports: [...transports] }),
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return options as unknown as CeremonyOptions;
    },
    registered: async (response, challenge) => {
      try {
        const verified = await (
          await library()
        ).verifyRegistrationResponse({
          ...expected,
          response: response as RegistrationResponseJSON,
          expectedChallenge: base64url(challenge),
        });
        if (!verified.verified) return undefined;
        const { credential, credentialBackedUp } = verified.registrationInfo;
        return {
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          ...(credential.transports && { transports: credential.transports }),
          backedUp: credentialBackedUp,
        };
      } catch {
        return undefined;
      }
    },
    signIn: async (challenge) => {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        ...{ rpID, challenge, timeout, userVerification: 'required' },
      });
      return options as unknown as CeremonyOptions;
    },
    credentialIdIn: (response) => {
      const id = (response as { readonly id?: unknown } | null)?.id;
      return typeof id === 'string' ? id : undefined;
    },
    signed: async (response, challenge, { accountId, credentialId, publicKey }) => {
      try {
        const { verifyAuthenticationResponse } = await library();
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response: response as AuthenticationResponseJSON,
          expectedChallenge: base64url(challenge),
          // The store compares the counter, in the commit that uses it.
          credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
        });
        const { newCounter, credentialBackedUp } = authenticationInfo;
        // The package does not compare it.
        const isOwn = isOfAccount(response as AuthenticationResponseJSON, accountId);
        return verified && isOwn ? { counter: newCounter, backedUp: credentialBackedUp } : undefined;
      } catch {
        return undefined;
      }
    },
  };
};
