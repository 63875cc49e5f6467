import type { Instant } from '../../../domain/shared/calendar.ts';
import type { CredentialId, PlatformId } from '../../../domain/shared/ids.ts';
import { prefixKey } from '../../../domain/shared/prefix.ts';
import { platformTerms } from '../../../domain/staff/record-terms.ts';
import type { PlatformWithCredentials } from '../../../ports/driven/platforms/platform-registry.ts';
import { collection } from '../collection.ts';
import { derived, several, text, whole } from '../members.ts';

/** Caches of platforms and revocations use the revision of this group. */
export const registryGroup = 'platforms';

type Stored = PlatformWithCredentials;

/** A platform with its credentials and members: they change together, under the lock of the platform. */
export const platforms = collection<Stored>()('platforms', {
  key: ['platformId'],
  group: registryGroup,
  members: {
    platformId: derived(text, 1, ({ platform }: Stored) => platform.platformId),
    slug: derived(text, 1, ({ platform }: Stored) => platform.slug),
    clientId: derived(text, 1, ({ platform }: Stored) => platform.clientId),
    version: derived(whole, 1, ({ platform }: Stored) => platform.version),
    createdAt: derived(whole, 1, ({ platform }: Stored) => platform.createdAt),
    status: derived(text, 1, ({ platform }: Stored) => platform.status),
    tier: derived(text, 1, ({ platform }: Stored) => platform.tier),
    nameKey: derived(text, 1, ({ platform }: Stored) => prefixKey(platform.name)),
    contactKey: derived(text, 1, ({ platform }: Stored) => prefixKey(platform.contactEmail)),
    memberEmails: derived(several(text), 2, ({ members = [] }: Stored) =>
      members.flatMap(({ email, joinedAt }) => (joinedAt === undefined ? [] : [email])),
    ),
    terms: derived(several(text), 1, ({ platform }: Stored) => platformTerms(platform)),
  },
  indexes: {
    bySlug: { unique: true, on: ['slug'] },
    byClient: { unique: true, on: ['clientId'] },
    byTime: { on: ['createdAt', 'platformId'] },
    byStatus: { on: ['status', 'createdAt', 'platformId'] },
    byTier: { on: ['tier', 'createdAt', 'platformId'] },
    byContact: { on: ['contactKey', 'createdAt', 'platformId'] },
    byName: { on: ['nameKey', 'platformId'] },
    byMember: { on: ['memberEmails', 'platformId'] },
    byTerm: { on: ['terms', 'platformId'] },
  },
});

/** The owner of a secret. No two credentials have the same secret, or the same ID. */
export interface SecretRecord {
  readonly digest: string;
  readonly credentialId: CredentialId;
  readonly platformId: PlatformId;
}

export const secrets = collection<SecretRecord>()('platform_secrets', {
  key: ['digest'],
  group: registryGroup,
  members: { digest: text, credentialId: text },
  indexes: { byCredential: { unique: true, on: ['credentialId'] } },
});

export interface RevocationRecord {
  readonly tokenId: string;
  readonly expiresAt: Instant;
}

export const revokedTokens = collection<RevocationRecord>()('revoked_tokens', {
  key: ['tokenId'],
  group: registryGroup,
  members: { tokenId: text, expiresAt: whole },
  indexes: { byEnd: { on: ['expiresAt', 'tokenId'] } },
});
