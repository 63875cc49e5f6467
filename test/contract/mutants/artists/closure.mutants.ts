import { aNote } from '../../../support/builders/staff-builders.ts';
import { broken, type ArtistMutant } from './membership.mutants.ts';

/** Stores that break the promises about the end of an account. */
export const accountClosureMutants: readonly ArtistMutant[] = [
  {
    title: 'an account that is closed while its members stay',
    by: ['closes an account with all that lets people in, and nobody else’s'],
    of: broken((real) => ({
      close: async ({ account, effects }) => {
        const { accountId } = account.next;
        const outcome = await real.change({ accountId, account, effects });
        return outcome === 'changed' ? 'closed' : outcome;
      },
    })),
  },
  {
    title: 'attempts to sign in that outlast the account',
    by: ['closes an account with all that lets people in, and nobody else’s'],
    of: broken((real) => ({ close: (closure) => real.close({ ...closure, clears: [] }) })),
  },
  {
    title: 'a version of a closed account that is not checked',
    by: ['closes nothing if the account has changed since the decision'],
    of: broken((real) => ({
      close: async ({ account, ...rest }) => {
        const { version = 0 } = (await real.findAccount(account.next.accountId)) ?? {};
        return real.close({ ...rest, account: { ...account, version } });
      },
    })),
  },
  {
    title: 'notes of closures that did not happen',
    by: [
      'closes nothing if the account has changed since the decision',
      'closes an account once of twenty concurrent calls',
    ],
    of: broken((real, { auditLog }) => ({
      close: async (closure) => {
        const outcome = await real.close(closure);
        if (outcome !== 'closed') await auditLog.append(aNote());
        return outcome;
      },
    })),
  },
  {
    title: 'closures in any order, whatever the time',
    by: ['returns the accounts whose next step of closure is due, longest due first'],
    of: broken((real) => ({
      closuresDue: async (_, limit) => (await real.closuresDue(Number.MAX_SAFE_INTEGER, limit)).toReversed(),
    })),
  },
];
