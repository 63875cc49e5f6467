import { connect } from '../../../../../../src/adapters/sqlite/connection.ts';
import { prepare, sqliteKernel } from '../../../../../../src/adapters/sqlite/kernel/index.ts';
import { inlineWriter } from '../../../../../../src/adapters/sqlite/writer.ts';
import { collections, storeOn } from '../../../../../../src/adapters/store-kit/index.ts';
import type { Kernel } from '../../../../../../src/adapters/store-kit/kernel.ts';
import { amendmentStage } from '../../../../../contract/licensing/license-amendments/stage.ts';
import { contentId, noon, platformId } from '../../../../../support/builders/builders.ts';
import { aCharge } from '../../../../../support/builders/fees/fee-builders.ts';

/** A store that counts the records that it reads. */
const counting = () => {
  const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
  prepare(db, collections);
  const kernel = sqliteKernel({ read: db, writer: inlineWriter(db), collections });
  const read = { records: 0 };
  const counted: Kernel = {
    ...kernel,
    read: async (operation) => {
      const found = await kernel.read(operation);
      read.records += Array.isArray(found) ? found.length : 1;
      return found;
    },
  };
  return { ...storeOn(counted), read };
};

describe('a list of fees', () => {
  it('of one platform, mode and currency reads no fees of others', async () => {
    const store = counting();
    const { offer } = await amendmentStage(store);
    const currencies = ['EUR', ...Array.from({ length: 50 }, () => 'USD'), 'EUR'];
    for (const [n, currency] of currencies.entries()) {
      const opening = offer(n + 1, { contentId: contentId(n + 1) });
      const charge = aCharge(opening.candidate, n + 1, { at: noon + n, limit: 1_000_000, currency });
      expect((await store.ledger.open({ ...opening, charge })).outcome).toBe('opened');
    }
    const filter = { platformId: platformId(), mode: 'live', currency: 'EUR' } as const;
    store.read.records = 0;
    expect((await store.feeStore.list(filter, { limit: 10 })).items).toHaveLength(2);
    expect(store.read.records).toBe(2);
  });
});
