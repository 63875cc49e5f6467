import { password } from '../../../support/stories/colleagues.ts';
import type { StaffId } from '../../../../src/domain/shared/ids.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { noon } from '../../../support/builders/builders.ts';
import { address, entering, failing, floods, rejections } from '../../../support/stories/signing-in.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

const actionsIn = async ({ ports }: World) =>
  (await ports.auditLog.entries({ after: 0, limit: 100 })).map(({ action }) => action);

const memberOf = async ({ ports }: World, staffId: StaffId) => {
  const member = await ports.staffRegistry.find(staffId);
  if (!member) throw new Error('no such account');
  return member;
};

describe('sign-in', () => {
  it(
    'begins a session of eight hours whose token is not stored',
    inWorld(async (world) => {
      const { email, staffId } = await world.anAccount({ withPassword: true });
      const { token, session } = valueOf(await entering(world, email));
      expect(token).toMatch(/^sts_[0-9A-Za-z]{43}$/);
      expect(session).toMatchObject({
        ...{ audience: 'staff', accountId: staffId, address },
        ...{ createdAt: noon, lastUsedAt: noon, expiresAt: noon + 28_800_000 },
      });
      expect(session.tokenDigest).toBe(world.ports.digest.sha256(token));
      const authenticated = valueOf(await world.useCases.authenticateStaff({ credential: token, anyOf: [] }));
      expect(authenticated.session).toEqual(session);
      expect(await actionsIn(world)).toEqual(['staff.seeded', 'staff.sign_in']);
    }),
  );

  it(
    'accepts an address in any case and a password in any Unicode normalization form',
    inWorld(async (world) => {
      const created = await world.ports.passwords.hash('caf\u00e9 at midnight');
      await world.anAccount({ email: 'zo\u00eb@label.example', passwordHash: created });
      expect(kindOf(await entering(world, 'ZOE\u0308@Label.Example', 'cafe\u0301 at midnight'))).toBe('ok');
    }),
  );

  it(
    'rejects an unknown address, a wrong password, an account disabled, invited or without a password alike',
    inWorld(async (world) => {
      const known = await world.anAccount({ withPassword: true });
      const disabled = await world.anAccount({ withPassword: true, status: 'disabled' });
      const invited = await world.anAccount({ withPassword: true, status: 'invited' });
      const open = await world.anAccount();
      const outcomes = [
        await entering(world, 'nobody@staff.example'),
        await entering(world, known.email, `${password}.`),
        await entering(world, disabled.email),
        await entering(world, invited.email),
        await entering(world, open.email),
        await entering(world, open.email, ''),
      ];
      for (const one of outcomes) expect(one).toEqual({ ok: false, failure: { kind: 'sign-in-rejected' } });
    }),
  );

  it(
    'costs as many reads and one comparison, with an account or without, and answers alike',
    inWorld(async (world) => {
      const known = await world.anAccount({ withPassword: true });
      const disabled = await world.anAccount({ withPassword: true, status: 'disabled' });
      let requested: string[] = [];
      const note = (name: string) => async () => void requested.push(name);
      world.before('passwords', 'verify', note('verify'), 100);
      for (const name of ['attempt', 'failed', 'undoAttempt'] as const)
        world.before('accounts', name, note(name), 100);
      for (const name of ['findByEmail', 'change'] as const)
        world.before('staffRegistry', name, note(name), 100);
      const attemptsAs = async (email: string) => {
        requested = [];
        const outcomes: string[] = [];
        for (let n = 0; n < 8; n++) {
          outcomes.push(kindOf(await entering(world, email, 'wrong')));
          requested.push('.');
        }
        return { requested: requested.join(' '), outcomes };
      };
      const ofNobody = await attemptsAs('nobody@staff.example');
      expect(await attemptsAs(known.email)).toEqual(ofNobody);
      expect(await attemptsAs(disabled.email)).toEqual(ofNobody);
    }),
  );

  const lockOf = async ({ useCases }: World, staffId: StaffId) =>
    valueOf(await useCases.readStaff(staffId)).lockedUntil;

  it(
    'locks an account from the fifth failure in a row, twice as long each time, an hour at most',
    inWorld(async (world) => {
      const { email, staffId } = await world.anAccount({ withPassword: true });
      await failing(world, email, 4);
      expect(await lockOf(world, staffId)).toBeUndefined();
      for (const ms of [
        30_000, 60_000, 120_000, 240_000, 480_000, 960_000, 1_920_000, 3_600_000, 3_600_000,
      ]) {
        await entering(world, email, 'wrong');
        expect(await lockOf(world, staffId)).toBe(world.clock.now() + ms);
        world.clock.advance(ms - 1);
        expect(kindOf(await entering(world, email))).toBe('sign-in-rejected');
        world.clock.advance(1);
      }
      expect(kindOf(await entering(world, email))).toBe('ok');
      await failing(world, email, 4);
      expect(await lockOf(world, staffId)).toBeUndefined();
    }),
  );

  it(
    'does not lengthen a lock by attempts while it is in force, nor end the sessions that exist',
    inWorld(async (world) => {
      const { email, staffId } = await world.anAccount({ withPassword: true });
      const { token } = valueOf(await entering(world, email));
      await failing(world, email, 30);
      expect(await lockOf(world, staffId)).toBe(noon + 30_000);
      expect(kindOf(await world.useCases.authenticateStaff({ credential: token, anyOf: [] }))).toBe('ok');
    }),
  );

  it(
    'verifies five of two hundred concurrent passwords, and one more when the lock has expired',
    inWorld(async (world) => {
      const { email, staffId } = await world.anAccount({ withPassword: true });
      const { compared, flood } = floods(world, email);
      expect(await flood((i) => ({ given: `guess ${i}` }))).toEqual(rejections);
      expect(compared()).toBe(5);
      expect(await lockOf(world, staffId)).toBe(noon + 30_000);
      world.clock.advance(30_000);
      await flood((i) => ({ given: `guess ${i}` }));
      expect(compared()).toBe(6);
    }),
  );

  it(
    'does not change the version of an account, whether it fails or succeeds',
    inWorld(async (world) => {
      const { email, staffId, version } = await world.anAccount({ withPassword: true });
      await failing(world, email, 3);
      expect(kindOf(await entering(world, email))).toBe('ok');
      expect(valueOf(await world.useCases.readStaff(staffId)).member.version).toBe(version);
    }),
  );

  it(
    'notes failures of an account at most once a minute, with where the first came from',
    inWorld(async (world) => {
      const { email, staffId } = await world.anAccount({ withPassword: true });
      await failing(world, email, 4);
      expect(await actionsIn(world)).toEqual(['staff.seeded', 'staff.sign_in_failed']);
      const [, noted] = await world.ports.auditLog.entries({ after: 0, limit: 2 });
      expect(noted).toMatchObject({
        actor: { kind: 'service' },
        subjects: [staffId],
        detail: { address, failures: 1 },
      });
    }),
  );

  it(
    'begins no session for an account that is disabled between its decision and its commit',
    inWorld(async (world) => {
      const member = await world.anAccount({ withPassword: true });
      world.before('staffRegistry', 'change', async () => {
        const disabled = { ...member, status: 'disabled' as const, version: 2 };
        await world.ports.staffRegistry.change({
          member: disabled,
          guards: { version: 1 },
          effects: noEffects,
        });
      });
      expect(kindOf(await entering(world, member.email))).toBe('sign-in-rejected');
      expect(
        await world.ports.accounts.sessions({ audience: 'staff', accountId: member.staffId }, noon),
      ).toEqual([]);
    }),
  );

  it(
    'hashes a password again if its hash costs less to guess than new ones',
    inWorld(async (world) => {
      const weak = await world.weakerPasswords.hash(password);
      const { email, staffId } = await world.anAccount({ passwordHash: weak });
      expect(kindOf(await entering(world, email))).toBe('ok');
      const { passwordHash = '' } = (await world.ports.staffRegistry.find(staffId)) ?? {};
      expect(passwordHash).not.toBe(weak);
      expect(await world.ports.passwords.verify(password, passwordHash)).toBe('right');
      expect(kindOf(await entering(world, email))).toBe('ok');
      expect((await world.ports.staffRegistry.find(staffId))?.passwordHash).toBe(passwordHash);
    }),
  );

  it(
    'counts no attempt whose password could not be checked because too many were',
    inWorld(async (world) => {
      const { email, staffId } = await world.anAccount({ withPassword: true });
      const overloaded = async () => {
        throw new Unavailable('too many passwords are being verified');
      };
      world.before('passwords', 'verify', overloaded, 9);
      for (let n = 0; n < 9; n++) await expect(entering(world, email)).rejects.toThrow(Unavailable);
      expect(valueOf(await world.useCases.readStaff(staffId)).lockedUntil).toBeUndefined();
      const { session } = valueOf(await entering(world, email));
      const caller = { member: await memberOf(world, staffId), session };
      world.before('passwords', 'verify', overloaded, 9);
      for (let n = 0; n < 9; n++)
        await expect(world.useCases.beginTotp({ caller, password })).rejects.toThrow(Unavailable);
      expect(kindOf(await world.useCases.beginTotp({ caller, password }))).toBe('ok');
    }),
  );
});
