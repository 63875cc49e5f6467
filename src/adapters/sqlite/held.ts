import type { Hold } from '../../ports/driven/storage/archive.ts';
import type { Connection } from './connection.ts';

export const heldBy = (db: Connection): Hold | undefined => {
  const row = db.one('SELECT move_id, since, state FROM hold');
  return (
    row && {
      moveId: String(row['move_id']),
      since: Number(row['since']),
      state: row['state'] as Hold['state'],
    }
  );
};

const reasons: Readonly<Record<Hold['state'], string>> = {
  moving: 'writes are blocked while the data moves to a database (repeat the move command to continue)',
  moved: 'the data has moved to a database: start with its MONGODB_URL or DATABASE_URL',
};

/** Returns why writes are blocked, or undefined if they are not. */
export const whyHeld = (db: Connection): string | undefined => {
  const hold = heldBy(db);
  return hold && reasons[hold.state];
};
