import { stage } from '../../contract/license-ledger/stage.ts';
import { aRevoked } from '../../support/builders.ts';
import { mongoWorlds } from '../../support/mongo-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'commands to MongoDB', () => {
  const worlds = mongoWorlds();

  it('issues a license in seven commands, returns an existing one in three, and ends one in six', async () => {
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
    const [event] = offer(4).events;
    const ended = await costOf(() => view.ledger.close({ revoked, events: event ? [event] : [] }));
    expect(ended).toEqual(['update', 'find', 'update', 'update', 'insert', 'commitTransaction']);
    await close();
  });
});
