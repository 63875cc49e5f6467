import type { Instant } from '../../domain/shared/calendar.ts';
import type { CredentialId, PlatformId } from '../../domain/shared/ids.ts';
import type { CredentialUse } from '../../ports/driven/usage-journal.ts';
import type { ClientSession, Store } from './store.ts';

/** A platform, as far as it tells which credentials it has. */
interface Holder {
  readonly _id: PlatformId;
  readonly credentials: readonly { readonly credentialId: CredentialId }[];
}

interface CredentialUseDocument {
  readonly _id: CredentialId;
  readonly platformId: PlatformId;
  readonly at: Instant;
}

const usesOf = (store: Store) => store.collection<CredentialUseDocument>('credential_uses');

/** Those of credentials that their platforms have. */
const ofLive = async (
  store: Store,
  session: ClientSession,
  uses: readonly CredentialUse[],
): Promise<readonly CredentialUse[]> => {
  const owners = [...new Set(uses.map(({ platformId }) => platformId))];
  const found = await store
    .collection<Holder>('platforms')
    .find({ _id: { $in: owners } }, { session, projection: { credentials: 1 } })
    .toArray();
  const held = found.flatMap(({ _id, credentials }) =>
    credentials.map(({ credentialId }) => `${_id}/${credentialId}`),
  );
  const live = new Set(held);
  return uses.filter(({ platformId, credentialId }) => live.has(`${platformId}/${credentialId}`));
};

/** In one order: meters of other processes wait for the first use that they share, not half way. */
export const mergeUses = async (
  store: Store,
  session: ClientSession,
  uses: readonly CredentialUse[],
): Promise<void> => {
  if (uses.length === 0) return;
  const operations = (await ofLive(store, session, uses))
    .toSorted((a, b) => (a.credentialId < b.credentialId ? -1 : 1))
    .map(({ credentialId: _id, platformId, at }) => ({
      updateOne: { filter: { _id }, update: { $set: { platformId }, $max: { at } }, upsert: true },
    }));
  if (operations.length > 0) await usesOf(store).bulkWrite(operations, { session });
};

/** Writes them before they go: a rival that still saw their credentials conflicts, and begins anew. */
export const dropUses = async (
  store: Store,
  session: ClientSession,
  platformId: PlatformId,
  credentialIds: readonly CredentialId[],
): Promise<void> => {
  if (credentialIds.length === 0) return;
  const operations = credentialIds
    .toSorted()
    .flatMap((_id) => [
      { updateOne: { filter: { _id }, update: { $set: { platformId }, $inc: { at: 1 } }, upsert: true } },
      { deleteOne: { filter: { _id } } },
    ]);
  await usesOf(store).bulkWrite(operations, { session });
};

export const credentialUses = async (
  store: Store,
  platformId: PlatformId,
): Promise<ReadonlyMap<CredentialId, Instant>> => {
  const found = await usesOf(store).find({ platformId }).toArray();
  return new Map(found.map(({ _id, at }) => [_id, at]));
};

export const toDocument = ({ credentialId: _id, platformId, at }: CredentialUse): CredentialUseDocument => ({
  _id,
  platformId,
  at,
});

export const fromDocument = ({
  _id: credentialId,
  platformId,
  at,
}: CredentialUseDocument): CredentialUse => ({
  platformId,
  credentialId,
  at,
});
