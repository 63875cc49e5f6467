import { preparePostgres, postgresStorage } from '../../../../src/adapters/postgres/storage.ts';
import { borrowPostgres, type BorrowedStore } from '../../../support/servers/lent/borrow.ts';
import { needing } from '../../../support/needing.ts';
import { countingRoundTrips } from '../../../support/stores/postgres-round-trips.ts';
import { operations } from '../../../support/stores/storage-operations.ts';
import { seed } from '../../../support/stores/storage-operations/stage.ts';

needing('postgres', 'round trips to PostgreSQL', () => {
  let server: BorrowedStore;
  const trips = new Map<string, number>();
  const tripsOf = (operation: string): number => trips.get(operation) ?? NaN;

  beforeAll(async () => {
    server = await borrowPostgres();
    await preparePostgres(server.url, () => undefined);
    const storage = postgresStorage({ url: server.url, timeoutMs: 60_000 });
    const { during, stop } = countingRoundTrips();
    await seed(storage);
    for (const { name, ready, run } of operations) {
      await ready?.(storage);
      trips.set(name, await during(() => run(storage)));
    }
    stop();
    await storage.close();
  }, 180_000);
  afterAll(() => server.release());

  it('takes six to issue a license with its event and idempotency record, begin and commit included', () => {
    expect(tripsOf('issue a license, with its event and idempotency record')).toBeLessThanOrEqual(6);
    // An insertion that meets the existing license ends the first attempt.
    expect(tripsOf('issue a license that is held')).toBeLessThanOrEqual(6);
    expect(tripsOf('revoke a license, with its event')).toBeLessThanOrEqual(4);
    expect(tripsOf('revoke a license that has ended')).toBeLessThanOrEqual(3);
  });

  it('takes as many for a hundred usage events as for one', () => {
    expect(tripsOf('record a report')).toBeLessThanOrEqual(4);
    expect(tripsOf('record a hundred reports')).toBe(tripsOf('record a report'));
  });

  it('takes as many for five hundred deliveries of an event as for one', () => {
    expect(tripsOf('fan an event out to 1')).toBeLessThanOrEqual(5);
    expect(tripsOf('fan an event out to 500')).toBe(tripsOf('fan an event out to 1'));
  });

  it('takes as many to approve a run of fifty payouts as of one', () => {
    expect(tripsOf('approve a run of payouts to 1')).toBeLessThanOrEqual(9);
    expect(tripsOf('approve a run of payouts to 50')).toBe(tripsOf('approve a run of payouts to 1'));
  });

  it('takes six to claim an endpoint and read what is due there, and six to settle a delivery', () => {
    expect(tripsOf('claim an endpoint, with what is due there')).toBeLessThanOrEqual(6);
    expect(tripsOf('settle a delivery')).toBeLessThanOrEqual(6);
    expect(tripsOf('claim endpoints where nothing is due')).toBeLessThanOrEqual(1);
  });

  it('takes one round trip for everything that is read together', () => {
    expect(tripsOf('read the latest events of a platform')).toBe(1);
    expect(tripsOf('find fifty tracks')).toBe(1);
  });

  it('takes one if nothing is due', () => {
    expect(tripsOf('claim events where none waits')).toBe(1);
    expect(tripsOf('look for notices where none is due')).toBe(1);
  });
});
