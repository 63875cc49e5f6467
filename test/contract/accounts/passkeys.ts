import { maxPasskeys } from '../../../src/domain/accounts/passkey.ts';
import { MemberId, type PasskeyId } from '../../../src/domain/shared/ids.ts';
import { digestOf, noon } from '../../support/builders/builders.ts';
import { aNote, aPasskey, aStaffSession, staffHolder } from '../../support/builders/staff-builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { effectsOf } from '../../support/effects.ts';
import { wholeChain } from '../staff/audit-log.contract.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import type { AccountsView } from './stage.ts';

const challenge = (n: number) => ({ digest: digestOf(70_000 + n), expiresAt: noon + 1 });
const other = { audience: 'platform', accountId: MemberId('mbr_1') } as const;

export const passkeyPolicies = (open: OpenWorld<AccountsView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const adding = ({ accounts }: AccountsView, n: number, by = n) =>
    accounts.addPasskey({
      ...{ passkey: aPasskey({}, n), challenge: challenge(by), guards: {} },
      effects: effectsOf({ audit: aNote({ action: 'member.add_passkey' }, n) }),
    });
  const using = ({ accounts }: AccountsView, counter: number, by: number) =>
    accounts.usePasskey({
      ...{ passkey: aPasskey(), counter, backedUp: false, at: noon + 9, challenge: challenge(by) },
      session: aStaffSession({ tokenDigest: digestOf(80_000 + by) }, by),
    });
  const actionsIn = async ({ auditLog }: AccountsView) =>
    (await wholeChain(auditLog)).map(({ action }) => action);
  const idsIn = async ({ accounts }: AccountsView): Promise<readonly PasskeyId[]> =>
    (await accounts.passkeys(staffHolder())).map(({ passkeyId }) => passkeyId);

  return [
    policy(
      'adds a passkey with its note, and finds it by credential for its audience alone',
      async (view) => {
        const { accounts } = view;
        expect(await adding(view, 1)).toBe('added');
        expect(await accounts.passkeys(staffHolder())).toEqual([aPasskey()]);
        expect(await accounts.passkeyWith('staff', 'credential-1')).toEqual(aPasskey());
        expect(await accounts.passkeyWith('platform', 'credential-1')).toBeUndefined();
        expect(await accounts.passkeyWith('staff', 'credential-2')).toBeUndefined();
        expect(await accounts.passkeys(other)).toEqual([]);
        expect(await actionsIn(view)).toEqual(['member.add_passkey']);
      },
    ),

    policy('adds one passkey of twenty that answer one challenge', async (view, concurrently) => {
      const outcomes = await concurrently(20, (one, n) => adding(one, n, 1));
      expect(outcomes.toSorted()).toEqual(['added', ...new Array<string>(19).fill('challenge-used')]);
      expect(await idsIn(view)).toHaveLength(1);
      expect(await actionsIn(view)).toHaveLength(1);
    }),

    policy('adds no credential twice, and no more passkeys than an account may have', async (view) => {
      await adding(view, 1);
      const twice = { ...aPasskey({ ...other, credentialId: 'credential-1' }, 9) };
      const addition = { passkey: twice, challenge: challenge(9), guards: {}, effects: effectsOf() };
      expect(await view.accounts.addPasskey(addition)).toBe('passkey-taken');
      for (let n = 2; n <= maxPasskeys; n++) expect(await adding(view, n)).toBe('added');
      expect(await adding(view, maxPasskeys + 1)).toBe('too-many-passkeys');
      expect(await idsIn(view)).toHaveLength(maxPasskeys);
    }),

    policy('adds a credential to one of twenty accounts', async (view, concurrently) => {
      const outcomes = await concurrently(20, ({ accounts }, n) =>
        accounts.addPasskey({
          passkey: aPasskey({ ...staffHolder(n + 1), credentialId: 'credential-1' }, n + 1),
          ...{ challenge: challenge(n), guards: {}, effects: effectsOf() },
        }),
      );
      expect(outcomes.toSorted()).toEqual(['added', ...new Array<string>(19).fill('passkey-taken')]);
    }),

    policy('renames and removes a passkey for its holder alone', async (view) => {
      const { accounts } = view;
      await adding(view, 1);
      const { passkeyId } = aPasskey();
      const audit = aNote({ action: 'member.remove_passkey' });
      expect(await accounts.renamePasskey(other, passkeyId, 'Mine')).toBeUndefined();
      expect(await accounts.removePasskey(other, passkeyId, audit)).toBe(false);
      const renamed = aPasskey({ name: 'Phone' });
      expect(await accounts.renamePasskey(staffHolder(), passkeyId, 'Phone')).toEqual(renamed);
      expect(await accounts.passkeys(staffHolder())).toEqual([renamed]);
      expect(await accounts.removePasskey(staffHolder(), passkeyId, audit)).toBe(true);
      expect(await accounts.removePasskey(staffHolder(), passkeyId, audit)).toBe(false);
      expect(await actionsIn(view)).toEqual(['member.add_passkey', 'member.remove_passkey']);
      expect(await using(view, 1, 2)).toBe('rejected');
    }),

    policy('begins a session with a passkey, and keeps its counter', async (view) => {
      await adding(view, 1);
      expect(await using(view, 5, 2)).toBe('used');
      const used = aPasskey({ counter: 5, backedUp: false, lastUsedAt: noon + 9 });
      expect(await view.accounts.passkeys(staffHolder())).toEqual([used]);
      expect(await view.accounts.session('staff', digestOf(80_002), noon)).toBeDefined();
      for (const counter of [5, 4, 0]) expect(await using(view, counter, 10 + counter)).toBe('rejected');
      expect(await using(view, 6, 3)).toBe('used');
      expect(await view.accounts.sessions(staffHolder(), noon)).toHaveLength(2);
    }),

    policy('starts one session when twenty answer one challenge', async (view, concurrently) => {
      await adding(view, 1);
      const outcomes = await concurrently(20, ({ accounts }, n) =>
        accounts.usePasskey({
          ...{ passkey: aPasskey(), counter: 0, backedUp: true, at: noon, challenge: challenge(2) },
          session: aStaffSession({ tokenDigest: digestOf(90_000 + n) }, n),
        }),
      );
      expect(outcomes.toSorted()).toEqual([...new Array<string>(19).fill('rejected'), 'used']);
      expect(await view.accounts.sessions(staffHolder(), noon)).toHaveLength(1);
    }),

    policy('deletes used challenges that have expired, and no others', async (view) => {
      await adding(view, 1);
      await view.accounts.deleteExpiredChallenges(noon);
      expect(await adding(view, 2, 1)).toBe('challenge-used');
      await view.accounts.deleteExpiredChallenges(noon + 1);
      expect(await adding(view, 2, 1)).toBe('added');
    }),
  ];
};
