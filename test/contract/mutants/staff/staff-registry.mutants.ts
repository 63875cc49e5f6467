import { isCodeUsed } from '../../../../src/domain/accounts/means.ts';
import type { AccountStore } from '../../../../src/ports/driven/accounts/account-store.ts';
import type { StaffRegistry } from '../../../../src/ports/driven/staff/staff-registry.ts';
import { aNote } from '../../../support/builders/staff-builders.ts';
import type { StaffView } from '../../staff/staff-registry.contract.ts';
import { noEffects, without } from '../../../support/effects.ts';

const registry =
  (break_: (real: StaffRegistry, view: StaffView) => Partial<StaffRegistry>) =>
  (view: StaffView): StaffView => ({
    ...view,
    staffRegistry: { ...view.staffRegistry, ...break_(view.staffRegistry, view) },
  });

const accountsOf =
  (break_: (real: AccountStore, view: StaffView) => Partial<AccountStore>) =>
  (view: StaffView): StaffView => ({
    ...view,
    accounts: { ...view.accounts, ...break_(view.accounts, view) },
  });

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 5));

const oneCode = 'accepts one of twenty that send the same code, in any process, and changes no version';

/** Broken staff registries, by what they do wrong, each with the cases that must catch it. */
export const staffRegistryMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: StaffView) => StaffView;
}[] = [
  {
    title: 'a check whether a record exists, and a later write',
    by: ['adds one first account when twenty processes each try to add one'],
    of: registry((real) => ({
      add: async ({ onlyIfEmpty, ...entry }) => {
        if (onlyIfEmpty === true && (await real.list()).length > 0) return 'not-empty';
        await slow();
        return real.add(entry);
      },
    })),
  },
  {
    title: 'a first account that only an account with the same email prevents',
    by: ['adds no first account where there is any, also while others are added'],
    of: registry((real) => ({ add: ({ onlyIfEmpty: _, ...entry }) => real.add(entry) })),
  },
  {
    title: 'a version that is looked at before the write',
    by: ['accepts one of twenty concurrent changes of a member'],
    of: registry((real) => ({
      change: async (changed) => {
        const seen = await real.find(changed.member.staffId);
        if (seen?.version !== changed.guards.version) return 'guard-failed';
        await slow();
        for (;;) {
          const version = (await real.find(changed.member.staffId))?.version ?? 0;
          const outcome = await real.change({ ...changed, guards: { ...changed.guards, version } });
          if (outcome !== 'guard-failed') return outcome;
        }
      },
    })),
  },
  {
    title: 'admins that are counted before the write',
    by: ['leaves one admin of twenty who all give up the role concurrently'],
    of: registry((real) => ({
      change: async ({ guards: { anotherAdmin, version }, ...changed }) => {
        const others = (await real.list()).filter(
          ({ staffId, roles, status }) =>
            staffId !== changed.member.staffId && status === 'active' && roles.includes('admin'),
        );
        if (anotherAdmin === true && others.length === 0) return 'guard-failed';
        await slow();
        return real.change({ ...changed, guards: { version } });
      },
    })),
  },
  {
    title: 'admins who are counted although they may not sign in',
    by: ['keeps the last active admin, whatever other members exist'],
    of: registry((real) => ({
      change: async ({ guards: { anotherAdmin, version }, ...changed }) => {
        const admins = (await real.list()).filter(({ roles }) => roles.includes('admin'));
        if (anotherAdmin === true && admins.length < 2) return 'guard-failed';
        return real.change({ ...changed, guards: { version } });
      },
    })),
  },
  {
    title: 'notes that are made after the commit, whatever came of it',
    by: [
      'gives an email address to one of twenty concurrent callers, with one audit entry and one email',
      'changes a member, with note and emails, where its version is the one decided on',
    ],
    of: registry((real, { auditLog }) => ({
      add: async (entry) => {
        const outcome = await real.add(entry);
        if (outcome !== 'added' && entry.effects.audit) await auditLog.append(entry.effects.audit);
        return outcome;
      },
      change: async (changed) => {
        const { audit } = changed.effects;
        const outcome = await real.change(without('audit', changed));
        if (audit) await auditLog.append(audit);
        return outcome;
      },
    })),
  },
  {
    title: 'emails that are dropped',
    by: [
      'keeps note and emails of a new member in one commit with it',
      'changes a member, with note and emails, where its version is the one decided on',
    ],
    of: registry((real) => ({
      add: (entry) => real.add(without('mails', entry)),
      change: (changed) => real.change(without('mails', changed)),
    })),
  },
  {
    title: 'sessions that are ended before the commit',
    by: [
      'ends all sessions of a member in the commit of a change, and nobody else’s',
      'leaves nothing of an addition or a change that fails halfway',
    ],
    of: registry((real, { accounts }) => ({
      change: async ({ endSessions, ...changed }) => {
        const holder = { audience: 'staff', accountId: changed.member.staffId } as const;
        if (endSessions === 'all')
          for (const { sessionId } of await accounts.sessions(holder, 0))
            await accounts.endSession(holder, sessionId, aNote());
        return real.change(changed);
      },
    })),
  },
  {
    title: 'one session kept that was to end, instead of the other way round',
    by: ['ends all sessions but one, and keeps the one that the same commit begins'],
    of: registry((real, { accounts }) => ({
      change: async ({ endSessions, ...changed }) => {
        const outcome = await real.change(changed);
        if (endSessions !== undefined && endSessions !== 'all')
          await accounts.endSession(
            { audience: 'staff', accountId: changed.member.staffId },
            endSessions.allBut,
            aNote(),
          );
        return outcome;
      },
    })),
  },
  {
    title: 'sessions that never expire',
    by: ['returns no session from the moment at which it expires'],
    of: accountsOf((real) => ({ session: (audience, digest) => real.session(audience, digest, 0) })),
  },
  {
    title: 'a session that anyone may end',
    by: ['ends a session of the given member once, with one audit entry'],
    of: accountsOf((real, { staffRegistry }) => ({
      endSession: async ({ audience: _ }, sessionId, audit) => {
        for (const { staffId } of await staffRegistry.list())
          if (await real.endSession({ audience: 'staff', accountId: staffId }, sessionId, audit)) return true;
        return false;
      },
    })),
  },
  {
    title: 'a code that is looked at first and used up later',
    by: [oneCode],
    of: registry((real) => ({
      change: async ({ guards: { totpStep, ...guards }, ...changed }) => {
        const kept = await real.find(changed.member.staffId);
        if (totpStep !== undefined && kept && isCodeUsed(kept, totpStep)) return 'guard-failed';
        await slow();
        return real.change({ ...changed, guards });
      },
    })),
  },
  {
    title: 'codes that change the version of the account',
    by: [oneCode],
    of: registry((real) => ({
      change: ({ member, ...changed }) => {
        const version = member.version + (changed.guards.totpStep === undefined ? 0 : 1);
        return real.change({ ...changed, member: { ...member, version } });
      },
    })),
  },
  {
    title: 'changes that restore the last used code that they read',
    by: ['sets no code back by a change that was decided on before it was used'],
    of: registry((real) => ({
      change: async (changed) => {
        const outcome = await real.change(changed);
        const { totp, ...bare } = changed.member;
        if (outcome !== 'changed' || !totp) return outcome;
        const guards = { version: bare.version };
        await real.change({ member: bare, guards, effects: noEffects });
        return real.change({ member: changed.member, guards, effects: noEffects });
      },
    })),
  },
  {
    title: 'a lock that is looked at first and counted later',
    by: [
      'admits five of two hundred concurrent attempts, whichever process they reach',
      'admits one of twenty concurrent attempts when a lock has expired',
    ],
    of: accountsOf((real) => ({
      attempt: async (who, now) => {
        if ((await real.locks([who], now)).has(who)) return 'locked';
        await slow();
        for (let later = now; ; later += 3_600_000) {
          const attempted = await real.attempt(who, later);
          if (attempted !== 'locked') return attempted;
        }
      },
    })),
  },
  {
    title: 'attempts of all addresses counted together',
    by: ['counts the attempts for each address separately until it is locked'],
    of: accountsOf((real) => ({ attempt: (_, now) => real.attempt('every address', now) })),
  },
  {
    title: 'attempts that are never undone',
    by: ['undoes an attempt with the lock that it set, and leaves one that another set'],
    of: accountsOf(() => ({ undoAttempt: async () => undefined })),
  },
  {
    title: 'attempts that are deleted before the commit',
    by: ['deletes attempts in the commit of a sign-in, and in none that is rejected'],
    of: registry((real) => ({
      change: async ({ clears, ...changed }) => {
        if (clears !== undefined) {
          const member = await real.find(changed.member.staffId);
          if (member)
            await real.change({ member, guards: { version: member.version }, clears, effects: noEffects });
        }
        return real.change(changed);
      },
    })),
  },
  {
    title: 'failures whose notes are dropped',
    by: ['keeps the note of a failure, and works without one'],
    of: accountsOf((real) => ({ failed: (who, at) => real.failed(who, at, undefined) })),
  },
  {
    title: 'a member that is cached permanently',
    by: ['shows a change to every process immediately'],
    of: registry((real) => {
      const known = new Map<string, Awaited<ReturnType<StaffRegistry['find']>>>();
      const find: StaffRegistry['find'] = async (id) => {
        if (!known.has(id)) known.set(id, await real.find(id));
        return known.get(id);
      };
      return {
        find,
        add: async (entry) => {
          const outcome = await real.add(entry);
          await find(entry.member.staffId);
          return outcome;
        },
      };
    }),
  },
];
