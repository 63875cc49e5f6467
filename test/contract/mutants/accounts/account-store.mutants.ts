import type { Audience } from '../../../../src/domain/accounts/session.ts';
import { MemberId } from '../../../../src/domain/shared/ids.ts';
import type { AccountStore } from '../../../../src/ports/driven/accounts/account-store.ts';
import { staffHolder } from '../../../support/builders/staff-builders.ts';
import type { AccountsView } from '../../accounts/account-store.contract.ts';

const store =
  (break_: (real: AccountStore, view: AccountsView) => Partial<AccountStore>) =>
  (view: AccountsView): AccountsView => ({
    ...view,
    accounts: { ...view.accounts, ...break_(view.accounts, view) },
  });

const audiences: readonly Audience[] = ['staff', 'platform'];

/** Broken account stores, by what they do wrong, each with the cases that must catch it. */
export const accountStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: AccountsView) => AccountsView;
}[] = [
  {
    title: 'a token of one audience that another accepts',
    by: ['returns no session to another audience, whatever its ID'],
    of: store((real) => ({
      session: async (_, digest, now) => {
        for (const audience of audiences) {
          const found = await real.session(audience, digest, now);
          if (found) return found as never;
        }
        return undefined;
      },
    })),
  },
  {
    title: 'sessions that are found by the ID of the account alone',
    by: ['returns no session to another audience, whatever its ID'],
    of: store((real) => ({
      endSessions: async ({ accountId }, which, audit) => {
        for (const audience of audiences) await real.endSessions({ audience, accountId }, which, audit);
      },
    })),
  },
  {
    title: 'challenges that are not verified',
    by: [
      'adds one passkey of twenty that answer one challenge',
      'starts one session when twenty answer one challenge',
    ],
    of: store((real) => {
      let n = 0;
      const fresh = () => ({ digest: String(++n).padStart(64, 'f'), expiresAt: 1 });
      return {
        addPasskey: (addition) => real.addPasskey({ ...addition, challenge: fresh() }),
        usePasskey: (use) => real.usePasskey({ ...use, challenge: fresh() }),
      };
    }),
  },
  {
    title: 'a link that begins any number of sessions',
    by: ['starts one session when twenty use one link, with one note'],
    of: store((real) => ({
      beginSession: (session, { audit } = {}) => real.beginSession(session, { ...(audit && { audit }) }),
    })),
  },
  {
    title: 'a session that begins without its note',
    by: ['starts one session when twenty use one link, with one note'],
    of: store((real) => ({
      beginSession: (session, { link } = {}) => real.beginSession(session, { ...(link && { link }) }),
    })),
  },
  {
    title: 'a session that ends although the link of the other was used',
    by: ['ends the session that another replaces, with both notes, unless the link was used'],
    of: store((real) => ({
      beginSession: async (session, { ends, ...beginning } = {}) => {
        if (ends && 'holder' in ends) await real.endSession(ends.holder, ends.sessionId, ends.audit);
        return real.beginSession(session, beginning);
      },
    })),
  },
  {
    title: 'a counter that is not compared',
    by: ['begins a session with a passkey, and keeps its counter'],
    of: store((real) => ({ usePasskey: (use) => real.usePasskey({ ...use, counter: use.counter + 100 }) })),
  },
  {
    title: 'a passkey that every audience finds',
    by: ['adds a passkey with its note, and finds it by credential for its audience alone'],
    of: store((real) => ({
      passkeyWith: async (_, credentialId) => (await real.passkeyWith('staff', credentialId)) as never,
    })),
  },
  {
    title: 'a passkey that anyone may remove',
    by: ['renames and removes a passkey for its holder alone'],
    of: store((real) => ({
      removePasskey: (_, passkeyId, audit) =>
        real.removePasskey({ audience: 'staff', accountId: staffHolder().accountId }, passkeyId, audit),
    })),
  },
  {
    title: 'uses that are not recorded',
    by: ['records the latest use of a session, and begins none by it'],
    of: store(() => ({ recordUse: async () => undefined })),
  },
  {
    title: 'a note for each session that ends',
    by: ['ends all sessions of an account but one, with one note'],
    of: store((real) => ({
      endSessions: async (holder, which, audit) => {
        for (const { sessionId } of await real.sessions(holder, 0))
          if (which === 'all' || sessionId !== which.allBut) await real.endSession(holder, sessionId, audit);
      },
    })),
  },
  {
    title: 'an end of the sessions on the first page alone',
    by: ['ends more sessions than one page has'],
    of: store((real) => ({
      endSessions: async (holder, which, audit) => {
        for (const { sessionId } of (await real.sessions(holder, 0)).slice(0, 200))
          if (which === 'all' || sessionId !== which.allBut) await real.endSession(holder, sessionId, audit);
      },
    })),
  },
  {
    title: 'a switch that begins the session before the other ends',
    by: ['switches a session once of twenty times, with one note, and not after its end'],
    of: store((real) => ({
      switchSession: async ({ ended: { holder, sessionId }, begun, audit }) => {
        await real.beginSession(begun);
        return (await real.endSession(holder, sessionId, audit)) ? 'switched' : 'session-ended';
      },
    })),
  },
  {
    title: 'a switch of a session of anyone',
    by: ['switches a session once of twenty times, with one note, and not after its end'],
    of: store((real) => ({
      switchSession: async ({ ended: { sessionId }, ...change }) => {
        const accountId = MemberId('mbr_1');
        const ended = { holder: { audience: 'platform', accountId } as const, sessionId };
        return real.switchSession({ ...change, ended });
      },
    })),
  },
  {
    title: 'a session that is replaced when it is begun again',
    by: ['begins a session once, and returns it whole'],
    of: store((real) => {
      const begun = new Set<string>();
      return {
        beginSession: async (session, beginning) => {
          const outcome = await real.beginSession(session, beginning);
          if (session) begun.add(session.address);
          return outcome;
        },
        session: async (audience, digest, now) => {
          const found = await real.session(audience, digest, now);
          return found && { ...found, address: [...begun].at(-1) ?? found.address };
        },
      };
    }),
  },
];
