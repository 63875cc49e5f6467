import {
  aSong,
  insertBlindly,
  insertOrLook,
  keepSong,
  write,
} from '../../../contract/storage/kernel/programs.ts';
import { anItem, type KernelView } from '../../../contract/storage/kernel/stage.ts';
import { stage } from '../../../contract/licensing/license-ledger/stage.ts';
import { aRevoked } from '../../../support/builders/builders.ts';
import { mongoWorlds } from '../../../support/worlds/stores/mongo-worlds.ts';
import { needing } from '../../../support/needing.ts';
import { effectsOf } from '../../../support/effects.ts';

needing('mongo', 'commands to MongoDB', () => {
  const worlds = mongoWorlds();

  it('issues a license in seven commands, returns an existing one in three, and ends one in four', async () => {
    const { views, close } = await worlds.storages(1)();
    const [view] = views;
    const { offer } = await stage(view);
    const costOf = async (act: () => Promise<unknown>): Promise<readonly string[]> => {
      const before = worlds.sent().length;
      await act();
      return worlds.sent().slice(before);
    };
    const opening = offer(1);
    expect(await costOf(() => view.ledger.open(opening))).toEqual([
      'insert',
      'update',
      'find',
      'find',
      'findAndModify',
      'insert',
      'commitTransaction',
    ]);
    expect(await costOf(() => view.ledger.open(offer(2)))).toEqual(['insert', 'abortTransaction', 'find']);
    // The request before it found one.
    expect(await costOf(() => view.ledger.open(offer(3)))).toEqual(['find']);
    const revoked = aRevoked(opening.candidate);
    const [event] = offer(4).effects.events;
    const ended = await costOf(() =>
      view.ledger.close({ revoked, effects: effectsOf({ events: event ? [event] : [] }) }),
    );
    expect(ended).toEqual(['update', 'find', 'bulkWrite', 'commitTransaction']);
    await close();
  });

  it('looks for revisions again after a commit that raised one, and after no other', async () => {
    const { views, close } = await worlds.kernels(1)();
    const [{ kernel }] = views as [KernelView];
    const looks = () => worlds.sent().filter((name) => name === 'aggregate').length;
    const revisionAfter = async (act: () => Promise<unknown>): Promise<number> => {
      await act();
      const before = looks();
      await kernel.revision('kernel-songs');
      return looks() - before;
    };
    // Revisions that were seen do not get older.
    const stopped = performance.now();
    performance.now = () => stopped;
    try {
      const song = aSong();
      expect(await revisionAfter(async () => undefined)).toBe(1);
      expect(await revisionAfter(() => kernel.run(insertBlindly, anItem()))).toBe(0);
      expect(await revisionAfter(() => kernel.run(keepSong, { song }))).toBe(1);
      expect(await revisionAfter(() => kernel.run(insertOrLook, anItem({ id: 'item' })))).toBe(0);
      expect(await revisionAfter(async () => undefined)).toBe(0);
      const failed = kernel.run(write, { item: anItem({ id: 'other', rank: 2 }), ending: 'throw' });
      expect(await revisionAfter(() => failed.catch(() => undefined))).toBe(1);
    } finally {
      // The clock runs again: what was set shadows the method of the prototype.
      Reflect.deleteProperty(performance, 'now');
    }
    await close();
  });
});
