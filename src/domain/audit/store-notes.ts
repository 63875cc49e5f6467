import type { Instant } from '../shared/calendar.ts';
import type { AuditNote } from './entry.ts';

const actor = { kind: 'operator' } as const;

/** Returns the note of a move to another store that begins or is abandoned. */
export const moveNote = (
  action: 'store.move' | 'store.move_undo',
  moveId: string,
  at: Instant,
): AuditNote => ({ at, actor, action, subjects: [moveId], detail: {} });

/** Returns the note of masters and stems that are copied into another media store. */
export const mediaNote = (at: Instant): AuditNote => ({
  at,
  actor,
  action: 'media.copy',
  subjects: [],
  detail: {},
});

/** The action of the first entry of a store that the operator created. */
export const initAction = 'store.init';

/** Returns the first note of a store that the operator creates. */
export const initNote = (at: Instant): AuditNote => ({
  at,
  actor,
  action: initAction,
  subjects: [],
  detail: {},
});

/** Returns the note of a preview or download that is removed from the cache because it is damaged. */
export const renderNote = (key: string, issue: string, at: Instant): AuditNote => ({
  at,
  actor,
  action: 'media.drop_render',
  subjects: [],
  // Recorded entries name the member so.
  detail: { key, flaw: issue },
});

/** Returns the note of a store that comes from a backup, which ended with an audit entry `SEQUENCE:DIGEST`. */
export const restoreNote = (at: Instant, backupCreatedAt: string, last: string): AuditNote => ({
  at,
  actor,
  action: 'store.restore',
  subjects: [],
  detail: { backupCreatedAt, last },
});
