import type { Filter } from 'mongodb';
import type { Credential } from '../../domain/platforms/credential.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { ClientId, PlatformId } from '../../domain/shared/ids.ts';
import { prefixKey } from '../../domain/shared/prefix.ts';
import type { ListPage, ListPlace } from '../../ports/driven/list-page.ts';
import type {
  PlatformChange,
  PlatformFilter,
  PlatformRegistry,
  PlatformWithCredentials,
} from '../../ports/driven/platform-registry.ts';
import { note } from './audit-log.ts';
import { bringDue } from './billing-due.ts';
import { dropUses } from './credential-uses.ts';
import { forgetAll } from './forgetting.ts';
import { beginsWith, behind, pageOf, sortOf, type ListOrder } from './list-page.ts';
import { post } from './mail-queue.ts';
import { isDuplicateKey } from './outage.ts';
import { revise, type RegistryCopies } from './registry-copies.ts';
import type { ClientSession, Store } from './store.ts';

export interface PlatformDocument {
  readonly _id: PlatformId;
  readonly slug: string;
  readonly clientId: ClientId;
  /** What a decision on the platform stood on; licensing guards by it. */
  readonly version: number;
  /** See `prefixKey`. */
  readonly nameKey: string;
  readonly contactKey: string;
  /** Licenses that it holds: counted by the ledger, never written here. */
  readonly held: number;
  readonly platform: Platform;
  /** In the order in which they were added. */
  readonly credentials: readonly Credential[];
}

export interface RevocationDocument {
  readonly _id: string;
  readonly expiresAt: Instant;
}

/** What lists compare. */
export const keysOf = ({ name, contactEmail }: Platform) => ({
  nameKey: prefixKey(name),
  contactKey: prefixKey(contactEmail),
});

const fieldsOf = (platform: Platform) => {
  const { slug, clientId, version } = platform;
  return { slug, clientId, version, ...keysOf(platform), platform };
};

export const toDocument = ({ platform, credentials }: PlatformWithCredentials): PlatformDocument => ({
  _id: platform.platformId,
  ...fieldsOf(platform),
  held: 0,
  credentials,
});

const orderOf = ({ slugPrefix, namePrefix }: PlatformFilter): ListOrder =>
  slugPrefix !== undefined
    ? { by: 'slug', direction: 1, unique: true }
    : namePrefix !== undefined
      ? { by: 'nameKey', direction: 1 }
      : { by: 'platform.createdAt', direction: -1 };

const listed = async (
  store: Store,
  filter: PlatformFilter,
  { limit, after }: Parameters<PlatformRegistry['list']>[1],
): Promise<ListPage<Platform>> => {
  const { status, tier, contactEmail, slugPrefix, namePrefix, createdSince } = filter;
  const order = orderOf(filter);
  const asked: Filter<PlatformDocument> = {
    ...(slugPrefix !== undefined && { slug: beginsWith(slugPrefix) }),
    ...(namePrefix !== undefined && { nameKey: beginsWith(namePrefix) }),
    ...(contactEmail !== undefined && { contactKey: prefixKey(contactEmail) }),
    ...(status !== undefined && { 'platform.status': status }),
    ...(tier !== undefined && { 'platform.tier': tier }),
    ...(createdSince !== undefined && { 'platform.createdAt': { $gte: createdSince } }),
  };
  const found = await store
    .collection<PlatformDocument>('platforms')
    .find(behind(asked, order, after), { projection: { platform: 1, slug: 1, nameKey: 1 } })
    .sort(sortOf(order))
    .limit(limit + 1)
    .toArray();
  const placeOf = ({ _id: id, slug, nameKey, platform }: (typeof found)[number]): ListPlace => ({
    at: order.by === 'slug' ? slug : order.by === 'nameKey' ? nameKey : platform.createdAt,
    id,
  });
  return pageOf(found, limit, ({ platform }) => platform, placeOf);
};

/** The index knows secrets of different platforms only. */
const withCredential = (
  held: readonly Credential[],
  added: Credential | undefined,
): readonly Credential[] => {
  if (!added) return held;
  const isTaken = held.some(
    ({ credentialId, digest }) => credentialId === added.credentialId || digest === added.digest,
  );
  if (isTaken) throw new Error(`the credential ${added.credentialId} is there already`);
  return [...held, added];
};

