import { countAllLicenses } from '../../../../src/application/staff/records/list-records.ts';
import type { LicenseLedger } from '../../../../src/ports/driven/licensing/license-ledger.ts';
import { aLicense, noon } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

/** Counts in a ledger whose pages have so many licenses; `isLast`: whether the page with this number is the last. */
const countIn = async ({ ports }: World, perPage: number, isLast: (page: number) => boolean) => {
  let pages = 0;
  const listAll: LicenseLedger['listAll'] = async () => {
    pages += 1;
    const items = Array.from({ length: perPage }, () => aLicense());
    return Promise.resolve({ items, ...(!isLast(pages) && { next: { at: 'lic_1', id: 'lic_1' } }) });
  };
  const { library, registry } = ports;
  const count = countAllLicenses({ ledger: { listAll }, library, registry, clock: { now: () => noon } });
  return { ...valueOf(await count({ status: 'active' })), pages };
};

describe('the number of licenses for staff', () => {
  it(
    'is that of all pages, if there are few',
    inWorld(async (world) => {
      expect(await countIn(world, 3, (page) => page === 4)).toEqual({
        count: 12,
        isComplete: true,
        pages: 4,
      });
    }),
  );

  it(
    'is a least number after five pages, also if they contain no license that matches',
    inWorld(async (world) => {
      expect(await countIn(world, 7, () => false)).toEqual({ count: 35, isComplete: false, pages: 5 });
      expect(await countIn(world, 0, () => false)).toEqual({ count: 0, isComplete: false, pages: 5 });
    }),
  );

  it(
    'is zero for a platform that does not exist',
    inWorld(async (world) => {
      const { countAllLicenses: count } = world.useCases;
      expect(valueOf(await count({ platform: 'nobody' }))).toEqual({ count: 0, isComplete: true });
    }),
  );
});
