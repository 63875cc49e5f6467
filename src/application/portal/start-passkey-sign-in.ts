import { ok } from '../../domain/shared/result.ts';
import type { PasskeyCeremonies } from '../../ports/driven/accounts/passkey-ceremonies.ts';
import type { StartPasskeySignIn } from '../../ports/driving/portal.ts';
import { newChallenge, type ChallengeDependencies } from '../accounts/passkey-challenges.ts';

type Dependencies = Omit<ChallengeDependencies, 'digest'> & { readonly ceremonies: PasskeyCeremonies };

export const startPasskeySignIn =
  ({ ceremonies, ...dependencies }: Dependencies): StartPasskeySignIn =>
  async () => {
    const { challenge, state } = newChallenge(dependencies, 'platform');
    return ok({ options: await ceremonies.signIn(challenge), state });
  };
