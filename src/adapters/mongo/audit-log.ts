import { createHash } from 'node:crypto';
import {
  chainBeginning,
  chained,
  entryIn,
  entryText,
  type AuditEntry,
  type AuditNote,
} from '../../domain/audit/entry.ts';
import type { AuditLog } from '../../ports/driven/audit-log.ts';
import type { ClientSession, Store } from './store.ts';

export interface AuditDocument {
  readonly _id: string;
  readonly place: number;
  readonly subjects: readonly string[];
  readonly entry: string;
}

type ChainEnd = Pick<AuditEntry, 'place' | 'digest'>;

const entriesOf = (store: Store) => store.collection<AuditDocument>('audit_entries');
const endOf = (store: Store) => store.collection<ChainEnd & { readonly _id: 'audit' }>('audit_end');
const chainEnd = { _id: 'audit' } as const;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const toDocument = (entry: AuditEntry): AuditDocument => ({
  _id: String(entry.place).padStart(12, '0'),
  place: entry.place,
  subjects: [...new Set(entry.subjects)],
  entry: entryText(entry),
});

export const fromDocument = ({ place, entry }: Pick<AuditDocument, 'place' | 'entry'>): AuditEntry =>
  entryIn(entry, place);

/** Of all transactions at once one gets the end of the chain; the others begin anew on what that one left. */
const noted = async (store: Store, session: ClientSession, audit: AuditNote): Promise<AuditEntry> => {
  const taken = { $inc: { place: 1 } };
  const last = await endOf(store).findOneAndUpdate(chainEnd, taken, { session, returnDocument: 'before' });
  if (!last) throw new Error('the database has no audit_end');
  const entry = chained(audit, last, sha256);
  await endOf(store).updateOne(chainEnd, { $set: { digest: entry.digest } }, { session });
  await entriesOf(store).insertOne(toDocument(entry), { session });
  return entry;
};

/** Writes a note into the transaction of the session. */
export const note = async (store: Store, session: ClientSession, audit: AuditNote): Promise<void> => {
  await noted(store, session, audit);
};

/**
 * A commit that notes something, in turn with others of this process: they would conflict. Whoever takes another turn
 * besides takes that one first.
 */
export const noting = <T>(
  store: Store,
  audit: AuditNote | undefined,
  commit: () => Promise<T>,
): Promise<T> => (audit ? store.inTurn('audit', commit) : commit());

/** To the last entry that is there: entries came from another store. */
export const raiseEnd = async (store: Store): Promise<void> => {
  const last = await entriesOf(store).findOne({}, { sort: { place: -1 } });
  if (!last) return;
  const { place, digest } = fromDocument(last);
  await endOf(store).updateOne({ ...chainEnd, place: { $lt: place } }, { $set: { place, digest } });
};

export const resetEnd = async (store: Store): Promise<void> => {
  await endOf(store).updateOne(chainEnd, { $set: chainBeginning });
};

export const mongoAuditLog = (store: Store): AuditLog => ({
  append: (audit) => noting(store, audit, () => store.commit((session) => noted(store, session, audit))),
  entries: ({ after, limit, subject }) =>
    store.ask(async () => {
      const named = subject === undefined ? {} : { subjects: subject };
      const found = entriesOf(store)
        .find({ ...named, place: { $gt: after } }, { projection: { place: 1, entry: 1 }, batchSize: limit })
        .sort({ place: 1 })
        .limit(limit);
      return (await found.toArray()).map(fromDocument);
    }),
});
