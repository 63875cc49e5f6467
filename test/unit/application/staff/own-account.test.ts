import { noon } from '../../../support/builders/builders.ts';
import { password } from '../../../support/stories/colleagues.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { codeOf } from '../../../support/builders/totp.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

type Colleague = Awaited<ReturnType<World['aColleague']>>;

const entering = ({ useCases }: World, { caller }: Colleague, given = password, totp?: string) =>
  useCases.signIn({
    ...{ email: caller.member.email, password: given, address: '192.0.2.7' },
    ...(totp !== undefined && { totp }),
  });

const authenticated = async ({ useCases }: World, credential: string) =>
  kindOf(await useCases.authenticateStaff({ credential, anyOf: [] }));

const kept = async ({ ports }: World, { caller }: Colleague) => {
  const member = await ports.staffRegistry.find(caller.member.staffId);
  if (!member) throw new Error('no such account');
  return member;
};

const lastAction = async ({ ports }: World) =>
  (await ports.auditLog.entries({ after: 0, limit: 100 })).at(-1)?.action;

const enrol = async (world: World, colleague: Colleague) => {
  const { caller } = colleague;
  const begun = valueOf(await world.useCases.beginTotp({ caller, password }));
  return { ...begun, code: () => codeOf(begun.secret, world.clock.now()) };
};

describe('admission of staff', () => {
  it(
    'admits each person who has one of the roles, and an admin for any of them',
    inWorld(async ({ aColleague, useCases }) => {
      const entering = async (token: string, ...anyOf: readonly ('moderator' | 'rights' | 'finance')[]) =>
        kindOf(await useCases.authenticateStaff({ credential: token, anyOf }));
      const [rights, admin] = [await aColleague('rights'), await aColleague('admin')];
      expect(await entering(rights.token, 'moderator', 'rights')).toBe('ok');
      expect(await entering(rights.token, 'moderator', 'finance')).toBe('role-missing');
      expect(await entering(rights.token)).toBe('ok');
      expect(await entering(admin.token, 'finance')).toBe('ok');
    }),
  );

  it(
    'rejects a token that is missing, invented, cut, or of a session that has ended or expired',
    inWorld(async (world) => {
      const { token, caller } = await world.aColleague('rights');
      const { authenticateStaff, endSession } = world.useCases;
      expect(kindOf(await authenticateStaff({ credential: undefined, anyOf: [] }))).toBe('session-missing');
      for (const credential of ['', 'sts_', token.slice(0, -1), `${token}A`, `sts_${'A'.repeat(43)}`])
        expect(await authenticated(world, credential)).toBe('session-invalid');
      expect(await authenticated(world, token)).toBe('ok');
      world.clock.set(caller.session.expiresAt - 1);
      expect(await authenticated(world, token)).toBe('ok');
      world.clock.set(caller.session.expiresAt);
      expect(await authenticated(world, token)).toBe('session-invalid');
      world.clock.set(noon);
      await endSession({ caller, sessionId: caller.session.sessionId });
      expect(await authenticated(world, token)).toBe('session-invalid');
    }),
  );

  it(
    'rejects a disabled account immediately, also if its session was left open',
    inWorld(async (world) => {
      const { token, caller } = await world.aColleague('rights');
      const { member } = caller;
      const disabled = { ...member, status: 'disabled' as const, version: member.version + 1 };
      await world.ports.staffRegistry.change({
        member: disabled,
        guards: { version: member.version },
        effects: noEffects,
      });
      expect(await authenticated(world, token)).toBe('session-invalid');
    }),
  );

  it(
    'limits each member, and no other because of it',
    inWorld(async ({ aColleague, useCases }) => {
      const [{ caller: busy }, { caller: other }] = [await aColleague('rights'), await aColleague('rights')];
      for (let i = 0; i < 500; i++) expect(kindOf(await useCases.limitStaff(busy.member))).toBe('ok');
      expect(kindOf(await useCases.limitStaff(busy.member))).toBe('rate-limited');
      expect(kindOf(await useCases.limitStaff(other.member))).toBe('ok');
    }),
  );
});

describe('one’s own sessions', () => {
  it(
    'are listed newest first, and each can be ended by whose it is alone',
    inWorld(async (world) => {
      const mine = await world.aColleague('rights');
      world.clock.advance(1_000);
      const { session } = valueOf(await entering(world, mine));
      const { caller } = mine;
      const other = await world.aColleague('admin');
      const { listSessions, endSession } = world.useCases;
      const ids = valueOf(await listSessions(caller)).map(({ sessionId }) => sessionId);
      expect(ids).toEqual([session.sessionId, caller.session.sessionId]);

      const { sessionId } = session;
      expect(kindOf(await endSession({ caller: other.caller, sessionId }))).toBe('session-not-found');
      expect(kindOf(await endSession({ caller, sessionId }))).toBe('ok');
      expect(await lastAction(world)).toBe('staff.end_session');
      expect(kindOf(await endSession({ caller, sessionId }))).toBe('session-not-found');
      await entering(world, mine);
      expect(kindOf(await world.useCases.endOtherSessions(caller))).toBe('ok');
      const last = (await world.ports.auditLog.entries({ after: 0, limit: 100 })).at(-1);
      const { staffId } = caller.member;
      expect(last).toMatchObject({ action: 'staff.end_other_sessions', actor: { staffId } });
      expect(valueOf(await listSessions(caller))).toHaveLength(1);
      await endSession({ caller, sessionId: caller.session.sessionId });
      expect(await lastAction(world)).toBe('staff.sign_out');
    }),
  );
});

