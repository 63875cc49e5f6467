import type { Connection } from '../../../../src/adapters/sqlite/connection.ts';
import { allLicenses } from '../../../../src/adapters/sqlite/all-licenses.ts';
import type { AllLicensesFilter } from '../../../../src/ports/driven/license-ledger.ts';
import type { ListPlace } from '../../../../src/ports/driven/list-page.ts';
import { aLicense, noon, trackId } from '../../../support/builders.ts';
import { migratedDatabase } from '../../../support/sqlite-plans.ts';

/** Twelve thousand licenses, a second apart: every thousandth is of a film, every hundredth has lapsed. */
const filled = (): Connection => {
  const db = migratedDatabase();
  db.run(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 12000),
       written (n, id, type, issued, ends) AS (SELECT n, printf('lic_%05d', n),
         iif(n % 1000 = 0, 'film', 'ugc_video'), ?1 + 1000 * n, iif(n % 100 = 0, ?1, ?1 + 100000000) FROM numbers)
     INSERT INTO licenses (license_id, platform_id, track_id, content_id, status, valid_until, touched_at, doc)
     SELECT id, 'plt_1', ?2, id, 'active', ends, issued,
       json_set(?3, '$.licenseId', id, '$.contentType', type, '$.issuedAt', issued, '$.validUntil', ends)
     FROM written`,
    noon,
    trackId(),
    JSON.stringify(aLicense()),
  );
  return db;
};

describe('a page of a long list in SQLite', () => {
  const db = filled();
  afterAll(() => db.close());

  const pages = (filter: AllLicensesFilter) => {
    const found: string[][] = [];
    let after: ListPlace | undefined;
    do {
      const page = allLicenses(db, filter, { limit: 50, now: noon, ...(after && { after }) });
      found.push(page.items.map(({ licenseId }) => licenseId));
      after = page.next;
    } while (after);
    return found;
  };
  const every = (step: number) =>
    Array.from({ length: 12_000 / step }, (_, i) => `lic_${String(12_000 - i * step).padStart(5, '0')}`);

  it('looks at 5,000 records, and leads to the rest', () => {
    const found = pages({ trackId: trackId(), contentType: 'film' });
    expect(found.flat()).toEqual(every(1_000));
    expect(found.map((page) => page.length)).toEqual([5, 5, 2]);
  });

  it('is full where an index leads to what is asked for', () => {
    expect(pages({ contentType: 'film' })).toEqual([every(1_000)]);
  });

  it('merges walks as far as each has come', () => {
    const found = pages({ status: 'expired' });
    expect(found.flat()).toEqual(every(100));
    expect(found.map((page) => page.length)).toEqual([50, 50, 20]);
  });
});
