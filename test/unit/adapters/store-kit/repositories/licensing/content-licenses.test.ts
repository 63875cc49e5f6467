import fc from 'fast-check';
import { connect } from '../../../../../../src/adapters/sqlite/connection.ts';
import { prepare, sqliteKernel } from '../../../../../../src/adapters/sqlite/kernel/index.ts';
import { inlineWriter } from '../../../../../../src/adapters/sqlite/writer.ts';
import { collections, storeOn } from '../../../../../../src/adapters/store-kit/index.ts';
import type { Kernel } from '../../../../../../src/adapters/store-kit/kernel.ts';
import { judgeUse, unlicensedReasons, type Use } from '../../../../../../src/domain/usage/licensed-use.ts';
import { successive, usesAmong } from '../../../../../contract/licensing/license-ledger/coverage.ts';
import { judgedBy, stage } from '../../../../../contract/licensing/license-ledger/stage.ts';
import { contentId, noon, platformId, trackId } from '../../../../../support/builders/builders.ts';

const hour = 3_600_000;

/** A store that counts the records and pages that it reads. */
const counting = () => {
  const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
  prepare(db, collections);
  const kernel = sqliteKernel({ read: db, writer: inlineWriter(db), collections });
  const read = { records: 0, times: 0 };
  const counted: Kernel = {
    ...kernel,
    read: async (operation) => {
      const found = await kernel.read(operation);
      read.records += Array.isArray(found) ? found.length : 1;
      read.times += 1;
      return found;
    },
  };
  return { ...storeOn(counted), read };
};

const filled = async (many: number, endOf: (n: number) => 'revoked' | 'expired') => {
  const store = counting();
  return { store, licenses: await successive(store, await stage(store), many, endOf) };
};

describe('a content item with more licenses than one read returns', () => {
  const many = 310;
  it.each<[string, (n: number) => 'revoked' | 'expired']>([
    ['revoked', () => 'revoked'],
    ['ended', () => 'expired'],
    ['revoked or ended', (n) => (n % 3 === 0 ? 'expired' : 'revoked')],
  ])('is judged like any other: %s', async (_, endOf) => {
    const { store, licenses } = await filled(many, endOf);
    const seen = new Set<string>();
    const property = fc.asyncProperty(fc.array(usesAmong(many), { maxLength: 9 }), async (batch) => {
      const judged = judgedBy(batch, await store.ledger.closestTo(platformId(), batch));
      expect(judged).toEqual(batch.map((use) => judgeUse(use, licenses)));
      for (const one of judged) seen.add(one ?? 'licensed');
    });
    await fc.assert(property, { numRuns: 100, seed: 15 });
    expect([...seen].toSorted()).toEqual([...unlicensedReasons, 'licensed'].toSorted());
  });

  it('costs a use a bounded number of records', async () => {
    const { store } = await filled(1_000, () => 'revoked');
    const use = (hours: number, content = 1): Use => ({
      ...{ trackId: trackId(), contentId: contentId(content), occurredAt: noon + hours * hour },
    });
    const readFor = async (batch: readonly Use[]): Promise<number> => {
      store.read.records = 0;
      await store.ledger.closestTo(platformId(), batch);
      return store.read.records;
    };
    // Licenses of the content item, the active one, and ten of those that ended since the use.
    expect(await readFor([use(2.1)])).toBe(20 + 1 + 10);
    expect(await readFor([use(2_000.1)])).toBe(20 + 1);
    const batch = [use(2.1), use(900.1), use(2_000.1), use(2.1, 2)];
    expect(await readFor(batch)).toBeLessThan(300 + 20 + 20 + batch.length * 12);
  });
});
