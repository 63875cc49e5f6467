import type { Hold } from '../../../../ports/driven/storage/archive.ts';
import { Unavailable } from '../../../../ports/driven/shared/unavailable.ts';
import { collection } from '../../collection.ts';
import { derived, text, whole } from '../../members.ts';

/**
 * Whether writes are blocked: one record, or none. Every kernel reads it under the name of this collection.
 */
export const holds = collection<Hold>()('hold', {
  key: ['one'],
  members: { one: derived(whole, 1, () => 1), moveId: text, since: whole, state: text },
});

export const reasonsOfHold: Readonly<Record<Hold['state'], string>> = {
  moving: 'writes are blocked while the data moves to another store',
  moved: 'the data has moved to another store',
};

/** Returns the error for a program that must not write now. */
export const heldBack = (state: Hold['state']): Unavailable => new Unavailable(reasonsOfHold[state]);
