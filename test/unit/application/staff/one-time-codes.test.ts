import { password } from '../../../support/stories/colleagues.ts';
import { noon } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { entering, failing, floods, rejections } from '../../../support/stories/signing-in.ts';
import { codeOf } from '../../../support/builders/totp.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

describe('sign-in with one-time codes', () => {
  const enrolled = async (world: World) => {
    const secret = world.ports.codes.newSecret();
    const totp = { sealed: world.ports.secretCipher.encrypt(secret, 'staff-totp'), lastStep: 0 };
    const { email, staffId } = await world.anAccount({ withPassword: true, totp });
    return { email, staffId, code: () => codeOf(secret, world.clock.now()) };
  };

  it(
    'asks for a code only after the right password',
    inWorld(async (world) => {
      const { email, code } = await enrolled(world);
      expect(kindOf(await entering(world, email))).toBe('totp-required');
      expect(kindOf(await entering(world, email, 'wrong'))).toBe('sign-in-rejected');
      expect(kindOf(await entering(world, email, 'wrong', code()))).toBe('sign-in-rejected');
      expect(kindOf(await entering(world, email, password, code()))).toBe('ok');
    }),
  );

  it(
    'accepts a code once, and none of an earlier step',
    inWorld(async (world) => {
      const { email, code } = await enrolled(world);
      const before = code();
      world.clock.advance(30_000);
      const now = code();
      expect(kindOf(await entering(world, email, password, now))).toBe('ok');
      expect(kindOf(await entering(world, email, password, now))).toBe('sign-in-rejected');
      expect(kindOf(await entering(world, email, password, before))).toBe('sign-in-rejected');
      world.clock.advance(30_000);
      expect(kindOf(await entering(world, email, password, code()))).toBe('ok');
    }),
  );

  it(
    'does not change the version with a code: an admin can edit what was read before, and the code stays used',
    inWorld(async (world) => {
      const { email, staffId, code } = await enrolled(world);
      const { caller } = await world.aColleague('admin');
      const { member } = valueOf(await world.useCases.readStaff(staffId));
      expect(kindOf(await entering(world, email, password, code()))).toBe('ok');
      const edit = { name: 'Jo Park' };
      const versions = [member.version];
      valueOf(await world.useCases.changeStaff({ caller, staffId, edit, versions }));
      expect(kindOf(await entering(world, email, password, code()))).toBe('sign-in-rejected');
      expect(kindOf(await world.useCases.changeStaff({ caller, staffId, edit, versions }))).toBe(
        'version-conflict',
      );
    }),
  );

  it(
    'accepts no code twice although an edit that was decided on before is committed in between',
    inWorld(async (world) => {
      const { email, staffId, code } = await enrolled(world);
      const { caller } = await world.aColleague('admin');
      world.before('staffRegistry', 'change', () => entering(world, email, password, code()));
      valueOf(await world.useCases.changeStaff({ caller, staffId, edit: { name: 'Jo Park' } }));
      expect(kindOf(await entering(world, email, password, code()))).toBe('sign-in-rejected');
    }),
  );

  it(
    'signs in one of two that send the same code concurrently',
    inWorld(async (world) => {
      const { email, code } = await enrolled(world);
      const outcomes = await Promise.all([
        entering(world, email, password, code()),
        entering(world, email, password, code()),
      ]);
      expect(outcomes.map(kindOf).toSorted()).toEqual(['ok', 'sign-in-rejected']);
    }),
  );

  it(
    'counts a wrong code as a failure, so that codes are not tried out',
    inWorld(async (world) => {
      const { email, staffId, code } = await enrolled(world);
      const wrong = code() === '000000' ? '000001' : '000000';
      for (let i = 0; i < 6; i++) await entering(world, email, password, wrong);
      expect(valueOf(await world.useCases.readStaff(staffId)).lockedUntil).toBe(noon + 30_000);
      expect(kindOf(await entering(world, email, password, code()))).toBe('sign-in-rejected');
    }),
  );

  it(
    'checks five of two hundred concurrent codes, or passwords without one',
    inWorld(async (world) => {
      const { email, code } = await enrolled(world);
      const { compared, flood } = floods(world, email);
      const wrong = (i: number) => String((Number(code()) + 1 + i) % 1_000_000).padStart(6, '0');
      expect(await flood((i) => ({ given: password, totp: wrong(i) }))).toEqual(rejections);
      expect(compared()).toBe(5);
      world.clock.advance(30_000);
      // The right password is among them; only the one that is compared has an effect.
      await flood((i) => ({ given: i === 150 ? password : `guess ${i}` }));
      expect(compared()).toBe(6);
    }),
  );

  it(
    'does not count a correct password without its code as a failure, nor lock because of it',
    inWorld(async (world) => {
      const { email, code } = await enrolled(world);
      await failing(world, email, 4);
      for (let i = 0; i < 3; i++) expect(kindOf(await entering(world, email))).toBe('totp-required');
      expect(kindOf(await entering(world, email, password, code()))).toBe('ok');
    }),
  );
});
