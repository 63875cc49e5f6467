import type { ArtistStore } from '../../../../src/ports/driven/artists/artist-store.ts';
import { aNote } from '../../../support/builders/staff-builders.ts';
import { without } from '../../../support/effects.ts';
import type { ArtistsView } from '../../artists/artist-store.contract.ts';

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

const broken =
  (break_: (real: ArtistStore, view: ArtistsView) => Partial<ArtistStore>) =>
  (view: ArtistsView): ArtistsView => ({
    ...view,
    artistStore: { ...view.artistStore, ...break_(view.artistStore, view) },
  });

/** Broken stores, by what they do wrong, each with the cases that must catch it. */
export const artistStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: ArtistsView) => ArtistsView;
}[] = [
  {
    title: 'an address that is looked up first and taken later',
    by: ['gives an address to one of twenty concurrent callers, with one audit entry and one email'],
    of: broken((real) => ({
      add: async (addition) => {
        if (await real.findMemberByEmail(addition.member.email)) return 'email-taken';
        await slow();
        const { memberId } = addition.member;
        const own = { ...addition.member, email: `${memberId}@others.example` };
        return real.add({ ...addition, member: own });
      },
    })),
  },
  {
    title: 'a change whose records are committed one after another',
    by: [
      'writes nothing if the member has changed since the decision',
      'writes nothing if the artist has changed since the decision',
    ],
    of: broken((real) => ({
      change: async ({ account, artist, member, ...change }) => {
        const { accountId, effects } = change;
        const bare = { accountId, effects: { ...effects, mails: [], audit: undefined } };
        if (account && (await real.change({ ...bare, account })) !== 'changed') return 'guard-failed';
        if (artist && (await real.change({ ...bare, artist })) !== 'changed') return 'guard-failed';
        return real.change({ ...change, ...(member && { member }) });
      },
    })),
  },
  {
    title: 'a version of the account that is not checked',
    by: ['writes nothing if the account has changed since the decision'],
    of: broken((real) => ({
      change: async ({ account, ...change }) => {
        const kept = await real.findAccount(change.accountId);
        const version = kept?.version ?? 0;
        return real.change({ ...change, ...(account && { account: { ...account, version } }) });
      },
    })),
  },
  {
    title: 'notes that are stored whatever the outcome of the change',
    by: [
      'writes nothing if the account has changed since the decision',
      'gives an address to one of twenty concurrent callers, with one audit entry and one email',
    ],
    of: broken((real, { auditLog }) => ({
      add: async (addition) => {
        const outcome = await real.add(addition);
        if (outcome !== 'added') await auditLog.append(aNote());
        return outcome;
      },
      change: async (change) => {
        const outcome = await real.change(change);
        if (outcome !== 'changed') await auditLog.append(aNote());
        return outcome;
      },
    })),
  },
  {
    title: 'emails that are dropped',
    by: ['returns account, profile and member as they were added, with note and email'],
    of: broken((real) => ({ add: (addition) => real.add(without('mails', addition)) })),
  },
  {
    title: 'all sessions ended instead of all but one',
    by: ['ends the sessions of a member in the commit of a change, and nobody else’s'],
    of: broken((real) => ({
      change: ({ member, ...change }) =>
        real.change({
          ...change,
          ...(member && { member: { ...member, ...(member.endSessions && { endSessions: 'all' }) } }),
        }),
    })),
  },
];
