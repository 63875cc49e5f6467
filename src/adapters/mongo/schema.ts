import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SchemaMismatch } from '../../ports/driven/schema-mismatch.ts';
import { isDuplicateKey } from './outage.ts';
import type { Store } from './store.ts';

/** Of a database that the store kit prepared. Releases before the kit know 20 at most, and refuse this one. */
export const schemaVersion = 21;
/** The schema that is upgraded. */
export const olderVersion = 20;

/** Parts of collections that earlier releases declared and this one does not, as `licenses index lapsing`. */
export const retired: readonly string[] = [];

/** How far an upgrade has come. */
export type UpgradePhase = 'moving-aside' | 'copying' | 'compared';

interface SchemaDocument {
  readonly _id: 'schema';
  readonly version: number;
  /** Present until the upgrade is over. */
  readonly upgrade?: UpgradePhase;
}

interface TurnDocument {
  readonly _id: 'preparing';
  readonly token: string;
  readonly until: number;
}

const schemaIn = ({ db }: Store) => db.collection<SchemaDocument>('schema_version');
const turnsIn = ({ db }: Store) => db.collection<TurnDocument>('schema_version');

const command = 'npm run operator -- prepare-mongodb';

/** Undefined for a database that was never prepared. Throws `SchemaMismatch` if it cannot be upgraded. */
export const schemaOf = async (store: Store): Promise<Omit<SchemaDocument, '_id'> | undefined> => {
  const found = await store.ask(() => schemaIn(store).findOne({ _id: 'schema' }, { projection: { _id: 0 } }));
  if (found && found.version > schemaVersion)
    throw new SchemaMismatch(
      `the database has schema ${found.version}, this release knows ${schemaVersion}: start the release that prepared it, or a newer one`,
    );
  if (found && found.version < olderVersion)
    throw new SchemaMismatch(
      `the database has schema ${found.version}, and this release upgrades only schema ${olderVersion}: first run ${command} of the release before this one`,
    );
  return found ?? undefined;
};

/** Throws `SchemaMismatch`, with what to do, unless this release prepared the database. */
export const checkSchema = async (store: Store): Promise<void> => {
  const found = await schemaOf(store);
  if (!found) throw new SchemaMismatch(`the database was not prepared: run ${command}`);
  if (found.version === olderVersion)
    throw new SchemaMismatch(
      `an earlier release prepared the database. Stop its processes, make a backup, and run ${command}`,
    );
  if (found.upgrade)
    throw new SchemaMismatch(
      `the upgrade of the database was begun and is not over: wait for ${command}, or run it again if it was interrupted`,
    );
};

/** Writes that the schema is this release's; `upgrade` says how far its upgrade has come. */
export const noteSchema = async (store: Store, upgrade?: UpgradePhase): Promise<void> => {
  const change = upgrade
    ? { $set: { version: schemaVersion, upgrade } }
    : { $set: { version: schemaVersion }, $unset: { upgrade: true as const } };
  await store.ask(() => schemaIn(store).updateOne({ _id: 'schema' }, change, { upsert: true }));
};

const turnMs = 10_000;
const againMs = 500;

const take = (store: Store, token: string): Promise<boolean> =>
  store.ask(async () => {
    const now = Date.now();
    const free = { _id: 'preparing' as const, $or: [{ until: { $lte: now } }, { token }] };
    try {
      await turnsIn(store).updateOne(free, { $set: { token, until: now + turnMs } }, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  });

/** Of processes that prepare the database one does at a time. One that was killed is in the way for ten seconds. */
export const alone = async (store: Store, work: () => Promise<void>): Promise<void> => {
  const token = randomUUID();
  while (!(await take(store, token))) await pause(againMs);
  const renewing = setInterval(() => void take(store, token).catch(() => undefined), turnMs / 3);
  try {
    await work();
  } finally {
    clearInterval(renewing);
    await store.ask(() => turnsIn(store).deleteOne({ _id: 'preparing', token }));
  }
};