/** Writes before it reads: it need not fear what licensing does to the platform between the two. */
export const change = async (
  store: Store,
  session: ClientSession,
  { platform, guards, add, remove, replaceCredentials, accountDue, audit, mails }: PlatformChange,
): Promise<'changed' | 'guard-failed'> => {
  const platforms = store.collection<PlatformDocument>('platforms');
  const _id = platform.platformId;
  const before = await platforms.findOneAndUpdate(
    { _id, version: guards.version },
    { $set: fieldsOf(platform) },
    { session, returnDocument: 'before', projection: { credentials: 1 } },
  );
  if (!before) return 'guard-failed';
  if (add ?? remove ?? replaceCredentials) {
    const left = (replaceCredentials ?? before.credentials).filter(
      ({ credentialId }) => !remove?.includes(credentialId),
    );
    const credentials = withCredential(left, add);
    await platforms.updateOne({ _id }, { $set: { credentials } }, { session });
    const kept = new Set(credentials.map(({ credentialId }) => credentialId));
    const gone = before.credentials.filter(({ credentialId }) => !kept.has(credentialId));
    await dropUses(
      store,
      session,
      _id,
      gone.map(({ credentialId }) => credentialId),
    );
  }
  if (accountDue !== undefined) await bringDue(store, session, _id, accountDue);
  if (audit) await note(store, session, audit);
  if (mails) await post(store, session, mails);
  await revise(store, session);
  return 'changed';
};

/** Answers from copies, which it shares with whoever learns of changes from a guard. */
export const mongoPlatformRegistry = (store: Store, copies: RegistryCopies): PlatformRegistry => {
  const platforms = store.collection<PlatformDocument>('platforms');
  const revocations = store.collection<RevocationDocument>('revoked_tokens');

  /** All changes count up one revision: within this process they wait for each other. */
  const write = async <Outcome>(work: (session: ClientSession) => Promise<Outcome>): Promise<Outcome> => {
    try {
      return await store.inTurn('registry', () => store.commit(work));
    } finally {
      copies.lookAgain();
    }
  };

  const found = (key: string, where: Filter<PlatformDocument>) =>
    copies.platform(key, () =>
      store.ask(async () => {
        const { platform, credentials } =
          (await platforms.findOne(where, { projection: { _id: 0, platform: 1, credentials: 1 } })) ?? {};
        return platform && credentials && { platform, credentials };
      }),
    );

  const isKept = (tokenId: string): Promise<boolean> =>
    store.ask(async () => (await revocations.findOne({ _id: tokenId })) !== null);

  return {
    register: async (entry) => {
      try {
        return await write(async (session): Promise<'registered'> => {
          await platforms.insertOne(toDocument(entry), { session });
          if (entry.audit) await note(store, session, entry.audit);
          await revise(store, session);
          return 'registered';
        });
      } catch (error) {
        if (isDuplicateKey(error, 'platform_slugs')) return 'slug-taken';
        throw error;
      }
    },
    change: (changed) => write((session) => change(store, session, changed)),
    find: (id) => found(`id ${id}`, { _id: id }),
    findBySlug: (slug) => found(`slug ${slug}`, { slug }),
    findByClient: (clientId) => found(`client ${clientId}`, { clientId }),
    findByDigest: (digest) => found(`digest ${digest}`, { 'credentials.digest': digest }),
    list: (filter, page) => store.ask(() => listed(store, filter, page)),
    revokeToken: async (tokenId, expiresAt) => {
      // Whoever comes with a spent link again and again drops nobody's copies by it.
      if (await isKept(tokenId)) return 'revoked-before';
      return write(async (session) => {
        // First, so that of two who revoke one token at once the later begins anew and finds it.
        await revise(store, session);
        if (await revocations.findOne({ _id: tokenId }, { session })) return 'revoked-before';
        await revocations.insertOne({ _id: tokenId, expiresAt }, { session });
        return 'revoked';
      });
    },
    isRevoked: async (tokenId) => (await copies.isRevoked(tokenId, () => isKept(tokenId))) ?? false,
    forgetRevocations: async (now) => {
      await forgetAll(store, revocations, { expiresAt: { $lte: now } }, (gone) =>
        write(async (session) => {
          const { deletedCount } = await revocations.deleteMany(gone, { session });
          if (deletedCount > 0) await revise(store, session);
          return deletedCount;
        }),
      );
    },
  };
};
