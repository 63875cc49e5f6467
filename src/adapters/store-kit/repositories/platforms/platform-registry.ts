import {
  credentialsAfter,
  credentialsMissing,
  type Credential,
} from '../../../../domain/platforms/credential.ts';
import {
  memberWith,
  withLanguage,
  withLanguagesOf,
  type Member,
  type Members,
} from '../../../../domain/platforms/members/member.ts';
import type { PlatformId } from '../../../../domain/shared/ids.ts';
import type { Language } from '../../../../domain/shared/language.ts';
import type {
  PlatformChange,
  PlatformEntry,
  PlatformRegistry,
  PlatformWithCredentials,
} from '../../../../ports/driven/platforms/platform-registry.ts';
import { bringDue } from '../../collections/billing.ts';
import {
  platforms,
  revokedTokens,
  secrets,
  type RevocationRecord,
  type SecretRecord,
} from '../../collections/platforms.ts';
import { credentialUsesLock, dropUses } from '../../collections/usage.ts';
import type { Kernel } from '../../kernel.ts';
import { all, get, getBy, insert, page, peek, program, remove, replace, type Steps } from '../../program.ts';
import { removePasskeysOf } from '../accounts/account-passkeys.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { deleteAll, deletionBy } from '../shared/deletion.ts';
import { platformLock } from '../shared/locks.ts';
import { listOf } from './platform-lists.ts';
import type { RegistryCopies } from './registry-copies.ts';

const { bySlug, byClient, byMember } = platforms.indexes;

export const secretsOf = (credentials: readonly Credential[]): readonly SecretRecord[] =>
  credentials.map(({ digest, credentialId, platformId }) => ({ digest, credentialId, platformId }));

const addSecrets = (credentials: readonly Credential[]) =>
  secretsOf(credentials).map((secret) => insert(secrets, secret));

const register = program<PlatformEntry, 'registered' | 'slug-taken' | 'id-taken'>(
  'platform-registry.register',
  ({ platform, effects }) => [platformLock(platform.platformId), ...locksOf(effects)],
  function* ({ effects, ...entry }) {
    const { platform, credentials } = entry;
    const [taken, known] = yield* all(getBy(bySlug, platform.slug), get(platforms, platform.platformId));
    // An attempt with an unknown outcome may have committed it, with these credentials.
    if (known) {
      const missing = credentialsMissing(credentials, { among: known.credentials });
      return missing.length === 0 ? 'registered' : 'id-taken';
    }
    if (taken) return 'slug-taken';
    yield* all(insert(platforms, entry), ...addSecrets(credentials));
    yield* conclude(effects);
    return 'registered';
  },
);

/** Updates the secrets of the credentials, which change with their platform. */
function* changeSecrets(
  { platform, credentials: before }: PlatformWithCredentials,
  after: readonly Credential[],
): Steps<void> {
  const gone = credentialsMissing(before, { among: after });
  yield* all(...gone.map(({ digest }) => remove(secrets, [digest])));
  yield* all(...addSecrets(credentialsMissing(after, { among: before })));
  const ids = new Set(after.map(({ credentialId }) => credentialId));
  const removed = gone.map(({ credentialId }) => credentialId).filter((id) => !ids.has(id));
  yield* dropUses(platform.platformId, removed);
}

const removesCredentials = ({ remove: removed, replaceCredentials }: PlatformChange): boolean =>
  removed !== undefined || replaceCredentials !== undefined;

const membersGone = ({ members: before = [] }: PlatformWithCredentials, after: Members = []): Members => {
  const left = new Set(after.map(({ memberId }) => memberId));
  return before.filter(({ memberId }) => !left.has(memberId));
};