describe('a password', () => {
  it(
    'is changed by a person who knows the current one, which ends every other session',
    inWorld(async (world) => {
      const colleague = await world.aColleague('rights');
      const { caller, token } = colleague;
      const elsewhere = valueOf(await entering(world, colleague));
      const { changePassword } = world.useCases;
      const newPassword = 'eight calm harbours';
      expect(kindOf(await changePassword({ caller, password, newPassword }))).toBe('ok');
      expect(await lastAction(world)).toBe('staff.change_password');
      expect(await authenticated(world, token)).toBe('ok');
      expect(await authenticated(world, elsewhere.token)).toBe('session-invalid');
      expect(kindOf(await entering(world, colleague))).toBe('sign-in-rejected');
      expect(kindOf(await entering(world, colleague, newPassword))).toBe('ok');
    }),
  );

  it(
    'is not guessed with a session that was stolen: each wrong one counts as a failed sign-in',
    inWorld(async (world) => {
      const colleague = await world.aColleague('rights');
      const { caller } = colleague;
      const { changePassword, beginTotp, removeTotp } = world.useCases;
      const wrong = { caller, password: 'wrong' };
      for (const attempt of [
        () => changePassword({ ...wrong, newPassword: 'eight calm harbours' }),
        () => beginTotp(wrong),
        () => removeTotp(wrong),
        () => beginTotp(wrong),
        () => beginTotp(wrong),
      ])
        expect(kindOf(await attempt())).toBe('password-rejected');
      const { lockedUntil } = valueOf(await world.useCases.readStaff(caller.member.staffId));
      expect(lockedUntil).toBe(noon + 30_000);
      expect(kindOf(await beginTotp({ caller, password }))).toBe('password-rejected');
      expect(kindOf(await entering(world, colleague))).toBe('sign-in-rejected');
    }),
  );
});

describe('one-time codes', () => {
  it(
    'are required once the first was entered, and end every other session',
    inWorld(async (world) => {
      const colleague = await world.aColleague('rights');
      const { caller, token } = colleague;
      const elsewhere = valueOf(await entering(world, colleague));
      const { secret, otpauthUrl, enrolment, code } = await enrol(world, colleague);
      expect(new URL(otpauthUrl).searchParams.get('secret')).toBe(secret);
      expect(kindOf(await entering(world, colleague))).toBe('ok');

      expect(kindOf(await world.useCases.confirmTotp({ caller, enrolment, code: code() }))).toBe('ok');
      expect(await lastAction(world)).toBe('staff.enable_totp');
      expect(JSON.stringify(await kept(world, colleague))).not.toContain(secret);
      expect(await authenticated(world, token)).toBe('ok');
      expect(await authenticated(world, elsewhere.token)).toBe('session-invalid');
      expect(kindOf(await entering(world, colleague))).toBe('totp-required');
      // The code that confirmed it has served.
      expect(kindOf(await entering(world, colleague, password, code()))).toBe('sign-in-rejected');
      world.clock.advance(30_000);
      expect(kindOf(await entering(world, colleague, password, code()))).toBe('ok');
    }),
  );

  it(
    'are not confirmed by a wrong code, too late, by someone else, or with a secret of one’s own making',
    inWorld(async (world) => {
      const colleague = await world.aColleague('rights');
      const { caller } = colleague;
      const { confirmTotp } = world.useCases;
      const other = await world.aColleague('rights');
      const { enrolment, code } = await enrol(world, colleague);
      const wrong = code() === '000000' ? '000001' : '000000';
      expect(kindOf(await confirmTotp({ caller, enrolment, code: wrong }))).toBe('code-rejected');
      const foreign = { caller: other.caller, enrolment, code: code() };
      expect(kindOf(await confirmTotp(foreign))).toBe('code-rejected');
      expect(kindOf(await confirmTotp({ caller, enrolment: 'v1.AAAA', code: code() }))).toBe('code-rejected');
      world.clock.advance(600_000);
      expect(kindOf(await confirmTotp({ caller, enrolment, code: code() }))).toBe('code-rejected');
      expect((await kept(world, colleague)).totp).toBeUndefined();
    }),
  );

  it(
    'are turned off with the password, and are no longer required',
    inWorld(async (world) => {
      const colleague = await world.aColleague('rights');
      const { caller } = colleague;
      const { enrolment, code } = await enrol(world, colleague);
      await world.useCases.confirmTotp({ caller, enrolment, code: code() });
      expect(kindOf(await world.useCases.removeTotp({ caller, password }))).toBe('ok');
      expect(await lastAction(world)).toBe('staff.disable_totp');
      expect(kindOf(await entering(world, colleague))).toBe('ok');
    }),
  );
});
