import type { Connection } from '../../../../src/adapters/sqlite/connection.ts';
import { allLicenses } from '../../../../src/adapters/sqlite/all-licenses.ts';
import type { AllLicensesFilter } from '../../../../src/ports/driven/license-ledger.ts';
import type { ListPlace } from '../../../../src/ports/driven/list-page.ts';
import { PlatformId } from '../../../../src/domain/shared/ids.ts';
import { aLicense, noon, trackId } from '../../../support/builders.ts';
import { migratedDatabase, planOf } from '../../../support/sqlite-plans.ts';

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

  const pages = (filter: AllLicensesFilter, limit = 50) => {
    const found: string[][] = [];
    let after: ListPlace | undefined;
    do {
      const page = allLicenses(db, filter, { limit, now: noon, ...(after && { after }) });
      found.push(page.items.map(({ licenseId }) => licenseId));
      after = page.next;
    } while (after);
    return found;
  };
  /** The statements by which a page is found. */
  const notedIn = (filter: AllLicensesFilter): ReadonlySet<string> => {
    const noted = new Set<string>();
    const note = (sql: string): string => {
      noted.add(sql);
      return sql;
    };
    const noting: Connection = {
      ...db,
      one: (sql, ...values) => db.one(note(sql), ...values),
      all: (sql, ...values) => db.all(note(sql), ...values),
    };
    allLicenses(noting, filter, { limit: 50, now: noon });
    return noted;
  };
  const every = (step: number) =>
    Array.from({ length: 12_000 / step }, (_, i) => `lic_${String(12_000 - i * step).padStart(5, '0')}`);

  it('looks at 5,000 records, and leads to the rest', () => {
    const found = pages({ trackId: trackId(), contentType: 'film' });
    expect(found.flat()).toEqual(every(1_000));
    expect(found.map((page) => page.length)).toEqual([5, 5, 2]);
  });

  it('looks at 5,000 records of all platforms where a content type is asked for', () => {
    const found = pages({ contentType: 'film' });
    expect(found.flat()).toEqual(every(1_000));
    expect(found.map((page) => page.length)).toEqual([5, 5, 2]);
  });

  it('is full where an index leads to what is asked for', () => {
    expect(pages({ platformId: PlatformId('plt_1'), contentType: 'film' })).toEqual([every(1_000)]);
  });

  it('is the last one where it comes to licenses that were issued long before the moment asked for', () => {
    const newest = noon + 12_000_000;
    const since = (seconds: number) => pages({ contentType: 'film', issuedSince: newest - seconds * 1_000 });
    expect(since(2_000)).toEqual([every(1_000).slice(0, 3)]);
    expect(since(4_500)).toEqual([every(1_000).slice(0, 5), []]);
    expect(since(6_500)).toEqual([every(1_000).slice(0, 5), every(1_000).slice(5, 7)]);
  });

  it('merges walks as far as each has come', () => {
    const found = pages({ status: 'expired' });
    expect(found.flat()).toEqual(every(100));
    expect(found.map((page) => page.length)).toEqual([50, 50, 20]);
  });

  it('looks at 5,000 licenses of a platform where lapsed ones are asked for, and at the ended ones by an index', () => {
    db.run('UPDATE licenses SET valid_until = NULL WHERE valid_until > ?', noon);
    const ofPlatform = { platformId: PlatformId('plt_1'), status: 'expired' } as const;
    const found = pages(ofPlatform, 100);
    expect(found.flat()).toEqual(every(100));
    expect(found.map((page) => page.length)).toEqual([50, 50, 20]);
    expect(pages({ ...ofPlatform, contentType: 'film' }).flat()).toEqual(every(1_000));
    const plans = [...notedIn(ofPlatform)].map((sql) => planOf(db, sql).join());
    expect(plans).toHaveLength(3);
    for (const index of ['licenses_ended', 'licenses_of_platform'])
      expect(plans.filter((plan) => plan.includes(`USING INDEX ${index} `))).not.toEqual([]);
    for (const plan of plans) expect(plan).toMatch(/USING INDEX (licenses_ended|licenses_of_platform) /);
  });

  it('merges what is licensed to up to 200 platforms, and walks all licenses where more license a track', () => {
    const spread = (platforms: number) => {
      db.run(
        `UPDATE licenses SET platform_id = 'plt_' || (CAST(substr(license_id, 5) AS INTEGER) % ?)`,
        platforms,
      );
      return pages({ trackId: trackId() }, 2_000);
    };
    const all = every(1);
    for (const platforms of [200, 201]) {
      const found = spread(platforms);
      expect(found.flat()).toEqual(all);
      expect(found).toHaveLength(6);
    }
    expect(pages({ trackId: trackId(), contentType: 'film' }).flat()).toEqual(every(1_000));
  });
});
