import { isCounterCredible, maxPasskeys, type Passkey } from '../../../../domain/accounts/passkey.ts';
import type { AccountHolder, Audience } from '../../../../domain/accounts/session.ts';
import type { AuditNote } from '../../../../domain/audit/entry.ts';
import type { PasskeyId } from '../../../../domain/shared/ids.ts';
import type { OriginEnded } from '../../../../ports/driven/platforms/origin-guard.ts';
import type {
  AccountStore,
  PasskeyAddition,
  PasskeyUse,
} from '../../../../ports/driven/accounts/account-store.ts';
import { accountSessions, passkeys, usedChallenges } from '../../collections/accounts.ts';
import type { Kernel } from '../../kernel.ts';
import {
  all,
  count,
  exclusive,
  get,
  getBy,
  insert,
  insertIfAbsent,
  page,
  program,
  remove,
  replace,
  type Steps,
} from '../../program.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { deleteAll, deletionBy } from '../shared/deletion.ts';
import { originHolds, originLocks } from '../shared/origin.ts';

const { byCredential, ofAccount } = passkeys.indexes;

/** Passkeys of one account change one after another, because their number is limited. */
const accountLock = ({ audience, accountId }: AccountHolder) =>
  exclusive('passkeys', `${audience} ${accountId}`);

type Added = 'added' | 'challenge-used' | 'passkey-taken' | 'too-many-passkeys' | OriginEnded;

const add = program<PasskeyAddition, Added>(
  'account-store.add-passkey',
  ({ passkey, guards, effects }) => [
    ...originLocks(passkey.platformId, guards.origin),
    accountLock(passkey),
    ...locksOf(effects),
  ],
  function* ({ passkey, challenge, guards, effects }) {
    const { platformId } = passkey;
    if (platformId !== undefined && !(yield* originHolds(platformId, guards.origin))) return 'origin-ended';
    const [known, taken, held] = yield* all(
      get(passkeys, passkey.passkeyId),
      getBy(byCredential, passkey.credentialId),
      count(ofAccount, { equal: [passkey.audience, passkey.accountId] }),
    );
    // An attempt with an unknown outcome has committed it.
    if (known) return 'added';
    if (taken) return 'passkey-taken';
    if (held >= maxPasskeys) return 'too-many-passkeys';
    const [isFirst] = yield* all(insertIfAbsent(usedChallenges, challenge));
    if (!isFirst) return 'challenge-used';
    yield* all(insert(passkeys, passkey));
    yield* conclude(effects);
    return 'added';
  },
);

/**
 * Removes the passkeys of an account that ends, within the program that ends it. `origin` guards additions, so that none
 * follows.
 */
export function* removePasskeysOf({ audience, accountId }: AccountHolder): Steps<void> {
  const [found] = yield* all(page(ofAccount, { equal: [audience, accountId], limit: maxPasskeys }));
  yield* all(...found.map(({ passkeyId }) => remove(passkeys, [passkeyId])));
}

interface Renaming {
  readonly holder: AccountHolder;
  readonly passkeyId: PasskeyId;
  readonly name: string;
}

const rename = program<Renaming, Passkey | undefined>(
  'account-store.rename-passkey',
  ({ holder }) => [accountLock(holder)],
  function* ({ holder, passkeyId, name }) {
    const [found] = yield* all(get(passkeys, passkeyId));
    if (found?.audience !== holder.audience || found.accountId !== holder.accountId) return undefined;
    const renamed = { ...found, name };
    const [isReplaced] = yield* all(replace(passkeys, renamed));
    return isReplaced ? renamed : undefined;
  },
);

interface Removal {
  readonly holder: AccountHolder;
  readonly passkeyId: PasskeyId;
  readonly audit: AuditNote;
}

const removeOne = program<Removal, boolean>(
  'account-store.remove-passkey',
  ({ holder, audit }) => [accountLock(holder), ...locksOf({ audit, idempotency: undefined })],
  function* ({ holder: { audience, accountId }, passkeyId, audit }) {
    const [isRemoved] = yield* all(remove(passkeys, [passkeyId], { audience, accountId }));
    if (isRemoved) yield* conclude({ events: [], mails: [], audit, idempotency: undefined });
    return isRemoved;
  },
);

const use = program<PasskeyUse, 'used' | 'rejected'>(
  'account-store.use-passkey',
  ({ passkey }) => [accountLock(passkey)],
  function* ({ passkey: { passkeyId }, counter, backedUp, at, challenge, session }) {
    const [kept, begun] = yield* all(get(passkeys, passkeyId), get(accountSessions, session.sessionId));
    // An attempt with an unknown outcome has committed it.
    if (begun) return 'used';
    if (!kept || !isCounterCredible(kept.counter, counter)) return 'rejected';
    const [isFirst] = yield* all(insertIfAbsent(usedChallenges, challenge));
    if (!isFirst) return 'rejected';
    const [isKept] = yield* all(replace(passkeys, { ...kept, counter, backedUp, lastUsedAt: at }));
    // The change of a platform removes passkeys without the lock of the account.
    if (!isKept) return 'rejected';
    yield* all(insert(accountSessions, session));
    return 'used';
  },
);

const deleteExpiredChallenges = deletionBy(
  'account-store.delete-expired-challenges',
  usedChallenges.indexes.byEnd,
);

export const accountPasskeyPrograms = [add, rename, removeOne, use, deleteExpiredChallenges];

type OfPasskeys =
  | 'passkeys'
  | 'passkeyWith'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'usePasskey'
  | 'deleteExpiredChallenges';

/** Returns the part of the store that keeps passkeys. */
export const accountPasskeysOf = (kernel: Kernel): Pick<AccountStore, OfPasskeys> => ({
  passkeys: async <A extends Audience>({ audience, accountId }: AccountHolder<A>) => {
    const found = await kernel.read(page(ofAccount, { equal: [audience, accountId], limit: maxPasskeys }));
    return found as readonly Passkey<A>[];
  },
  passkeyWith: async <A extends Audience>(audience: A, credentialId: string) => {
    const found = await kernel.read(getBy(byCredential, credentialId));
    return found?.audience === audience ? (found as Passkey<A>) : undefined;
  },
  addPasskey: (addition) => kernel.run(add, addition),
  renamePasskey: (holder, passkeyId, name) => kernel.run(rename, { holder, passkeyId, name }),
  removePasskey: (holder, passkeyId, audit) => kernel.run(removeOne, { holder, passkeyId, audit }),
  usePasskey: (used) => kernel.run(use, used),
  deleteExpiredChallenges: (now) => deleteAll(kernel, deleteExpiredChallenges, now),
});
