import { randomUUID } from 'node:crypto';
import type { AuditNote } from '../../domain/audit/entry.ts';
import { StoreMoved, type ArchiveSource, type Hold } from '../../ports/driven/archive.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { note, noting } from './audit-log.ts';
import { heldMember, isDuplicateKey } from './outage.ts';
import { plan, type CollectionName } from './schema/index.ts';
import type { Store } from './store.ts';

interface HoldDocument extends Hold {
  readonly _id: 'hold';
  /** Whether every collection rejects writes by now. */
  readonly barred: boolean;
}

interface MoverDocument {
  readonly _id: 'mover';
  readonly token: string;
  readonly until: number;
}

/** Beside the collections of the schema: what it contains is about this database alone. */
const holdsOf = (store: Store) => store.db.collection<HoldDocument>('hold');
const moversOf = (store: Store) => store.db.collection<MoverDocument>('hold');

const names = (Object.keys(plan) as CollectionName[]).filter((name) => name !== 'moves');

/**
 * Makes every collection reject what is inserted or changed: no document has the member that its validator then requires.
 * MongoDB cannot reject deletions this way.
 */
const bar = async (store: Store): Promise<void> => {
  const validator = { $jsonSchema: { required: [heldMember] } };
  for (const name of names)
    await store.ask(() => store.db.command({ collMod: name, validator, validationLevel: 'strict' }));
};

const unbar = async (store: Store): Promise<void> => {
  for (const name of names) {
    const validator = { $jsonSchema: plan[name].validator };
    await store.ask(() => store.db.command({ collMod: name, validator, validationLevel: 'strict' }));
  }
};

const find = (store: Store) => store.ask(() => holdsOf(store).findOne({ _id: 'hold' }));

const holdOf = ({ moveId, since, state }: HoldDocument): Hold => ({ moveId, since, state });

/** Begins with a document and its audit entry, which one commit writes. After an interruption the next attempt continues from there. */
const hold = async (store: Store, moveId: string, since: Instant, audit?: AuditNote): Promise<Hold> => {
  const before = await find(store);
  const begun: HoldDocument = before ?? { _id: 'hold', moveId, since, state: 'moving', barred: false };
  if (!before) {
    try {
      await noting(store, audit, () =>
        store.commit(async (session) => {
          await holdsOf(store).insertOne(begun, { session });
          if (audit) await note(store, session, audit);
        }),
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return hold(store, moveId, since);
    }
  }
  if (!begun.barred) {
    await bar(store);
    await store.ask(() => holdsOf(store).updateOne({ _id: 'hold' }, { $set: { barred: true } }));
  }
  return holdOf(begun);
};

const release = async (store: Store, audit?: AuditNote): Promise<void> => {
  // First: if it is interrupted, a move that goes on bars all collections again.
  await store.ask(() => holdsOf(store).updateOne({ _id: 'hold' }, { $set: { barred: false } }));
  await unbar(store);
  await noting(store, audit, () =>
    store.commit(async (session) => {
      const { deletedCount } = await holdsOf(store).deleteOne({ _id: 'hold' }, { session });
      if (audit && deletedCount > 0) await note(store, session, audit);
    }),
  );
};

/** A mover that was killed is in the way for so long. */
const leaseMs = 30_000;

const take = (store: Store, token: string): Promise<boolean> =>
  store.ask(async () => {
    const now = Date.now();
    const free = { _id: 'mover' as const, $or: [{ until: { $lte: now } }, { token }] };
    const mine = { token, until: now + leaseMs };
    try {
      return (await moversOf(store).updateOne(free, { $set: mine }, { upsert: true })).acknowledged;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  });

/** One mover at a time, by a lease that it renews. */
const alone = async <T>(store: Store, work: () => Promise<T>): Promise<T | 'occupied'> => {
  const token = randomUUID();
  if (!(await take(store, token))) return 'occupied';
  const renewing = setInterval(() => void take(store, token).catch(() => undefined), leaseMs / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    await store.ask(() => moversOf(store).deleteOne({ _id: 'mover', token }));
  }
};

/** The part of an archive that a move leaves. */
export const mongoHold = (store: Store): Omit<ArchiveSource, 'read' | 'count' | 'tally'> => ({
  alone: (work) => alone(store, work),
  held: async () => {
    const found = await find(store);
    return found?.barred ? holdOf(found) : undefined;
  },
  hold: (moveId, since, audit) => hold(store, moveId, since, audit),
  leave: async () => {
    await store.ask(() => holdsOf(store).updateOne({ _id: 'hold' }, { $set: { state: 'moved' } }));
  },
  release: (audit) => release(store, audit),
});

const reasons: Readonly<Record<Hold['state'], string>> = {
  moving: 'writes are held while the data moves to another store',
  moved: 'the data has moved to another store',
};

/** Why nothing can be written now; undefined if writes are not held. */
export const whyHeld = async (store: Store): Promise<string | undefined> => {
  const found = await find(store);
  return found ? reasons[found.state] : undefined;
};

/** Throws `StoreMoved` if everything is in another store by now. */
export const refuseMoved = async (store: Store): Promise<void> => {
  if ((await holdsOf(store).findOne({ _id: 'hold' }))?.state !== 'moved') return;
  throw new StoreMoved(
    'the data has moved to another store. Start with the address of that one; or undo the move, to go on here without what was written there since',
  );
};
