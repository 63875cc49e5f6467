import type {
  ArtistAddition,
  ArtistChange,
  ArtistStore,
} from '../../../../ports/driven/artists/artist-store.ts';
import { accountSessions, signInAttempts } from '../../collections/accounts.ts';
import { artistAccounts, artistMembers, artists } from '../../collections/artists.ts';
import type { Kernel } from '../../kernel.ts';
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
import { attemptsLock } from '../accounts/sign-in-attempts.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { walk } from '../shared/index-walk.ts';

const { byEmail, byReset, ofAccount } = artistMembers.indexes;

const add = program<ArtistAddition, 'added' | 'email-taken'>(
  'artist-store.add',
  ({ effects }) => locksOf(effects),
  function* ({ account, artist, member, effects }) {
    const [taken] = yield* all(getBy(byEmail, member.email));
    // An attempt with an unknown outcome has committed it.
    if (taken) return taken.memberId === member.memberId ? 'added' : 'email-taken';
    yield* all(insert(artistAccounts, account), insert(artists, artist), insert(artistMembers, member));
    yield* conclude(effects);
    return 'added';
  },
);

/** Stores the member, with the sessions that begin and end; returns whether it was as decided on. */
function* changeMember({ next, guards, endSessions, session, clears }: MemberPart): Steps<boolean> {
  const { memberId } = next;
  const [kept] = yield* all(get(artistMembers, memberId));
  if (kept?.version !== guards.version) return false;
  yield* all(replace(artistMembers, next));
  if (endSessions !== undefined)
    yield* endSessionsOf({ audience: 'artist', accountId: memberId }, endSessions);
  if (session) yield* all(insert(accountSessions, session));
  if (clears !== undefined) yield* all(remove(signInAttempts, [clears]));
  return true;
}
type MemberPart = NonNullable<ArtistChange['member']>;

const change = program<ArtistChange, 'changed' | 'guard-failed'>(
  'artist-store.change',
  ({ accountId, member, effects }) => [
    exclusive('artist account', accountId),
    ...(member?.clears === undefined ? [] : [attemptsLock(member.clears)]),
    ...locksOf(effects),
  ],
  function* ({ account, artist, member, effects }) {
    const stored = yield* all(
      ...(account ? [replace(artistAccounts, account.next, { version: account.version })] : []),
      ...(artist ? [replace(artists, artist.next, { version: artist.version })] : []),
    );
    if (stored.includes(false)) return abort('guard-failed' as const);
    if (member && !(yield* changeMember(member))) return abort('guard-failed' as const);
    yield* conclude(effects);
    return 'changed';
  },
);

export const artistStorePrograms = [add, change];

export const artistStore = (kernel: Kernel): ArtistStore => ({
  add: (addition) => kernel.run(add, addition),
  change: (changed) => kernel.run(change, changed),
  findAccount: (id) => kernel.read(get(artistAccounts, id)),
  findArtist: (id) => kernel.read(get(artists, id)),
  findMember: (id) => kernel.read(get(artistMembers, id)),
  findMemberByEmail: (email) => kernel.read(getBy(byEmail, email)),
  findMemberByPasswordReset: (codeDigest) => kernel.read(getBy(byReset, codeDigest)),
  members: (accountId) =>
    walk(kernel, ofAccount, { equal: [accountId], limit: Infinity }, (member) => [member.memberId]),
});
