import { challengeLength, challengeMs, type PasskeyChallenge } from '../../domain/accounts/passkey.ts';
import type { Audience } from '../../domain/accounts/session.ts';
import type { UsedChallenge } from '../../ports/driven/accounts/account-store.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import type { Clock, Digest, Randomness } from '../../ports/driven/shared/environment.ts';

export interface ChallengeDependencies {
  readonly secretCipher: SecretCipher;
  readonly randomness: Randomness;
  readonly digest: Digest;
  readonly clock: Clock;
}

const purposeOf = (audience: Audience): string => `passkey-${audience}`;

/** Returns a new challenge, and the encrypted state with which the browser returns it. Nothing is stored. */
export const newChallenge = (
  { secretCipher, randomness, clock }: Omit<ChallengeDependencies, 'digest'>,
  audience: Audience,
  sessionId?: string,
): { readonly challenge: string; readonly state: string } => {
  const challenge = randomness.base62(challengeLength);
  const sealed: PasskeyChallenge = {
    ...{ challenge, until: clock.now() + challengeMs },
    ...(sessionId !== undefined && { sessionId }),
  };
  return { challenge, state: secretCipher.encrypt(JSON.stringify(sealed), purposeOf(audience)) };
};

/**
 * Returns the challenge of a state, and the record that uses it up, or undefined if the state is of another audience or
 * session, or has expired.
 */
export const challengeIn = (
  { secretCipher, digest, clock }: Omit<ChallengeDependencies, 'randomness'>,
  audience: Audience,
  state: string,
  expectedSession?: string,
): { readonly challenge: string; readonly used: UsedChallenge } | undefined => {
  const opened = secretCipher.decrypt(state, purposeOf(audience));
  if (opened === undefined) return undefined;
  const { challenge, sessionId, until } = JSON.parse(opened) as PasskeyChallenge;
  if (sessionId !== expectedSession || clock.now() >= until) return undefined;
  return { challenge, used: { digest: digest.sha256(`challenge ${challenge}`), expiresAt: until } };
};
