import type { Hold } from '../../ports/driven/archive.ts';
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
  moving:
    'writes are held while the data moves to MongoDB (npm run operator -- move-to-mongodb goes on with it)',
  moved: 'the data has moved to MongoDB: start with MONGODB_URL',
};

/** Why no command may write now; undefined where all may. */
export const whyHeld = (db: Connection): string | undefined => {
  const hold = heldBy(db);
  return hold && reasons[hold.state];
};
