import { password } from '../../../support/stories/colleagues.ts';
import { mongoWorlds } from '../../../support/worlds/stores/mongo-worlds.ts';
import { needing } from '../../../support/needing.ts';
import { kindOf } from '../../../support/outcomes.ts';
import { comparisons, entering } from '../../../support/stories/signing-in.ts';
import { codeOf } from '../../../support/builders/totp.ts';
import { aWorld, type World } from '../../../support/worlds/world.ts';

needing('mongo', 'on MongoDB, where commits of staff truly meet', () => {
  const worlds = mongoWorlds().served;

  const onMongo = (story: (world: World) => Promise<void>) => async () => {
    const { views, close } = await worlds(1)();
    const [storage] = views;
    const world = aWorld({
      kept: { ...storage, mayServe: async () => undefined, ping: async () => undefined, close },
    });
    try {
      await story(world);
    } finally {
      await world.close();
    }
  };

  it(
    'checks five of two hundred concurrent guesses, of a password or of a code',
    onMongo(async (world) => {
      const secret = world.ports.codes.newSecret();
      const totp = { sealed: world.ports.secretCipher.encrypt(secret, 'staff-totp'), lastStep: 0 };
      const { email } = await world.anAccount({ withPassword: true, totp });
      const compared = comparisons(world);
      const flood = async (guess: (i: number) => Promise<unknown>) =>
        Promise.allSettled(Array.from({ length: 200 }, (_, i) => guess(i)));
      await flood((i) => entering(world, email, `guess ${i}`));
      expect(compared()).toBe(5);
      world.clock.advance(30_000);
      const code = Number(codeOf(secret, world.clock.now()));
      const wrong = (i: number) => String((code + 10 + i) % 1_000_000).padStart(6, '0');
      await flood((i) => entering(world, email, password, wrong(i)));
      expect(compared()).toBe(6);
      const { length } = await world.ports.auditLog.entries({ after: 0, limit: 100 });
      expect(length).toBeLessThanOrEqual(2);
    }),
  );

  it(
    'accepts a one-time code once when ten sign-ins send it concurrently',
    onMongo(async (world) => {
      const secret = world.ports.codes.newSecret();
      const totp = { sealed: world.ports.secretCipher.encrypt(secret, 'staff-totp'), lastStep: 0 };
      const { email, staffId } = await world.anAccount({ withPassword: true, totp });
      const code = codeOf(secret, world.clock.now());
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () => entering(world, email, password, code)),
      );
      expect(outcomes.map(kindOf).filter((kind) => kind === 'ok')).toHaveLength(1);
      expect(
        await world.ports.accounts.sessions({ audience: 'staff', accountId: staffId }, world.clock.now()),
      ).toHaveLength(1);
    }),
  );

  it(
    'keeps one of two admins who disable each other concurrently',
    onMongo(async (world) => {
      const [one, two] = [await world.aColleague('admin'), await world.aColleague('admin')];
      const disabling = ({ caller }: typeof one, { caller: { member } }: typeof one) =>
        world.useCases.changeStaff({ caller, staffId: member.staffId, edit: { status: 'disabled' } });
      await Promise.all([disabling(one, two), disabling(two, one)]);
      const active = (await world.ports.staffRegistry.list()).filter(({ status }) => status === 'active');
      expect(active).toHaveLength(1);
    }),
  );
});
