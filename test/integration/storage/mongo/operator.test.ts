import { mongoStorageOn, prepareMongo } from '../../../../src/adapters/mongo/index.ts';
import { openStore, type Store } from '../../../../src/adapters/mongo/store.ts';
import { borrowMongo, type BorrowedStore } from '../../../support/servers/lent/borrow.ts';
import { needing } from '../../../support/needing.ts';
import { operatorOf } from '../../../support/service/operator.ts';
import { inFolder } from '../../../support/worlds/sqlite-worlds.ts';

needing('mongo', 'an operator on MongoDB', () => {
  let server: BorrowedStore;
  let store: Store;
  beforeAll(async () => {
    server = await borrowMongo();
    store = openStore({ url: server.url, timeoutMs: 60_000 });
  });
  afterAll(async () => {
    await store.close();
    await server.release();
  });

  it('changes nothing in a database that is not prepared, or that a move is filling', async () => {
    await inFolder(async (folder) => {
      const operator = operatorOf(folder, { MONGODB_URL: server.url, MASTER_KEY: 'ab'.repeat(32) });
      const keys = store.db.collection('signing_keys');

      const early = await operator('rotate-keys', 'license');
      expect([early.code, early.err]).toEqual([1, expect.stringContaining('-- prepare-mongodb')]);
      expect(await store.db.listCollections().toArray()).toEqual([]);
      expect((await operator('no-such-command')).err).toContain('Usage: npm run operator');

      await prepareMongo({ url: server.url }, () => undefined);
      const { archive } = mongoStorageOn(store);
      await archive.claim('mov_1');
      const meanwhile = await operator('rotate-keys', 'license');
      expect([meanwhile.code, meanwhile.err]).toEqual([1, expect.stringContaining('is being filled')]);
      expect(await keys.countDocuments({})).toBe(0);

      await archive.complete('mov_1');
      expect((await operator('rotate-keys', 'license')).code).toBe(0);
      expect(await keys.countDocuments({})).toBe(1);
    });
  });
});
