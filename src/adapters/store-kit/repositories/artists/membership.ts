import type { MembershipAct, MembershipChange } from '../../../../ports/driven/artists/artist-store.ts';
import { artistAccounts, artistInvites, artistMembers } from '../../collections/artists.ts';
import {
  abort,
  all,
  exclusive,
  get,
  getBy,
  insert,
  program,
  remove,
  replace,
  type Steps,
} from '../../program.ts';
import { endSessionsOf } from '../accounts/account-sessions.ts';
import { conclude, locksOf } from '../shared/conclude.ts';

/** Returns whether an attempt with an unknown outcome has committed the change. */
function* isCommitted(change: MembershipAct): Steps<boolean> {
  switch (change.act) {
    case 'invited': {
      const { memberId, code } = change.invite;
      const [kept] = yield* all(get(artistInvites, memberId));
      return kept?.code.codeDigest === code.codeDigest && kept.role === change.invite.role;
    }
    case 'uninvited': {
      const { memberId } = change;
      const [kept, member] = yield* all(get(artistInvites, memberId), get(artistMembers, memberId));
      return kept === undefined && member === undefined;
    }
    case 'joined': {
      const { memberId, passwordHash } = change.member;
      const [kept] = yield* all(get(artistMembers, memberId));
      return kept !== undefined && kept.passwordHash === passwordHash;
    }
    case 'edited':
      return false;
    case 'left': {
      const [kept] = yield* all(get(artistMembers, change.memberId));
      return kept === undefined;
    }
  }
}

/** Writes the change; returns whether the member was as decided on. */
function* write(change: MembershipAct): Steps<boolean> {
  switch (change.act) {
    case 'invited': {
      const [kept] = yield* all(get(artistInvites, change.invite.memberId));
      yield* all(kept ? replace(artistInvites, change.invite) : insert(artistInvites, change.invite));
      return true;
    }
    case 'uninvited':
      yield* all(remove(artistInvites, [change.memberId]));
      return true;
    case 'joined': {
      const [, removed] = yield* all(
        insert(artistMembers, change.member),
        remove(artistInvites, [change.member.memberId]),
      );
      return removed;
    }
    case 'edited': {
      const { next, version } = change.member;
      const [kept] = yield* all(get(artistMembers, next.memberId));
      if (kept?.version !== version) return false;
      yield* all(replace(artistMembers, next));
      return true;
    }
    case 'left': {
      const { memberId } = change;
      yield* all(remove(artistMembers, [memberId]));
      yield* endSessionsOf({ audience: 'artist', accountId: memberId }, 'all');
      return true;
    }
  }
}

export const changeMembers = program<MembershipChange, 'changed' | 'guard-failed' | 'email-taken'>(
  'artist-store.change-members',
  ({ account, effects }) => [exclusive('artist account', account.next.accountId), ...locksOf(effects)],
  function* ({ account, change, effects }) {
    if (yield* isCommitted(change)) return 'changed';
    if (change.act === 'joined') {
      const [taken] = yield* all(getBy(artistMembers.indexes.byEmail, change.member.email));
      if (taken) return taken.memberId === change.member.memberId ? 'guard-failed' : 'email-taken';
    }
    const [raised] = yield* all(replace(artistAccounts, account.next, { version: account.version }));
    if (!raised || !(yield* write(change))) return abort('guard-failed' as const);
    yield* conclude(effects);
    return 'changed';
  },
);
