import type { AccountSession } from '../../domain/accounts/session.ts';
import { grantOf, limitsOf } from '../../domain/platforms/grant.ts';
import { memberWith } from '../../domain/platforms/members/member.ts';
import type { AccountStore } from '../../ports/driven/accounts/account-store.ts';
import type { PasskeyCeremonies } from '../../ports/driven/accounts/passkey-ceremonies.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import { challengeIn, type ChallengeDependencies } from '../accounts/passkey-challenges.ts';

export interface PasskeyProofDependencies extends Omit<ChallengeDependencies, 'randomness'> {
  readonly accounts: AccountStore;
  readonly ceremonies: PasskeyCeremonies;
  readonly registry: PlatformRegistry;
}

/**
 * Returns the member whose passkey signed the challenge of a state, or undefined. `begin` stores the session that this begins and
 * uses up the challenge; it returns false if the passkey or the challenge was used or removed meanwhile.
 */
export const byPasskey = async (
  { accounts, ceremonies, registry, ...dependencies }: PasskeyProofDependencies,
  { state, response }: { readonly state: string; readonly response: unknown },
) => {
  const known = challengeIn(dependencies, 'platform', state);
  const credentialId = ceremonies.credentialIdIn(response);
  const passkey =
    known && credentialId !== undefined ? await accounts.passkeyWith('platform', credentialId) : undefined;
  const signed = known && passkey && (await ceremonies.signed(response, known.challenge, passkey));
  const found =
    signed && passkey.platformId !== undefined ? await registry.find(passkey.platformId) : undefined;
  const member = found && memberWith(found.members ?? [], passkey?.accountId ?? '');
  if (!known || !passkey || !signed || member?.joinedAt === undefined || !found) return undefined;
  const grant = grantOf(member.memberId, found.platform);
  const at = dependencies.clock.now();
  const limits = limitsOf(grant, found, at);
  const begin = async (session: AccountSession): Promise<boolean> =>
    (await accounts.usePasskey({ passkey, ...signed, at, challenge: known.used, session })) === 'used';
  return limits && { found, grant, limits, begin };
};
