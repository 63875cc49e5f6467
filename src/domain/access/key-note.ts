import type { AuditNote } from '../audit/entry.ts';

/**
 * Returns the audit note of a signing key that is added. With `replace`, keys that were added before can no
 * longer be decrypted.
 */
export const keyNote =
  (
    action: 'key.rotate' | 'key.replace',
    purpose: string,
    { at, actor }: Pick<AuditNote, 'at' | 'actor'>,
  ): ((keyId: string) => AuditNote) =>
  (keyId) => ({ at, actor, action, subjects: [keyId], detail: { purpose } });
