import {
  brokenBound,
  uploadBytesOf,
  type Enrichment,
  type UploadBounds,
} from '../../domain/enrichment/enrichment.ts';
import { fits } from '../../domain/platforms/tier.ts';
import type { EnrichmentOpened, EnrichmentOpening } from '../../ports/driven/enrichment-book.ts';
import { warningsPassed } from '../../domain/shared/quota-warning.ts';
import { dayNameOf, daysOf, documentsOf, enrichmentsOf, rowsOf, turnsOf } from './enrichment-documents.ts';
import { isDuplicateKey } from './outage.ts';
import { tell } from './outbox.ts';
import { complete } from './receipt-book.ts';
import type { ClientSession, Store } from './store.ts';
import { undone } from './transaction.ts';

const uploadsWaiting = async (
  store: Store,
  session: ClientSession,
  { enrichmentId, platformId }: Enrichment,
): Promise<UploadBounds> => {
  const all = await enrichmentsOf(store)
    .find(
      { _id: { $ne: enrichmentId }, waiting: true, uploadBytes: { $gt: 0 } },
      { session, projection: { _id: 0, platformId: 1, uploadBytes: 1 }, batchSize: 10_000 },
    )
    .toArray();
  const sumOf = (some: typeof all) => some.reduce((sum, { uploadBytes = 0 }) => sum + uploadBytes, 0);
  return { ofPlatform: sumOf(all.filter((one) => one.platformId === platformId)), inAll: sumOf(all) };
};

/** Writes to the platform's turns, so that of its rivals each sees the uploads of the others. */
const brokenBy = async (
  store: Store,
  session: ClientSession,
  { enrichment, uploads }: EnrichmentOpening,
): Promise<keyof UploadBounds | undefined> => {
  const bytes = uploadBytesOf(enrichment);
  if (bytes === 0) return undefined;
  const turn = { _id: enrichment.platformId };
  await turnsOf(store).updateOne(turn, { $inc: { claims: 1 } }, { session, upsert: true });
  return brokenBound(bytes, await uploadsWaiting(store, session, enrichment), uploads);
};

const admit = (store: Store, opening: EnrichmentOpening) =>
  store.commit<EnrichmentOpened>(async (session) => {
    const { enrichment, quota, receipt } = opening;
    const { request, rows } = documentsOf(enrichment);
    await enrichmentsOf(store).insertOne(request, { session });
    const broken = await brokenBy(store, session, opening);
    if (broken) return undone(broken === 'inAll' ? 'uploads-full' : 'platform-uploads-full');
    const counted = await daysOf(store).findOneAndUpdate(
      { _id: dayNameOf(enrichment.platformId, quota.day) },
      { $inc: { rows: rows.length } },
      { session, upsert: true, returnDocument: 'after' },
    );
    if (!fits(quota.limit, counted?.rows ?? rows.length, 0)) return undone('quota-exceeded');
    const after = counted?.rows ?? rows.length;
    await tell(store, session, warningsPassed(quota.warnings ?? [], after - rows.length, after));
    await rowsOf(store).insertMany(rows, { session });
    await complete(store, session, receipt);
    return 'opened';
  });

/** Whether this very request was committed, by an attempt whose outcome was lost. */
const isKept = async (store: Store, { enrichmentId, platformId, createdAt }: Enrichment): Promise<boolean> =>
  (await enrichmentsOf(store).findOne({ _id: enrichmentId, platformId, createdAt })) !== null;

export const open = async (store: Store, opening: EnrichmentOpening): Promise<EnrichmentOpened> => {
  try {
    return await admit(store, opening);
  } catch (error) {
    const known = isDuplicateKey(error) && (await store.ask(() => isKept(store, opening.enrichment)));
    if (known) return 'opened';
    throw error;
  }
};
