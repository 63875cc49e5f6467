import { artistSessionMs, type ArtistMember } from '../../domain/artists/account.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { People } from '../accounts/people.ts';

/** Returns the members of accounts of artists and labels as people who sign in. */
export const artistPeople = ({
  artistStore,
}: {
  readonly artistStore: ArtistStore;
}): People<'artist', ArtistMember> => ({
  audience: 'artist',
  sessionMs: artistSessionMs,
  idOf: ({ memberId }) => memberId,
  find: (memberId) => artistStore.findMember(memberId),
  findByEmail: (email) => artistStore.findMemberByEmail(email),
  maySignIn: ({ passwordHash }) => passwordHash !== undefined,
  change: ({ member, effects, ...change }) =>
    artistStore.change({ accountId: member.accountId, member: { next: member, ...change }, effects }),
  actorOf: ({ memberId }) => ({ kind: 'artist', memberId }),
});
