import { aNote } from '../../../support/builders/staff-builders.ts';
import { without } from '../../../support/effects.ts';
import { accountClosureMutants } from './closure.mutants.ts';
import { artistMembershipMutants, broken, slow, type ArtistMutant } from './membership.mutants.ts';

/** Broken stores, by what they do wrong, each with the cases that must catch it. */
export const artistStoreMutants: readonly ArtistMutant[] = [
  ...artistMembershipMutants,
  ...accountClosureMutants,
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
    title: 'a limit of profiles that is checked before the commit',
    by: ['adds profiles to an account up to its limit, with a note each'],
    of: broken((real) => ({
      addProfile: async (addition) => {
        const { accountId } = addition.artist;
        const { items } = await real.profiles(accountId, { limit: 100 });
        if (items.length >= addition.guards.fewerThan) return 'roster-full';
        await slow();
        return real.addProfile({ ...addition, guards: { ...addition.guards, fewerThan: 100 } });
      },
    })),
  },
  {
    title: 'a member who is not checked when a profile is added',
    by: ['adds no profile if the member has changed since the decision'],
    of: broken((real) => ({
      addProfile: async ({ guards, ...addition }) => {
        const { memberId } = guards.member;
        const version = (await real.findMember(memberId))?.version ?? 0;
        return real.addProfile({ ...addition, guards: { ...guards, member: { memberId, version } } });
      },
    })),
  },
  {
    title: 'profiles of a page in any order',
    by: ['lists the profiles of an account by name, page by page'],
    of: broken((real) => ({
      profiles: async (accountId, page) => {
        const { items, ...rest } = await real.profiles(accountId, page);
        return { items: items.toSorted((a, b) => (a.artistId < b.artistId ? -1 : 1)), ...rest };
      },
    })),
  },
  {
    title: 'a list of all profiles that has one page',
    by: ['lists the profiles of all accounts, the newest first, page by page'],
    of: broken((real) => ({
      list: async (filter, { limit, after }) => {
        const { items } = await real.list(filter, { limit });
        return after ? { items } : real.list(filter, { limit });
      },
    })),
  },
  {
    title: 'a search of profiles by one of the words',
    by: ['finds profiles by the beginnings of their terms, each once, and by their new name alone'],
    of: broken((real) => ({
      list: ({ terms }, page) => real.list(terms ? { terms: terms.slice(0, 1) } : {}, page),
    })),
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
