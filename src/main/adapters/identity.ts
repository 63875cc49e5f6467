import { fail } from '../../domain/shared/result.ts';
import type { IdentityProvider } from '../../ports/driven/access/identity-provider.ts';
import { chosen, type Settings } from './pluggable/index.ts';

/** No sign-in is possible with it. */
const noProvider: IdentityProvider = {
  begin: async () => undefined,
  identify: async () => fail({ kind: 'identity-rejected' }),
};

/** The only place that chooses how staff can sign in, besides with a password. */
export const openIdentityProvider = async ({
  settings,
  baseUrl,
}: {
  readonly settings: Settings;
  readonly baseUrl: string;
}): Promise<IdentityProvider> => {
  const provider = chosen('identities', settings);
  // The provider sends browsers back to this page of the portal.
  if (!provider) return noProvider;
  return provider.adapter.open(provider.read, { redirectUri: `${baseUrl}/staff/sign-in` });
};

/** The issuer that staff signs in at; undefined if staff signs in by password only. */
export const identityIssuer = (settings: Settings): string | undefined => {
  const provider = chosen('identities', settings);
  return provider?.adapter.issuer(provider.read);
};
