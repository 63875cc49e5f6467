import type { PlatformWithCredentials } from '../../../ports/driven/platform-registry.ts';
import { collection } from '../collection.ts';
import { derived, text, whole } from '../members.ts';

/** A platform with its credentials: they change together. */
export const platforms = collection<PlatformWithCredentials>()('platforms', {
  key: ['platformId'],
  members: {
    platformId: derived(text, 1, ({ platform }: PlatformWithCredentials) => platform.platformId),
    slug: derived(text, 1, ({ platform }: PlatformWithCredentials) => platform.slug),
    clientId: derived(text, 1, ({ platform }: PlatformWithCredentials) => platform.clientId),
    version: derived(whole, 1, ({ platform }: PlatformWithCredentials) => platform.version),
  },
  indexes: {
    bySlug: { unique: true, on: ['slug'] },
    byClient: { unique: true, on: ['clientId'] },
  },
});
