import { randomInt } from 'node:crypto';
import type { Store } from './store.ts';

interface ProbeDocument {
  readonly _id: string;
  readonly step: number;
}

/** Processes that probe at once seldom meet on one document. */
const documents = 64;
/** A license that is issued under an Idempotency-Key takes about as many round trips. */
const steps = 10;

/**
 * Writes as a request would: a transaction of as many round trips, committed by the majority. Throws `Unavailable` where
 * that cannot be done in time, also because the database answers every single command, but slowly.
 */
export const probeWrites = async (store: Store): Promise<void> => {
  const _id = `probe-${randomInt(documents)}`;
  const probes = store.db.collection<ProbeDocument>('write_probe');
  await store.commit(async (session) => {
    for (let step = 1; step <= steps; step++)
      await probes.updateOne({ _id }, { $set: { step } }, { session, upsert: true });
  });
};
