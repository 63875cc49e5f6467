import { noon } from '../../../support/builders/builders.ts';
import { password } from '../../../support/stories/colleagues.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const dayMs = 86_400_000;
const entering = async ({ useCases }: World, email: string, given = password) =>
  kindOf(await useCases.signIn({ email, password: given, address: '192.0.2.7' }));

const mailsIn = async ({ ports, clock }: World) => {
  const lease = { token: 'test', now: clock.now(), until: clock.now() + 1 };
  return (await ports.mailQueue.claim(lease, 10)).map(({ mail }) => mail);
};

const lastMail = async ({ useCases, sentMails, clock }: World) => {
  clock.advance(1);
  await Promise.all(await useCases.sendDueMails(10));
  const mail = sentMails.given.at(-1);
  return [...(mail?.paragraphs ?? []), mail?.action?.url].join('\n');
};

const notesIn = async ({ ports }: World) => ports.auditLog.entries({ after: 0, limit: 100 });

const inviting = async (world: World, email = 'Jo@Label.Example') => {
  const { caller } = await world.aColleague('admin');
  const invited = valueOf(
    await world.useCases.inviteStaff({ caller, email, name: 'Jo', roles: ['rights', 'rights'] }),
  );
  return { caller, ...invited };
};

describe('an invitation', () => {
  it(
    'creates an account that is activated with the emailed code, once',
    inWorld(async (world) => {
      const { member, code } = await inviting(world);
      expect(member).toMatchObject({ email: 'jo@label.example', roles: ['rights'], status: 'invited' });
      const [mail] = await mailsIn(world);
      expect(mail).toMatchObject({ to: 'jo@label.example', kind: 'staff_invitation' });
      expect(JSON.stringify(mail)).not.toContain(code);
      const text = await lastMail(world);
      expect(text).toContain(`Or send the code ${code} with`);
      expect(text).toMatch(new RegExp(`^https://.*/staff/sign-in#invitation=${code}$`, 'm'));
      expect(JSON.stringify(await world.ports.staffRegistry.list())).not.toContain(code);
      expect(JSON.stringify(await notesIn(world))).not.toContain(code);
      expect(await entering(world, member.email)).toBe('sign-in-rejected');

      const { acceptInvitation } = world.useCases;
      const taken = valueOf(await acceptInvitation({ code, password, name: 'Jo Park' }));
      expect(taken).toMatchObject({ name: 'Jo Park', status: 'active' });
      expect(await entering(world, member.email)).toBe('ok');
      expect(kindOf(await acceptInvitation({ code, password }))).toBe('invitation-invalid');
    }),
  );

  it(
    'lapses after seven days',
    inWorld(async (world) => {
      const { code } = await inviting(world);
      world.clock.advance(7 * dayMs);
      expect(kindOf(await world.useCases.acceptInvitation({ code, password }))).toBe('invitation-invalid');
      world.clock.advance(-1);
      expect(kindOf(await world.useCases.acceptInvitation({ code, password }))).toBe('ok');
    }),
  );

  it(
    'is accepted by one of two persons who have its code',
    inWorld(async (world) => {
      const { code } = await inviting(world);
      const accept = (given: string) => world.useCases.acceptInvitation({ code, password: given });
      const outcomes = await Promise.all([accept(password), accept('eight calm harbours')]);
      expect(outcomes.map(kindOf).toSorted()).toEqual(['invitation-invalid', 'ok']);
    }),
  );

  it(
    'is rejected where the address has an account, however it is written',
    inWorld(async (world) => {
      const { caller } = await inviting(world);
      const again = { caller, email: 'JO@label.example', name: 'Jo', roles: ['admin'] as const };
      expect(kindOf(await world.useCases.inviteStaff(again))).toBe('email-taken');
      expect(await mailsIn(world)).toHaveLength(1);
    }),
  );

  it(
    'for an active account permits a new password, and changes nothing until then',
    inWorld(async (world) => {
      const { caller } = await world.aColleague('admin');
      const { caller: lost, token } = await world.aColleague('finance');
      const { staffId, email } = lost.member;
      const { changeStaff, acceptInvitation, authenticateStaff } = world.useCases;
      const changed = valueOf(await changeStaff({ caller, staffId, edit: { invite: true } }));
      // An admin who had the code could act as its member.
      expect(changed).not.toHaveProperty('code');
      const [code = ''] = /sti_\w+/.exec(await lastMail(world)) ?? [];
      expect(await entering(world, email)).toBe('ok');
      await acceptInvitation({ code, password: 'eight calm harbours' });
      expect(await entering(world, email)).toBe('sign-in-rejected');
      expect(await entering(world, email, 'eight calm harbours')).toBe('ok');
      expect(kindOf(await authenticateStaff({ credential: token, anyOf: [] }))).toBe('session-invalid');
    }),
  );

  it(
    'is not accepted once its account is disabled',
    inWorld(async (world) => {
      const { caller, member, code } = await inviting(world);
      const { staffId } = member;
      const { changeStaff, acceptInvitation } = world.useCases;
      await changeStaff({ caller, staffId, edit: { status: 'disabled' } });
      expect(kindOf(await acceptInvitation({ code, password }))).toBe('invitation-invalid');
      const invite = await changeStaff({ caller, staffId, edit: { invite: true } });
      expect(kindOf(invite)).toBe('account-disabled');
      const enabled = await changeStaff({ caller, staffId, edit: { status: 'active', invite: true } });
      expect(valueOf(enabled).member.status).toBe('invited');
    }),
  );
});

