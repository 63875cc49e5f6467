import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { NotPrepared, SchemaMismatch } from '../../ports/driven/storage/schema-mismatch.ts';
import { isDuplicateKey } from './outage.ts';
import type { Store } from './store.ts';

/**
 * The schema of a database that the store kit prepared. Releases before the kit support schema 20 at most and
 * reject this one.
 */
export const schemaVersion = 21;
/** The schema that can be upgraded. */
export const olderVersion = 20;

/** The progress of an upgrade. */
export type UpgradePhase = 'moving-aside' | 'copying' | 'compared';

interface SchemaDocument {
  readonly _id: 'schema';
  readonly version: number;
  /** Present until the upgrade is complete. */
  readonly upgrade?: UpgradePhase;
}

interface LeaseDocument {
  readonly _id: 'preparing';
  readonly token: string;
  readonly until: number;
}

const schemaIn = ({ db }: Store) => db.collection<SchemaDocument>('schema_version');
const leasesIn = ({ db }: Store) => db.collection<LeaseDocument>('schema_version');

const command = 'npm run operator -- prepare-mongodb';

/** The first release of MongoDB with `bulkWrite` on several collections is 8.0. */
const oldestWireVersion = 25;

/** Throws `SchemaMismatch` if the server is too old for the commands of this release. */
export const requireServerVersion = async ({ db, ask }: Pick<Store, 'db' | 'ask'>): Promise<void> => {
  const { maxWireVersion } = await ask(() => db.command({ hello: 1 }));
  if (Number(maxWireVersion) < oldestWireVersion)
    throw new SchemaMismatch('the server is older than MongoDB 8.0: upgrade it first');
};

/**
 * Returns the schema, or undefined if the database was never prepared. Throws `SchemaMismatch` if it cannot
 * be upgraded.
 */
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

/** Throws `SchemaMismatch`, with instructions, unless this release prepared the database. */
export const checkSchema = async (store: Store): Promise<void> => {
  await requireServerVersion(store);
  const found = await schemaOf(store);
  if (!found) throw new NotPrepared(`the database was not prepared: run ${command}`);
  if (found.version === olderVersion)
    throw new SchemaMismatch(
      `an earlier release prepared the database. Stop its processes, make a backup, and run ${command}`,
    );
  if (found.upgrade)
    throw new SchemaMismatch(
      `the upgrade of the database is not complete: wait for ${command}, or run it again if it was interrupted`,
    );
};

/**
 * The state of a database before a step of its preparation: never prepared, of the earlier release, or in a
 * phase of its upgrade.
 */
type Stage = 'empty' | 'older' | UpgradePhase | 'current';

const isAt = (stage: Stage) => {
  const _id = 'schema' as const;
  if (stage === 'empty') return { _id, version: { $exists: false } };
  if (stage === 'older') return { _id, version: olderVersion };
  return { _id, version: schemaVersion, upgrade: stage === 'current' ? { $exists: false } : stage };
};

/**
 * The lease of one process to prepare the database. Each member throws once another process has the lease, or a
 * renewal has failed.
 */
export interface PreparationLease {
  /** Checks the lease without a command. */
  readonly check: () => void;
  /** Renews the lease; also throws unless the upgrade is in this phase. */
  readonly renew: (phase: UpgradePhase) => Promise<void>;
  /**
   * Renews the lease, and records this release's schema and the progress of its upgrade. Throws unless it was
   * at `before`.
   */
  readonly note: (before: Stage, upgrade?: UpgradePhase) => Promise<void>;
}

const leaseMs = 10_000;
const againMs = 500;

/**
 * Returns the server's time, because the clocks of clients differ. It is read before it is used, so that a
 * lease is too short rather than too long.
 */
const serverNow = async ({ db }: Store): Promise<number> => {
  const { localTime } = await db.command({ hello: 1 });
  return (localTime as Date).getTime();
};

const take = (store: Store, token: string): Promise<boolean> =>
  store.ask(async () => {
    const now = await serverNow(store);
    const free = { _id: 'preparing' as const, $or: [{ until: { $lte: now } }, { token }] };
    try {
      await leasesIn(store).updateOne(free, { $set: { token, until: now + leaseMs } }, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  });

const rejectOthers = (isOwn: boolean): void => {
  if (!isOwn)
    throw new Error(
      `another process now prepares the database, and this one has ended: run ${command} again`,
    );
};

const leaseOf = (
  store: Store,
  token: string,
): PreparationLease & { readonly prolong: () => Promise<void> } => {
  let lost: { readonly error: unknown } | undefined;
  const check = (): void => {
    if (lost) throw lost.error;
  };
  /** A lost lease cannot be regained. */
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
      const until = (await serverNow(store)) + leaseMs;
      const { matchedCount } = await leasesIn(store).updateOne(
        { _id: 'preparing', token },
        { $set: { until } },
      );
      rejectOthers(matchedCount === 1);
    });
  return {
    check,
    prolong: () => owned(prolong),
    renew: (phase) =>
      owned(async () => {
        await prolong();
        rejectOthers((await schemaOf(store))?.upgrade === phase);
      }),
    // It uses no transaction: that of a crashed process would block the next one for a minute.
    note: (before, upgrade) =>
      owned(async () => {
        await prolong();
        const change = upgrade
          ? { $set: { version: schemaVersion, upgrade } }
          : { $set: { version: schemaVersion }, $unset: { upgrade: true as const } };
        const { matchedCount, upsertedCount } = await store.ask(() =>
          schemaIn(store).updateOne(isAt(before), change, { upsert: before === 'empty' }),
        );
        rejectOthers(matchedCount + upsertedCount === 1);
      }),
  };
};

/** Only one process prepares the database at a time. A crashed one blocks others for ten seconds. */
export const alone = async (
  store: Store,
  work: (lease: PreparationLease) => Promise<void>,
): Promise<void> => {
  const token = randomUUID();
  while (!(await take(store, token))) await pause(againMs);
  const lease = leaseOf(store, token);
  const renewing = setInterval(() => void lease.prolong().catch(() => undefined), leaseMs / 3);
  try {
    await work(lease);
  } finally {
    clearInterval(renewing);
    await store.ask(() => leasesIn(store).deleteOne({ _id: 'preparing', token }));
  }
};