const change = program<PlatformChange, 'changed' | 'guard-failed'>(
  'platform-registry.change',
  (changed) => [
    platformLock(changed.platform.platformId),
    ...(removesCredentials(changed) ? [credentialUsesLock(changed.platform.platformId)] : []),
    ...locksOf(changed.effects),
  ],
  function* (changed) {
    const { platform, guards, accountDue, effects } = changed;
    const [kept] = yield* all(get(platforms, platform.platformId));
    if (kept?.platform.version !== guards.version) return 'guard-failed';
    const credentials = credentialsAfter(kept.credentials, changed);
    const members = changed.members ? withLanguagesOf(kept.members ?? [], changed.members) : kept.members;
    yield* all(replace(platforms, { platform, credentials, ...(members && { members }) }));
    yield* changeSecrets(kept, credentials);
    for (const { memberId } of membersGone(kept, members))
      yield* removePasskeysOf({ audience: 'platform', accountId: memberId });
    if (accountDue !== undefined) yield* bringDue(platform.platformId, accountDue);
    yield* conclude(effects);
    return 'changed';
  },
);

interface Choice {
  readonly id: PlatformId;
  readonly memberId: string;
  readonly language: Language;
}

const chooseLanguage = program<Choice, Member | undefined>(
  'platform-registry.choose-language',
  ({ id }) => [platformLock(id)],
  function* ({ id, memberId, language }) {
    const [kept] = yield* all(get(platforms, id));
    const before = kept && memberWith(kept.members ?? [], memberId);
    // A choice that changes nothing leaves the copies of the registry valid.
    if (!before || before.language === language) return before;
    const members = withLanguage(kept.members ?? [], memberId, language);
    yield* all(replace(platforms, { ...kept, members }));
    return memberWith(members, memberId);
  },
);

const revokeToken = program<RevocationRecord, 'revoked' | 'revoked-before'>(
  'platform-registry.revoke-token',
  () => [],
  function* (revocation, attempt) {
    if (attempt > 1) {
      const [known] = yield* all(peek(revokedTokens, [revocation.tokenId], 'expiresAt'));
      if (known) return 'revoked-before';
    }
    yield* all(insert(revokedTokens, revocation));
    return 'revoked';
  },
);

const deleteExpiredRevocations = deletionBy(
  'platform-registry.delete-expired-revocations',
  revokedTokens.indexes.byEnd,
);

export const platformRegistryPrograms = [
  register,
  change,
  chooseLanguage,
  revokeToken,
  deleteExpiredRevocations,
];

const findByDigest = async (kernel: Kernel, digest: string): Promise<PlatformWithCredentials | undefined> => {
  const secret = await kernel.read(get(secrets, digest));
  const found = secret && (await kernel.read(get(platforms, secret.platformId)));
  // The credential can be removed between the two reads.
  return found?.credentials.some((credential) => credential.digest === digest) ? found : undefined;
};

/** The most platforms that are returned for one address. */
const maxOfAPerson = 20;

/** Returns a registry that reads from cached copies. */
export const platformRegistry = (kernel: Kernel, copies: RegistryCopies): PlatformRegistry => {
  const isKept = async (tokenId: string): Promise<boolean> =>
    (await kernel.read(peek(revokedTokens, [tokenId], 'expiresAt'))) !== undefined;
  return {
    register: (entry) => kernel.run(register, entry),
    change: (changed) => kernel.run(change, changed),
    chooseLanguage: (id, memberId, language) => kernel.run(chooseLanguage, { id, memberId, language }),
    find: (id) => copies.platform(`id ${id}`, () => kernel.read(get(platforms, id))),
    findBySlug: (slug) => copies.platform(`slug ${slug}`, () => kernel.read(getBy(bySlug, slug))),
    findByClient: (id) => copies.platform(`client ${id}`, () => kernel.read(getBy(byClient, id))),
    findByDigest: (digest) => copies.platform(`digest ${digest}`, () => findByDigest(kernel, digest)),
    findByMember: (email) => kernel.read(page(byMember, { equal: [email], limit: maxOfAPerson })),
    list: (filter, range) => listOf(kernel, filter, range),
    // Revoking a token again leaves all copies valid.
    revokeToken: async (tokenId, expiresAt) =>
      (await isKept(tokenId)) ? 'revoked-before' : kernel.run(revokeToken, { tokenId, expiresAt }),
    isRevoked: async (tokenId) => (await copies.isRevoked(tokenId, () => isKept(tokenId))) ?? false,
    deleteExpiredRevocations: (now) => deleteAll(kernel, deleteExpiredRevocations, now),
  };
};
