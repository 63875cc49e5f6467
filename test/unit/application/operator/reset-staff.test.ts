import { staffCommand } from '../../../../src/adapters/cli/index.ts';
import { signedInByOidc } from '../../../../src/domain/staff/account.ts';
import { password } from '../../../support/stories/colleagues.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const entering = async ({ useCases }: World, email: string, given: string) =>
  kindOf(await useCases.signIn({ email, password: given, address: '192.0.2.7' }));

const running = async ({ useCases }: World, ...positionals: readonly string[]) => {
  const [out, err]: [string[], string[]] = [[], []];
  const done = await staffCommand({ ...useCases, baseUrl: 'https://api.example' }).run(
    { positionals, values: {} },
    { out: (line) => void out.push(line), err: (line) => void err.push(line), progress: () => undefined },
  );
  return { done, out, err };
};

describe('the reset of an account by the operator', () => {
  it(
    'restores the access of a sole admin who lost password and codes, with the printed code alone',
    inWorld(async (world) => {
      const totp = { sealed: 'v1.lost', lastStep: 1 };
      const lost = { withPassword: true, roles: ['admin'], totp, oidcSubject: 'gone' } as const;
      const member = await world.anAccount(lost);
      const { token } = await world.sessionOf(member);
      for (let i = 0; i < 5; i++) await entering(world, member.email, 'wrong');

      const { done, out } = await running(world, member.email.toUpperCase());
      expect(done).toBe(true);
      const { authenticateStaff, acceptInvitation, readStaff } = world.useCases;
      expect(kindOf(await authenticateStaff({ credential: token, anyOf: [] }))).toBe('session-invalid');
      expect(await entering(world, member.email, password)).toBe('sign-in-rejected');
      const kept = valueOf(await readStaff(member.staffId)).member;
      for (const means of ['passwordHash', 'totp', 'oidcSubject']) expect(kept).not.toHaveProperty(means);
      expect(kept).toMatchObject({ status: 'active', roles: ['admin'] });

      // The next sign-in at the provider is a first one again; the earlier person is no longer linked.
      expect(await world.ports.staffRegistry.findByOidcSubject('gone')).toBeUndefined();
      expect(signedInByOidc(kept, 'https://id.example second', world.clock.now())).toMatchObject({
        status: 'active',
        oidcSubject: 'https://id.example second',
      });

      const [code = '', link] = out;
      expect(link).toBe(`Enter it at https://api.example/staff/sign-in#invitation=${code}`);
      expect(kindOf(await acceptInvitation({ code, password: 'eight calm harbours' }))).toBe('ok');
      expect(kindOf(await acceptInvitation({ code, password: 'eight calm harbours' }))).toBe(
        'invitation-invalid',
      );
      expect(await entering(world, member.email, 'eight calm harbours')).toBe('ok');
      const notes = await world.ports.auditLog.entries({ after: 0, limit: 100, subject: member.staffId });
      expect(notes.find(({ action }) => action === 'staff.reset')?.actor).toEqual({ kind: 'operator' });
      expect(JSON.stringify(notes)).not.toContain(code);
    }),
  );

  it(
    'is rejected for an unknown address and for a disabled account',
    inWorld(async (world) => {
      expect(await running(world, 'nobody@staff.example')).toMatchObject({ done: false, out: [] });
      const { email, staffId } = await world.anAccount({ withPassword: true, status: 'disabled' });
      expect(await running(world, email)).toMatchObject({ done: false, out: [] });
      expect(valueOf(await world.useCases.readStaff(staffId)).member).toHaveProperty('passwordHash');
    }),
  );
});
