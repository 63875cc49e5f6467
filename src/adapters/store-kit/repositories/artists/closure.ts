import { isDeepStrictEqual } from 'node:util';
import type { AccountClosure } from '../../../../ports/driven/artists/artist-store.ts';
import { signInAttempts } from '../../collections/accounts.ts';
import { artistAccounts, artistInvites, artistMembers } from '../../collections/artists.ts';
import { abort, all, exclusive, get, page, peekPage, program, remove, replace } from '../../program.ts';
import { endSessionsOf } from '../accounts/account-sessions.ts';
import { attemptsLock } from '../accounts/sign-in-attempts.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { maxBatchSize } from '../shared/index-walk.ts';

/** Members and invitations change under the lock of the account, so that none is added while all are removed. */
export const close = program<AccountClosure, 'closed' | 'guard-failed'>(
  'artist-store.close',
  ({ account: { next }, clears, effects }) => [
    exclusive('artist account', next.accountId),
    ...clears.map(attemptsLock),
    ...locksOf(effects),
  ],
  function* ({ account: { next, version }, clears, effects }) {
    const { accountId } = next;
    const everyone = { equal: [accountId], limit: maxBatchSize };
    const [kept, members, invites] = yield* all(
      get(artistAccounts, accountId),
      page(artistMembers.indexes.ofAccount, everyone),
      peekPage(artistInvites.indexes.ofAccount, everyone, 'memberId'),
    );
    // An attempt with an unknown outcome has committed it.
    if (kept && isDeepStrictEqual(kept, next)) return 'closed';
    if (kept?.version !== version) return abort('guard-failed' as const);
    for (const { memberId } of members)
      yield* endSessionsOf({ audience: 'artist', accountId: memberId }, 'all');
    yield* all(
      replace(artistAccounts, next),
      ...members.map(({ memberId }) => remove(artistMembers, [memberId])),
      ...invites.map(({ memberId }) => remove(artistInvites, [String(memberId)])),
      ...clears.map((who) => remove(signInAttempts, [who])),
    );
    yield* conclude(effects);
    return 'closed';
  },
);
