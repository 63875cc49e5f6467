import type { Instant } from '../shared/calendar.ts';
import type { AuditNote } from './entry.ts';

/** Returns the note of a start with a master key that the store has not been used with before. */
export const newMasterKeyNote = (keyId: string, at: Instant): AuditNote => ({
  at,
  actor: { kind: 'service' },
  action: 'master_key.first_use',
  subjects: [keyId],
  detail: {},
});

/** Returns the note of encrypted values that are about to be encrypted again with the current master key. */
export const reencryptNote = (keyId: string, values: number, at: Instant): AuditNote => ({
  at,
  actor: { kind: 'operator' },
  action: 'master_key.reencrypt',
  subjects: [keyId],
  detail: { values },
});

/** Returns the note of master keys that were reported lost and have been configured again. */
export const foundMasterKeysNote = (keyIds: readonly string[], at: Instant): AuditNote => ({
  at,
  actor: { kind: 'service' },
  action: 'master_key.found',
  subjects: keyIds,
  detail: {},
});

/** Returns the note of master keys that the operator reports lost. */
export const lostMasterKeysNote = (keyIds: readonly string[], at: Instant): AuditNote => ({
  at,
  actor: { kind: 'operator' },
  action: 'master_key.lost',
  subjects: keyIds,
  detail: {},
});
