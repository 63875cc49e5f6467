import type { ArchiveKind, Claim, KindProgress } from '../../../../ports/driven/storage/archive.ts';
import { collection } from '../../collection.ts';
import { text } from '../../members.ts';

/** The move that filled this store from another one: the only record of its collection. */
export interface MoveRecord extends Claim {
  readonly name: 'move';
  readonly kinds: Readonly<Partial<Record<ArchiveKind, KindProgress>>>;
}

export const moves = collection<MoveRecord>()('moves', { key: ['name'], members: { name: text } });

/** The process that moves everything out of this store now. */
export interface MoverRecord {
  readonly name: 'mover';
  readonly token: string;
  readonly until: number;
}

export const movers = collection<MoverRecord>()('movers', {
  key: ['name'],
  members: { name: text, token: text },
});

export const moveCollections = [moves, movers];
