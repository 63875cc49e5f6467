import { decryptedMail } from '../../../../src/application/mail/encrypted-mail.ts';
import { recentSignInMs } from '../../../../src/domain/accounts/passkey.ts';
import { useRecordedMs } from '../../../../src/domain/accounts/session.ts';
import { SessionId } from '../../../../src/domain/shared/ids.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { noEffects } from '../../../support/effects.ts';
import { noon } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const email = 'ada@house.example';
const client = { address: '192.0.2.1' };

/** Codes of the emails to the owner, newest last. */
const codesOf = async ({ ports }: World): Promise<readonly string[]> => {
  const due = await ports.mailQueue.claim({ token: 'look', now: noon + 1, until: noon }, 100);
  return due.flatMap(({ mail }) => {
    const { to, action } = decryptedMail(ports.secretCipher, mail) ?? mail;
    const code = /#code=([\w.-]+)/.exec(action?.url ?? '')?.[1];
    return to === email && code !== undefined ? [code] : [];
  });
};

/** An owner who joined, in their first session, and how they sign in again. */
const anOwner = async (world: World) => {
  const { useCases } = world;
  const { caller, platform } = await world.aRegisteredPlatform();
  const invitation = { caller, slug: platform.slug, address: '192.0.2.9', email, role: 'owner' } as const;
  valueOf(await useCases.inviteMember(invitation));
  const opened = valueOf(await useCases.openPortal({ client, code: (await codesOf(world)).at(-1) ?? '' }));
  const authenticated = async () =>
    kindOf(
      await useCases.authenticatePortal({
        ...{ session: opened.session, csrf: undefined, writes: false },
        ...{ anyOf: [], operation: 'getPortalSession' },
      }),
    );
  return { caller: opened.caller, session: opened.session, platform, authenticated };
};

const lastEntry = async ({ ports }: World) => (await ports.auditLog.entries({ after: 0, limit: 100 })).at(-1);

describe('the sessions of a member', () => {
  it(
    'keep their last use, at most every five minutes, also when the store cannot write',
    inWorld(async (world) => {
      const { caller, authenticated } = await anOwner(world);
      const lastUsed = async () =>
        valueOf(await world.useCases.listMemberSessions(caller)).map(({ lastUsedAt }) => lastUsedAt);
      world.clock.advance(useRecordedMs - 1);
      expect(await authenticated()).toBe('ok');
      expect(await lastUsed()).toEqual([noon]);
      world.clock.advance(1);
      world.before('accounts', 'recordUse', async () => {
        throw new Unavailable('the store');
      });
      expect(await authenticated()).toBe('ok');
      expect(await lastUsed()).toEqual([noon]);
      expect(await authenticated()).toBe('ok');
      expect(await lastUsed()).toEqual([noon + useRecordedMs]);
    }),
  );

  it(
    'begin with an emailed link that stays valid until the session is stored',
    inWorld(async (world) => {
      const { useCases, ports } = world;
      const { caller, platform } = await world.aRegisteredPlatform();
      const invitation = { caller, slug: platform.slug, address: '192.0.2.9', email, role: 'owner' } as const;
      valueOf(await useCases.inviteMember(invitation));
      const code = (await codesOf(world)).at(-1) ?? '';
      world.before('accounts', 'beginSession', async () => {
        throw new Unavailable('the store');
      });
      await expect(useCases.openPortal({ client, code })).rejects.toThrow(Unavailable);
      const { caller: member } = valueOf(await useCases.openPortal({ client, code }));
      expect(valueOf(await useCases.listMemberSessions(member))).toHaveLength(1);
      expect(kindOf(await useCases.openPortal({ client, code }))).toBe('token-invalid');
      const actions = (await ports.auditLog.entries({ after: 0, limit: 100 })).map(({ action }) => action);
      expect(actions.filter((action) => action === 'member.joined')).toHaveLength(1);
    }),
  );

  it(
    'begin with a link and end the session of the browser in one commit, whatever that was',
    inWorld(async (world) => {
      const { useCases, ports } = world;
      const { session, platform, authenticated } = await anOwner(world);
      const { caller: byKey } = await world.aRegisteredPlatform();
      const linkOf = async () => {
        const { url } = valueOf(await useCases.linkToPortal({ caller: byKey, slug: byKey.platform.slug }));
        return url.slice(url.indexOf('=') + 1);
      };
      const down = async () => {
        throw new Unavailable('the store');
      };
      const code = await linkOf();
      world.before('accounts', 'beginSession', down);
      const follow = () => useCases.openPortal({ client, code, replaces: session });
      await expect(follow()).rejects.toThrow(Unavailable);
      // Neither was used up: the link still begins a session, which still ends the other.
      expect(await authenticated()).toBe('ok');
      world.before('accounts', 'endSession', down);
      const next = valueOf(await follow());
      expect(await authenticated()).toBe('token-invalid');
      expect(await lastEntry(world)).toMatchObject({
        ...{ action: 'member.sign_out', subjects: expect.arrayContaining([platform.platformId]) as unknown },
      });
      expect(kindOf(await follow())).toBe('token-invalid');
      const third = { client, code: await linkOf(), replaces: next.session };
      valueOf(await useCases.openPortal(third));
      expect(await ports.registry.isRevoked(next.caller.pass.passId)).toBe(true);
    }),
  );

  it(
    'end with an entry in the audit log that names the member, the platform and the session',
    inWorld(async (world) => {
      const { caller, platform } = await anOwner(world);
      const { session, member } = caller;
      const subjects = [member?.memberId, platform.platformId];
      const actor = { kind: 'platform', platformId: platform.platformId };
      const detail = { by: member?.memberId };
      if (!session) throw new Error('the session of a member is stored');
      const other = { sessionId: SessionId('ses_other'), tokenDigest: 'f'.repeat(64) };
      await world.ports.accounts.beginSession({ ...session, ...other });
      await world.useCases.endOtherMemberSessions(caller);
      expect(await lastEntry(world)).toMatchObject({
        ...{ actor, action: 'member.end_other_sessions', subjects, detail },
      });
      await world.ports.accounts.beginSession({ ...session, ...other });
      await world.useCases.endMemberSession({ caller, sessionId: other.sessionId });
      expect(await lastEntry(world)).toMatchObject({
        ...{ actor, action: 'member.end_session', subjects: [...subjects, other.sessionId], detail },
      });
      await world.useCases.closePortal(caller);
      expect(await lastEntry(world)).toMatchObject({
        ...{ actor, action: 'member.sign_out', subjects: [...subjects, session.sessionId], detail },
      });
      expect(valueOf(await world.useCases.listMemberSessions(caller))).toEqual([]);
    }),
  );

  it(
    'choose no language once the member was removed',
    inWorld(async (world) => {
      const { caller, platform } = await anOwner(world);
      const { registry } = world.ports;
      const { version } = (await registry.find(platform.platformId))?.platform ?? platform;
      const next = { ...platform, version: version + 1 };
      await registry.change({ platform: next, guards: { version }, members: [], effects: noEffects });
      expect(kindOf(await world.useCases.chooseLanguage({ caller, language: 'de' }))).toBe('token-invalid');
    }),
  );

  it(
    'register a passkey only within fifteen minutes after the sign-in',
    inWorld(async (world) => {
      const { caller } = await anOwner(world);
      world.clock.advance(recentSignInMs - 1);
      expect(kindOf(await world.useCases.startMemberPasskey(caller))).toBe('ok');
      world.clock.advance(1);
      expect(kindOf(await world.useCases.startMemberPasskey(caller))).toBe('sign-in-too-old');
    }),
  );
});
