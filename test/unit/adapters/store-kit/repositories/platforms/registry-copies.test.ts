import {
  invalidatingCopies,
  registryCopies,
} from '../../../../../../src/adapters/store-kit/repositories/platforms/registry-copies.ts';
import type { Kernel } from '../../../../../../src/adapters/store-kit/kernel.ts';
import type { PlatformWithCredentials } from '../../../../../../src/ports/driven/platforms/platform-registry.ts';
import { aPlatform } from '../../../../../support/builders/builders.ts';

/** A registry that others change, and how often it was read. */
const registry = () => {
  const world = { now: 10_000, revision: 1, version: 1, reads: 0, hold: Promise.resolve<unknown>(undefined) };
  const copies = registryCopies({ revision: async () => world.revision }, () => world.now);
  const read = async (): Promise<PlatformWithCredentials | undefined> => {
    world.reads++;
    const { version } = world;
    await world.hold;
    return { platform: aPlatform({ version }), credentials: [] };
  };
  const version = async () => (await copies.platform('id', read))?.platform.version;
  /** Another process changes the registry; its revision shows now, or not yet. */
  const change = ({ shows }: { readonly shows: boolean }) => {
    world.version++;
    if (shows) world.revision++;
  };
  return { world, copies, version, change };
};

describe('copies of the registry', () => {
  it('answer until the revision is another one', async () => {
    const { world, version, change } = registry();
    expect([await version(), await version()]).toEqual([1, 1]);
    expect(world.reads).toBe(1);
    change({ shows: true });
    expect(await version()).toBe(2);
  });

  it('store nothing about records that do not exist', async () => {
    const { copies } = registry();
    const answers = [undefined, true];
    const isRevoked = () => copies.isRevoked('tok', async () => answers.shift());
    expect([await isRevoked(), await isRevoked(), await isRevoked()]).toEqual([undefined, true, true]);
  });

  it('do not keep what was read before a change that showed meanwhile', async () => {
    const { world, version, change } = registry();
    const held = Promise.withResolvers<unknown>();
    world.hold = held.promise;
    const early = version();
    await new Promise(setImmediate);
    change({ shows: true });
    const late = version();
    held.resolve(undefined);
    expect([await early, await late]).toEqual([1, 2]);
    expect(await version()).toBe(2);
  });

  it('are not used after a failed guard until every change before it shows', async () => {
    const { world, copies, version, change } = registry();
    expect(await version()).toBe(1);
    change({ shows: false });
    expect(await version()).toBe(1);
    copies.distrust();
    expect(await version()).toBe(2);
    change({ shows: false });
    world.now += 499;
    expect(await version()).toBe(3);
    world.now += 1;
    world.revision++;
    expect([await version(), await version()]).toEqual([3, 3]);
    expect(world.reads).toBe(4);
  });

  it.each([
    ['guard-failed', true],
    [{ outcome: 'guard-failed', guard: 'platform' }, true],
    [{ outcome: 'guard-failed', guard: 'quota' }, false],
    [{ outcome: 'opened' }, false],
    [undefined, false],
  ])('are distrusted after the outcome %j of a program: %s', async (outcome, distrusted) => {
    const { copies, version, change } = registry();
    const kernel = { run: async () => outcome } as unknown as Kernel;
    await version();
    change({ shows: false });
    await invalidatingCopies(kernel, copies).run(undefined as never, undefined);
    expect(await version()).toBe(distrusted ? 2 : 1);
  });
});
