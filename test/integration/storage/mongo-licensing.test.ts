import { expiryScheduleContract } from '../../contract/expiry-schedule.contract.ts';
import { stage, suspend } from '../../contract/license-ledger/stage.ts';
import { licenseLedgerContract } from '../../contract/license-ledger.contract.ts';
import { outboxContract } from '../../contract/outbox.contract.ts';
import { describeInMongo, mongoWorlds } from '../../support/mongo-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'MongoDB keeps licenses and what is told of them', () => {
  const inMongo = mongoWorlds();
  describeInMongo('LicenseLedger', licenseLedgerContract, inMongo);
  describeInMongo('ExpirySchedule', expiryScheduleContract, inMongo);
  describeInMongo('Outbox', outboxContract, inMongo);

  it('looks again at a platform of which another process has told it by a guard that failed', async () => {
    const { views, close } = await inMongo(2)();
    const [mine, another = mine] = views;
    const { offer, platform } = await stage(mine);
    expect(await mine.registry.find(platform.platformId)).toMatchObject({ platform });
    await suspend(another, platform);
    const refused = await mine.ledger.open(offer(1));
    const seen = await mine.registry.find(platform.platformId);
    expect(refused).toEqual({ outcome: 'guard-failed', guard: 'platform' });
    expect(seen?.platform).toMatchObject({ status: 'suspended', version: 2 });
    await close();
  });
});
