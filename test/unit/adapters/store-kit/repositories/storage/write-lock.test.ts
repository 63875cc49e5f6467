import { storeOn } from '../../../../../../src/adapters/store-kit/index.ts';
import { MoveEnded } from '../../../../../../src/ports/driven/storage/archive.ts';
import { Unavailable } from '../../../../../../src/ports/driven/shared/unavailable.ts';
import { aPlatform, noon } from '../../../../../support/builders/builders.ts';
import { memoryKernel } from '../../../../../support/worlds/kit-worlds.ts';
import { aNote } from '../../../../../support/builders/staff-builders.ts';
import { noEffects } from '../../../../../support/effects.ts';

describe('the write lock of a store on the kit', () => {
  it('is recorded once, says why nothing is written, and ends', async () => {
    const { auditLog, writeLock: store, probeWrites, registry, close } = storeOn(memoryKernel());
    const register = () => registry.register({ platform: aPlatform(), credentials: [], effects: noEffects });
    const first = { moveId: 'mov_1', since: noon, state: 'moving' };
    expect(await store.acquireWriteLock({ moveId: 'mov_1', since: noon }, aNote())).toEqual(first);
    expect(await store.acquireWriteLock({ moveId: 'mov_2', since: noon + 1 }, aNote())).toEqual(first);
    expect(await store.writeLock()).toEqual(first);
    expect(await auditLog.entries({ after: 0, limit: 9 })).toHaveLength(1);
    expect(await probeWrites()).toMatch(/moves to another store/);
    await expect(register()).rejects.toThrow(Unavailable);
    await expect(store.markMoved('mov_2')).rejects.toThrow(MoveEnded);
    await expect(store.releaseWriteLock('mov_2', aNote())).rejects.toThrow(MoveEnded);
    expect(await store.writeLock()).toEqual(first);
    await store.markMoved('mov_1');
    expect(await store.writeLock()).toEqual({ ...first, state: 'moved' });
    expect(await probeWrites()).toMatch(/has moved/);
    await store.releaseWriteLock('mov_1', aNote());
    // A repetition has no effect, and nothing is left to mark.
    await store.releaseWriteLock('mov_1', aNote());
    await expect(store.markMoved('mov_1')).rejects.toThrow(MoveEnded);
    expect(await store.writeLock()).toBeUndefined();
    expect(await probeWrites()).toBeUndefined();
    expect(await auditLog.entries({ after: 0, limit: 9 })).toHaveLength(2);
    await register();
    await close();
  });
});
