import type { ArtistStore, MembershipChange } from '../../../../src/ports/driven/artists/artist-store.ts';
import type { ArtistsView } from '../../artists/artists-view.ts';

export interface ArtistMutant {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: ArtistsView) => ArtistsView;
}

export const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

export const broken =
  (break_: (real: ArtistStore, view: ArtistsView) => Partial<ArtistStore>) =>
  (view: ArtistsView): ArtistsView => ({
    ...view,
    artistStore: { ...view.artistStore, ...break_(view.artistStore, view) },
  });

/** The change at the version that the account has now. */
const atCurrentVersion = async (real: ArtistStore, given: MembershipChange): Promise<MembershipChange> => {
  const { accountId } = given.account.next;
  const { version = 0 } = (await real.findAccount(accountId)) ?? {};
  return { ...given, account: { next: { ...given.account.next, version: version + 1 }, version } };
};

/** Stores that break the promises about the members of an account. */
export const artistMembershipMutants: readonly ArtistMutant[] = [
  {
    title: 'members that change whatever else has changed in the account',
    by: ['commits one of twenty concurrent changes of the members'],
    of: broken((real) => ({
      changeMembers: async (given) => {
        for (let tries = 0; ; tries++) {
          const outcome = await real.changeMembers(await atCurrentVersion(real, given));
          if (outcome !== 'guard-failed' || tries > 30) return outcome;
        }
      },
    })),
  },
  {
    title: 'a member who joins although the address is taken',
    by: ['lets no address join that is a member of an account'],
    of: broken((real) => ({
      changeMembers: async ({ change, ...given }) => {
        const outcome = await real.changeMembers({ change, ...given });
        return outcome === 'email-taken' ? 'changed' : outcome;
      },
    })),
  },
  {
    title: 'an invitation that stays when it is accepted',
    by: ['stores an invitation until it is accepted, withdrawn or replaced'],
    of: broken((real) => ({
      changeMembers: async (given) => {
        const { change } = given;
        if (change.act !== 'joined') return real.changeMembers(given);
        const invite = (await real.invites(change.member.accountId)).find(
          ({ memberId }) => memberId === change.member.memberId,
        );
        const outcome = await real.changeMembers(given);
        if (invite && outcome === 'changed') {
          const again: MembershipChange = { ...given, change: { act: 'invited', invite } };
          await real.changeMembers(await atCurrentVersion(real, again));
        }
        return outcome;
      },
    })),
  },
  {
    title: 'sessions that outlast their member',
    by: ['removes a member with all of the sessions, and nobody else’s'],
    of: broken((real, { accounts }) => ({
      changeMembers: async (given) => {
        if (given.change.act !== 'left') return real.changeMembers(given);
        const holder = { audience: 'artist', accountId: given.change.memberId } as const;
        const sessions = await accounts.sessions(holder, 0);
        const outcome = await real.changeMembers(given);
        for (const session of sessions) await accounts.beginSession(session);
        return outcome;
      },
    })),
  },
];
