import {
  apiKeyOf,
  clientSecretOf,
  hintOf,
  type Credential,
  type CredentialKind,
} from '../../domain/platforms/credential.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import { CredentialId } from '../../domain/shared/ids.ts';
import type { Clock, Digest, Ids, Randomness } from '../../ports/driven/shared/environment.ts';

interface Dependencies {
  readonly digest: Digest;
  readonly randomness: Randomness;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** The properties of a credential beyond its secret. */
export type CredentialSettings = Pick<Credential, 'name' | 'lineage' | 'scopes' | 'expiresAt' | 'allowedIps'>;

/** Returns a secret of a platform, and the credential to store. */
export const newSecret = (
  kind: CredentialKind,
  { platformId, environment }: Pick<Platform, 'platformId' | 'environment'>,
  { digest, randomness, ids, clock }: Dependencies,
  own: CredentialSettings = {},
): { readonly secret: string; readonly credential: Credential } => {
  const secret =
    kind === 'api_key' ? apiKeyOf(environment, randomness.base62(30)) : clientSecretOf(randomness.base62(43));
  const credential: Credential = {
    credentialId: CredentialId(ids.next('credential')),
    platformId,
    kind,
    digest: digest.sha256(secret),
    hint: hintOf(secret),
    createdAt: clock.now(),
    ...own,
  };
  return { secret, credential };
};

/** Returns one credential of each kind, for a new platform. */
export const newSecrets = (
  platform: Pick<Platform, 'platformId' | 'environment'>,
  dependencies: Dependencies,
) => {
  const [key, client] = [
    newSecret('api_key', platform, dependencies),
    newSecret('client_secret', platform, dependencies),
  ];
  return {
    apiKey: key.secret,
    clientSecret: client.secret,
    credentials: [key.credential, client.credential],
  };
};