describe('an account', () => {
  it(
    'that is disabled loses its sessions and its sign-in; when it is enabled, its sessions stay ended',
    inWorld(async (world) => {
      const { caller } = await world.aColleague('admin');
      const { caller: other, token } = await world.aColleague('finance');
      const { staffId, email } = other.member;
      const { changeStaff, authenticateStaff } = world.useCases;
      expect(kindOf(await changeStaff({ caller, staffId, edit: { status: 'disabled' } }))).toBe('ok');
      expect(await entering(world, email)).toBe('sign-in-rejected');
      expect(kindOf(await changeStaff({ caller, staffId, edit: { status: 'active' } }))).toBe('ok');
      expect(kindOf(await authenticateStaff({ credential: token, anyOf: [] }))).toBe('session-invalid');
      expect(await entering(world, email)).toBe('ok');
    }),
  );

  it(
    'has its current roles, also in existing sessions',
    inWorld(async (world) => {
      const { caller } = await world.aColleague('admin');
      const { caller: other, token } = await world.aColleague('finance');
      const { staffId } = other.member;
      const asking = async () =>
        kindOf(await world.useCases.authenticateStaff({ credential: token, anyOf: ['rights'] }));
      expect(await asking()).toBe('role-missing');
      await world.useCases.changeStaff({ caller, staffId, edit: { roles: ['rights'] } });
      expect(await asking()).toBe('ok');
      const noted = (await notesIn(world)).at(-1);
      expect(noted).toMatchObject({
        actor: { kind: 'staff', staffId: caller.member.staffId },
        action: 'staff.change_account',
        subjects: [staffId],
        detail: { roles: 'rights' },
      });
    }),
  );

  it(
    'loses its codes and its sessions if an admin requests it',
    inWorld(async (world) => {
      const { caller } = await world.aColleague('admin');
      const totp = { sealed: 'v1.x', lastStep: 1 };
      const member = await world.anAccount({ withPassword: true, totp });
      const { token } = await world.sessionOf(member);
      const edit = { resetTotp: true, endSessions: true } as const;
      await world.useCases.changeStaff({ caller, staffId: member.staffId, edit });
      expect(await entering(world, member.email)).toBe('ok');
      const { authenticateStaff } = world.useCases;
      expect(kindOf(await authenticateStaff({ credential: token, anyOf: [] }))).toBe('session-invalid');
    }),
  );

  it(
    'keeps one active admin, also if two admins disable each other concurrently',
    inWorld(async (world) => {
      const [one, two] = [await world.aColleague('admin'), await world.aColleague('admin', 'rights')];
      await world.anAccount({ roles: ['admin'], status: 'disabled' });
      await world.anAccount({ roles: ['admin'], status: 'invited' });
      const { changeStaff } = world.useCases;
      const disabling = (by: typeof one, whom: typeof one) =>
        changeStaff({
          caller: by.caller,
          staffId: whom.caller.member.staffId,
          edit: { status: 'disabled' },
        });
      const outcomes = await Promise.all([disabling(one, two), disabling(two, one)]);
      expect(outcomes.map(kindOf).toSorted()).toEqual(['last-admin', 'ok']);
      const [left] = (await world.ports.staffRegistry.list()).filter(
        ({ roles, status }) => status === 'active' && roles.includes('admin'),
      );
      const staffId = left?.staffId ?? one.caller.member.staffId;
      const demoted = await changeStaff({ caller: one.caller, staffId, edit: { roles: ['rights'] } });
      expect(kindOf(demoted)).toBe('last-admin');
    }),
  );

  it(
    'is edited only at a version that the admin has seen, where one is named',
    inWorld(async (world) => {
      const { caller } = await world.aColleague('admin');
      const { staffId, version } = await world.anAccount();
      const { changeStaff, readStaff } = world.useCases;
      const edit = { name: 'Jo' };
      const late = { caller, staffId, edit, versions: [version + 1] };
      expect(kindOf(await changeStaff(late))).toBe('version-conflict');
      expect(kindOf(await changeStaff({ ...late, versions: [version] }))).toBe('ok');
      expect(valueOf(await readStaff(staffId))).toMatchObject({
        member: { name: 'Jo', version: version + 1 },
      });
    }),
  );
});

describe('the first account', () => {
  const first = { email: 'Boss@Label.Example', password };

  it(
    'is an admin who may sign in, and is noted',
    inWorld(async (world) => {
      expect(valueOf(await world.useCases.bootstrapAdmin(first))).toBe('created');
      expect(await entering(world, first.email)).toBe('ok');
      const [member] = valueOf(await world.useCases.listStaff());
      expect(member).toMatchObject({
        member: { email: 'boss@label.example', roles: ['admin'], createdAt: noon },
      });
      expect(member).not.toHaveProperty('lockedUntil');
      expect(await notesIn(world)).toMatchObject([
        { action: 'staff.found', actor: { kind: 'service' } },
        { action: 'staff.sign_in' },
      ]);
    }),
  );

  it(
    'is created once, by whichever process is first, and never if another account exists',
    inWorld(async (world) => {
      const bootstrap = async (email: string) =>
        valueOf(await world.useCases.bootstrapAdmin({ ...first, email }));
      const outcomes = await Promise.all([bootstrap('a@label.example'), bootstrap('b@label.example')]);
      expect(outcomes.toSorted()).toEqual(['created', 'existing']);
      expect(await bootstrap('c@label.example')).toBe('existing');
      expect(valueOf(await world.useCases.listStaff())).toHaveLength(1);
    }),
  );
});
