import type { Db } from 'mongodb';
import { chainBeginning } from '../../../domain/audit/entry.ts';
import { prepareTrackGuards } from '../track-guards.ts';

interface Counter {
  readonly _id: string;
}

const counters = [
  { collection: 'catalog_head', _id: 'catalog', from: { version: 0 } },
  { collection: 'registry_revision', _id: 'registry', from: { revision: 0 } },
  { collection: 'audit_end', _id: 'audit', from: chainBeginning },
  { collection: 'staff_roster', _id: 'staff', from: { touched: 0 } },
] as const;

/** Makes the documents that transactions count on, where they are missing. */
export const plantSeeds = async (db: Db): Promise<void> => {
  for (const { collection, _id, from } of counters) {
    const counter = db.collection<Counter>(collection);
    await counter.updateOne({ _id }, { $setOnInsert: from }, { upsert: true });
  }
  await prepareTrackGuards(db);
};
