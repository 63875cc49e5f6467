import { mock } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { movers, type MoverRecord } from '../../../../src/adapters/store-kit/collections/storage/moving.ts';
import { storeOn } from '../../../../src/adapters/store-kit/index.ts';
import { all, get, insert, program, remove } from '../../../../src/adapters/store-kit/program.ts';
import { MoveEnded } from '../../../../src/ports/driven/storage/archive.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { memoryKernel } from '../../../support/worlds/kit-worlds.ts';

/** Sets the lease as another process would. */
const setLease = program<MoverRecord | undefined, undefined>(
  'test.set-lease',
  () => [],
  function* (mover) {
    yield* all(remove(movers, ['mover']));
    if (mover) yield* all(insert(movers, mover));
    return undefined;
  },
);
const ofOther = (until: number): MoverRecord => ({ name: 'mover', token: 'other', until });

describe('the lease of a process that moves data', () => {
  afterEach(() => {
    mock.restoreAll();
  });

  it('does not end by the clock of another machine', async () => {
    const kernel = memoryKernel();
    const hourAgo = Date.now() - 3_600_000;
    await kernel.run(setLease, ofOther(hourAgo));
    let hasRun = false;
    const waiting = storeOn(kernel).archive.alone(async () => (hasRun = true));
    await sleep(100);
    await kernel.run(setLease, ofOther(hourAgo + 5_000));
    expect(await waiting).toBe('occupied');
    expect(hasRun).toBe(false);
    await kernel.close();
  });

  it.each([
    ['took', ofOther(1)],
    ['took and released', undefined],
  ])('is lost by a process that was suspended, if another one %s it', async (_, mover) => {
    const kernel = memoryKernel();
    const now = performance.now();
    await storeOn(kernel).archive.alone(async (lease) => {
      await lease.requireCurrent();
      await kernel.run(setLease, mover);
      mock.method(performance, 'now', () => now + 20_000);
      await expect(lease.requireCurrent()).rejects.toThrow(MoveEnded);
      await expect(lease.requireCurrent()).rejects.toThrow(MoveEnded);
    });
    expect(await kernel.read(get(movers, 'mover'))).toEqual(mover);
    await kernel.close();
  });

  it('is kept by a process that was suspended, if nobody else took it', async () => {
    const kernel = memoryKernel();
    const now = performance.now();
    await storeOn(kernel).archive.alone(async (lease) => {
      mock.method(performance, 'now', () => now + 20_000);
      await lease.requireCurrent();
    });
    expect(await kernel.read(get(movers, 'mover'))).toBeUndefined();
    await kernel.close();
  });

  it.each([
    ['succeeded', undefined],
    ['failed', new Error('of the work')],
  ])('cannot replace the outcome of work that %s by its own failure', async (_, failure) => {
    const kernel = memoryKernel();
    const { archive } = storeOn({
      ...kernel,
      run: (given, argument) =>
        given.name === 'archive.release-lease'
          ? Promise.reject(new Unavailable('away'))
          : kernel.run(given, argument),
    });
    const outcome = archive.alone(async () => {
      if (failure) throw failure;
      return 'moved';
    });
    await (failure ? expect(outcome).rejects.toBe(failure) : expect(outcome).resolves.toBe('moved'));
    await kernel.close();
  });
});
