import { count, listOf, object, record, text, whole, oneOf, type CollectionPlan } from './plan.ts';

/**
 * Platforms, their ways in, and tokens revoked before their time. Thousands of platforms: they stay on one shard, where a
 * slug, a client and a secret can be unique over all.
 */
export const platforms = {
  platforms: {
    // `held` counts the licenses it holds: the ledger's, and no business of the registry's.
    validator: record({
      _id: text,
      slug: text,
      clientId: text,
      version: count,
      // The name and the contact address, their ASCII letters in lower case.
      nameKey: text,
      contactKey: text,
      held: count,
      platform: object,
      credentials: listOf(object),
    }),
    indexes: [
      { name: 'platform_slugs', key: { slug: 1 }, unique: true },
      { name: 'platform_clients', key: { clientId: 1 }, unique: true },
      { name: 'platforms_by_creation', key: { 'platform.createdAt': 1, _id: 1 } },
      { name: 'platforms_by_status', key: { 'platform.status': 1, 'platform.createdAt': 1, _id: 1 } },
      { name: 'platforms_by_tier', key: { 'platform.tier': 1, 'platform.createdAt': 1, _id: 1 } },
      { name: 'platforms_by_contact', key: { contactKey: 1, 'platform.createdAt': 1, _id: 1 } },
      { name: 'platforms_by_name', key: { nameKey: 1, _id: 1 } },
      {
        name: 'platform_secrets',
        key: { 'credentials.digest': 1 },
        unique: true,
        // Else two platforms without a secret would both have the secret null.
        partialFilterExpression: { 'credentials.digest': { $exists: true } },
      },
    ],
  },
  // When each of their credentials last opened something; `_id` is the credential's.
  credential_uses: {
    validator: record({ _id: text, platformId: text, at: whole }),
    indexes: [{ name: 'uses_of_platform', key: { platformId: 1 } }],
  },
  revoked_tokens: {
    validator: record({ _id: text, expiresAt: whole }),
    indexes: [{ name: 'revocations_to_forget', key: { expiresAt: 1 } }],
  },
  registry_revision: {
    validator: record({ _id: oneOf('registry'), revision: count }),
    indexes: [],
  },
} as const satisfies Record<string, CollectionPlan>;
