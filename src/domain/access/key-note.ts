import type { AuditNote } from '../audit/entry.ts';

/** Returns the audit note of a signing key that is added. `replace`: the keys before cannot be opened any more. */
export const keyNote =
  (
    action: 'key.rotate' | 'key.replace',
    purpose: string,
    { at, actor }: Pick<AuditNote, 'at' | 'actor'>,
  ): ((keyId: string) => AuditNote) =>
  (keyId) => ({ at, actor, action, subjects: [keyId], detail: { purpose } });
