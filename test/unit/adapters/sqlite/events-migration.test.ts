import { connect } from '../../../../src/adapters/sqlite/connection.ts';
import { storageOn } from '../../../../src/adapters/sqlite/index.ts';
import { licensing } from '../../../../src/adapters/sqlite/migrations/001-licensing.ts';
import { catalog } from '../../../../src/adapters/sqlite/migrations/002-catalog.ts';
import { platforms } from '../../../../src/adapters/sqlite/migrations/003-platforms.ts';
import { usage } from '../../../../src/adapters/sqlite/migrations/004-usage.ts';
import { hold } from '../../../../src/adapters/sqlite/migrations/005-hold.ts';
import { flushes } from '../../../../src/adapters/sqlite/migrations/007-flushes.ts';
import { migrate } from '../../../../src/adapters/sqlite/migrations/index.ts';
import { inlineWriter } from '../../../../src/adapters/sqlite/writer.ts';
import { aLease, telling } from '../../../contract/delivery-queue/stage.ts';
import { anEvent, eventId, noon, trackId } from '../../../support/builders.ts';

describe('a file from before events were told to anybody', () => {
  const migrated = () => {
    const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
    for (const script of [licensing, catalog, platforms, usage, hold, flushes]) db.script(script);
    const insert = 'INSERT INTO outbox (event_id, doc) VALUES (?, ?)';
    const appealDecided = { type: 'appeal.decided', data: { trackId: trackId(), act: 'take_down' } } as const;
    for (const n of [1, 2]) {
      const event = anEvent({ occurredAt: noon + n, ...(n === 2 && appealDecided) }, n);
      db.run(insert, event.eventId, JSON.stringify(event));
    }
    db.script('PRAGMA user_version = 6');
    migrate(db);
    const writer = inlineWriter(db);
    return storageOn({
      read: db,
      write: async (command, args) => (await writer.write(command, args)) as never,
      dataVersion: () => 1,
      close: async () => db.close(),
    });
  };

  it('keeps what was told, and fans none of it out; what is told from now on waits', async () => {
    const storage = migrated();
    await telling(storage)(anEvent({}, 3));
    const claimed = await storage.queue.claimEvents(aLease('first'), 10);
    expect(claimed.map(({ event }) => event.eventId)).toEqual([eventId(3)]);
    expect(await storage.outbox.list({ limit: 10 })).toHaveLength(3);
  });

  it('names the action that an appeal was against as requests and decisions do', async () => {
    const [, decided] = await migrated().outbox.list({ limit: 10 });
    expect(decided?.data).toEqual({ trackId: trackId(), action: 'take_down' });
  });

  it('forgets what was told then by its age, like everything else', async () => {
    const storage = migrated();
    expect(await storage.queue.forget({ deliveries: 0, events: noon + 2 }, 10)).toMatchObject({ events: 1 });
    expect((await storage.outbox.list({ limit: 10 })).map((event) => event.eventId)).toEqual([eventId(2)]);
  });
});
