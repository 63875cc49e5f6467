import type { WriteLock } from '../../../../ports/driven/storage/archive.ts';
import { Unavailable } from '../../../../ports/driven/shared/unavailable.ts';
import { collection } from '../../collection.ts';
import { derived, text, whole } from '../../members.ts';

/**
 * Whether writes are blocked: one record, or none. Every kernel reads it under the name of this collection, which is
 * the name that earlier releases stored it under.
 */
export const writeLocks = collection<WriteLock>()('hold', {
  key: ['one'],
  members: { one: derived(whole, 1, () => 1), moveId: text, since: whole, state: text },
});

export const writeLockReasons: Readonly<Record<WriteLock['state'], string>> = {
  moving: 'writes are blocked while the data moves to another store',
  moved: 'the data has moved to another store',
};

/** Returns the error for a program that must not write now. */
export const writesBlocked = (state: WriteLock['state']): Unavailable =>
  new Unavailable(writeLockReasons[state]);
