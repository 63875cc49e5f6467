import type { CredentialId, PlatformId } from '../../../domain/shared/ids.ts';
import type { CredentialUse } from '../../../ports/driven/usage-journal.ts';
import { collection } from '../collection.ts';
import { text } from '../members.ts';
import { all, exclusive, remove, type Lock, type Steps } from '../program.ts';

export const credentialUses = collection<CredentialUse>()('credential_uses', {
  key: ['platformId', 'credentialId'],
  members: { platformId: text, credentialId: text },
});

/** Taken to record uses of a platform's credentials, and to remove credentials: their uses go with them. */
export const credentialUsesLock = (platformId: PlatformId): Lock => exclusive('credential-uses', platformId);

/** What removes credentials calls this, under the lock. */
export function* dropUses(platformId: PlatformId, credentialIds: readonly CredentialId[]): Steps<void> {
  yield* all(...credentialIds.map((credentialId) => remove(credentialUses, [platformId, credentialId])));
}
