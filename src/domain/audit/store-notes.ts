import type { Instant } from '../shared/calendar.ts';
import type { AuditNote } from './entry.ts';

const actor = { kind: 'operator' } as const;

/** Returns the note of a move to another store that begins or is given up. */
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
