import type { Artist } from '../../../../domain/artists/account.ts';
import { profileTerms } from '../../../../domain/staff/record-terms.ts';
import type {
  ArtistAddition,
  ArtistChange,
  ArtistStore,
  ProfileAddition,
} from '../../../../ports/driven/artists/artist-store.ts';
import { accountSessions, signInAttempts } from '../../collections/accounts.ts';
import { artistAccounts, artistInvites, artistMembers, artists, nameKey } from '../../collections/artists.ts';
import { images as imageRecords } from '../../collections/media/images.ts';
import type { Kernel } from '../../kernel.ts';
import {
  abort,
  all,
  count,
  exclusive,
  get,
  getBy,
  insert,
  page,
  program,
  remove,
  replace,
  type Steps,
} from '../../program.ts';
import { endSessionsOf } from '../accounts/account-sessions.ts';
import { attemptsLock } from '../accounts/sign-in-attempts.ts';
import { conclude, locksOf } from '../shared/conclude.ts';
import { walk } from '../shared/index-walk.ts';
import { listed, type Walk } from '../shared/list-walk.ts';
import { searched } from '../shared/term-walk.ts';
import { close } from './closure.ts';
import { changeMembers } from './membership.ts';

const { byEmail, byReset, ofAccount } = artistMembers.indexes;
const { ofAccount: ofRoster } = artists.indexes;

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
  function* ({ account, artist, images = [], member, effects }) {
    const shown = yield* all(...images.map((id) => getBy(imageRecords.indexes.byImage, id)));
    if (shown.some((image) => image?.state !== 'ready')) return abort('guard-failed' as const);
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

const addProfile = program<ProfileAddition, 'added' | 'guard-failed' | 'roster-full'>(
  'artist-store.add-profile',
  ({ artist: { accountId }, effects }) => [exclusive('artist account', accountId), ...locksOf(effects)],
  function* ({ artist, guards, effects }) {
    const [kept, member, profiles] = yield* all(
      get(artists, artist.artistId),
      get(artistMembers, guards.member.memberId),
      count(ofRoster, { equal: [artist.accountId] }),
    );
    // An attempt with an unknown outcome has committed it.
    if (kept) return 'added';
    if (member?.version !== guards.member.version) return 'guard-failed';
    if (profiles >= guards.fewerThan) return 'roster-full';
    yield* conclude(effects, { beside: [insert(artists, artist)] });
    return 'added';
  },
);

export const artistStorePrograms = [add, change, addProfile, changeMembers, close];

const profiles = async (
  kernel: Kernel,
  ...[accountId, { limit, after }]: Parameters<ArtistStore['profiles']>
): ReturnType<ArtistStore['profiles']> => {
  const found = await kernel.read(
    page(ofRoster, {
      equal: [accountId],
      limit: limit + 1,
      ...(after && { after: [after.at, after.id] }),
    }),
  );
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, ...(last && { next: { at: nameKey(last), id: last.artistId } }) };
};

const { byTerm, byTime } = artists.indexes;
const idOf = ({ artistId }: Artist): string => artistId;

const search = { index: byTerm, termsOf: profileTerms, idOf, wanted: () => true };
const newestFirst: Walk<Artist> = {
  index: byTime,
  range: { descending: true },
  placeOf: (artist) => ({ at: artist.createdAt, id: idOf(artist) }),
  wanted: () => true,
};

export const artistStore = (kernel: Kernel): ArtistStore => ({
  add: (addition) => kernel.run(add, addition),
  change: (changed) => kernel.run(change, changed),
  addProfile: (addition) => kernel.run(addProfile, addition),
  changeMembers: (changed) => kernel.run(changeMembers, changed),
  close: (closure) => kernel.run(close, closure),
  closuresDue: (now, limit) => kernel.read(page(artistAccounts.indexes.byClosure, { until: now, limit })),
  findAccount: (id) => kernel.read(get(artistAccounts, id)),
  findArtist: (id) => kernel.read(get(artists, id)),
  list: ({ terms }, requested) =>
    terms ? searched(kernel, search, terms, requested) : listed(kernel, newestFirst, requested),
  profiles: (accountId, requested) => profiles(kernel, accountId, requested),
  findMember: (id) => kernel.read(get(artistMembers, id)),
  findMemberByEmail: (email) => kernel.read(getBy(byEmail, email)),
  findMemberByPasswordReset: (codeDigest) => kernel.read(getBy(byReset, codeDigest)),
  members: (accountId) =>
    walk(kernel, ofAccount, { equal: [accountId], limit: Infinity }, (member) => [member.memberId]),
  invites: (accountId) =>
    walk(kernel, artistInvites.indexes.ofAccount, { equal: [accountId], limit: Infinity }, (invite) => [
      invite.memberId,
    ]),
  findInvite: (codeDigest) => kernel.read(getBy(artistInvites.indexes.byCode, codeDigest)),
});
