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

/** What a database is before a step of its preparation: never prepared, of the earlier release, or in a phase of its upgrade. */
type Stage = 'empty' | 'older' | UpgradePhase | 'current';

const isAt = (stage: Stage) => {
  const _id = 'schema' as const;
  if (stage === 'empty') return { _id, version: { $exists: false } };
  if (stage === 'older') return { _id, version: olderVersion };
  return { _id, version: schemaVersion, upgrade: stage === 'current' ? { $exists: false } : stage };
};

/** The turn of one process to prepare the database. Each member throws once another process has the turn, or a renewal has failed. */
export interface Turn {
  /** Asks nobody. */
  readonly check: () => void;
  /** Renews the turn; throws also unless the upgrade is in this phase. */
  readonly renew: (phase: UpgradePhase) => Promise<void>;
  /** Renews the turn, and writes that the schema is this release's and how far its upgrade has come. Throws unless it was at `before`. */
  readonly note: (before: Stage, upgrade?: UpgradePhase) => Promise<void>;
}

const turnMs = 10_000;
const againMs = 500;

/** The server's clock: those of clients may differ. It is read before it is used, so that a turn is rather too short. */
const serverNow = async ({ db }: Store): Promise<number> => {
  const { localTime } = await db.command({ hello: 1 });
  return (localTime as Date).getTime();
};

const take = (store: Store, token: string): Promise<boolean> =>
  store.ask(async () => {
    const now = await serverNow(store);
    const free = { _id: 'preparing' as const, $or: [{ until: { $lte: now } }, { token }] };
    try {
      await turnsIn(store).updateOne(free, { $set: { token, until: now + turnMs } }, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  });

const refuseOthers = (isOwn: boolean): void => {
  if (!isOwn)
    throw new Error(
      `another process prepares the database by now, and this one has ended: run ${command} again`,
    );
};

const turnOf = (store: Store, token: string): Turn & { readonly prolong: () => Promise<void> } => {
  let lost: { readonly error: unknown } | undefined;
  const check = (): void => {
    if (lost) throw lost.error;
  };
  /** Once it is lost, it is lost for good. */
  const owned = async <T>(work: () => Promise<T>): Promise<T> => {
    check();
    try {
      return await work();
    } catch (error) {
      lost ??= { error };
      throw error;
    }
  };
  const prolong = (): Promise<void> =>
    store.ask(async () => {
      const until = (await serverNow(store)) + turnMs;
      const { matchedCount } = await turnsIn(store).updateOne(
        { _id: 'preparing', token },
        { $set: { until } },
      );
      refuseOthers(matchedCount === 1);
    });
  return {
    check,
    prolong: () => owned(prolong),
    renew: (phase) =>
      owned(async () => {
        await prolong();
        refuseOthers((await schemaOf(store))?.upgrade === phase);
      }),
    // No transaction: that of a process that is killed would be in the way of the next one for a minute.
    note: (before, upgrade) =>
      owned(async () => {
        await prolong();
        const change = upgrade
          ? { $set: { version: schemaVersion, upgrade } }
          : { $set: { version: schemaVersion }, $unset: { upgrade: true as const } };
        const { matchedCount, upsertedCount } = await store.ask(() =>
          schemaIn(store).updateOne(isAt(before), change, { upsert: before === 'empty' }),
        );
        refuseOthers(matchedCount + upsertedCount === 1);
      }),
  };
};

/** Of processes that prepare the database one does at a time. One that was killed is in the way for ten seconds. */
export const alone = async (store: Store, work: (turn: Turn) => Promise<void>): Promise<void> => {
  const token = randomUUID();
  while (!(await take(store, token))) await pause(againMs);
  const turn = turnOf(store, token);
  const renewing = setInterval(() => void turn.prolong().catch(() => undefined), turnMs / 3);
  try {
    await work(turn);
  } finally {
    clearInterval(renewing);
    await store.ask(() => turnsIn(store).deleteOne({ _id: 'preparing', token }));
  }
};
