import { connect } from '../../../../src/adapters/sqlite/connection.ts';
import { storageOn } from '../../../../src/adapters/sqlite/index.ts';
import { licensing } from '../../../../src/adapters/sqlite/migrations/001-licensing.ts';
import { catalog } from '../../../../src/adapters/sqlite/migrations/002-catalog.ts';
import { platforms } from '../../../../src/adapters/sqlite/migrations/003-platforms.ts';
import { usage } from '../../../../src/adapters/sqlite/migrations/004-usage.ts';
import { migrate } from '../../../../src/adapters/sqlite/migrations/index.ts';
import { inlineWriter } from '../../../../src/adapters/sqlite/writer.ts';
import type { UsageEvent } from '../../../../src/domain/usage/usage-event.ts';
import { noUse } from '../../../../src/ports/driven/usage-journal.ts';
import { aUsageEvent, platformId, trackId } from '../../../support/builders.ts';

describe('a SQLite store from before unlicensed use was counted', () => {
  const recorded: readonly UsageEvent[] = [
    aUsageEvent({ quantity: 5 }, 1),
    aUsageEvent({ quantity: 3, unlicensed: true }, 2),
    aUsageEvent({ eventType: 'impression', quantity: 7, unlicensed: true }, 3),
  ];

  const upgraded = () => {
    const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
    for (const script of [licensing, catalog, platforms, usage]) db.script(script);
    const insert = 'INSERT INTO usage_events VALUES (?, ?, NULL, NULL, ?)';
    for (const event of recorded) db.run(insert, event.usageId, event.platformId, JSON.stringify(event));
    db.run('INSERT INTO usage_by_day VALUES (?, ?, 8, 7)', platformId(), '2026-11-21');
    db.run('INSERT INTO usage_by_track VALUES (?, ?, ?, 8, 7)', platformId(), '2026-11', trackId());
    db.run('INSERT INTO usage_by_territory VALUES (?, ?, ?, 8, 7)', platformId(), '2026-11', 'DE');
    db.script('PRAGMA user_version = 4');
    migrate(db);
    const writer = inlineWriter(db);
    return storageOn({
      read: db,
      write: async (command, args) => (await writer.write(command, args)) as never,
      dataVersion: () => 1,
      close: async () => db.close(),
    });
  };

  it('counts the unlicensed use of the events that it has', async () => {
    const { daily, byTrack, byTerritory } = await upgraded().journal.month(platformId(), '2026-11');
    const use = { plays: 8, impressions: 7, unlicensedPlays: 3, unlicensedImpressions: 7 };
    expect([...daily, ...byTrack, ...byTerritory]).toMatchObject([use, use, use]);
  });

  it('adds to it from then on', async () => {
    const { journal } = upgraded();
    const event = aUsageEvent({ unlicensed: true }, 9);
    await journal.record({ batchId: 'b', events: [{ index: 0, event }], rejected: [] });
    const { byTrack } = await journal.month(platformId(), '2026-11');
    expect(byTrack).toEqual([
      {
        ...noUse,
        trackId: trackId(),
        plays: 9,
        impressions: 7,
        unlicensedPlays: 4,
        unlicensedImpressions: 7,
      },
    ]);
  });
});
