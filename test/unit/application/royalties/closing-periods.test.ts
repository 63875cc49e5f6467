import { statementIssue } from '../../../../src/domain/royalties/statements/proof.ts';
import { accountId } from '../../../support/artists/artist-builders.ts';
import { noon, platformId, trackId } from '../../../support/builders/builders.ts';
import { sha256 } from '../../../support/builders/royalties/random-period.ts';
import { hashOfStored } from '../../../support/builders/royalties/stored-hash.ts';
import { failureOf, valueOf } from '../../../support/outcomes.ts';
import { partyId } from '../../../support/parties/party-records.ts';
import { play } from '../../../support/worlds/billing-world.ts';
import { inWorld } from '../../../support/worlds/world.ts';

import {
  balances,
  closed,
  hashOf,
  november,
  periodOf,
  tenth,
} from '../../../support/builders/royalties/november.ts';

describe('the close of a period', () => {
  it(
    'books what the dry run has shown, and stores a statement with a proof for each party',
    inWorld(async (world) => {
      const { period, first, second } = await november(world);
      const { periodId } = period;
      const { totals } = valueOf(await world.useCases.previewPeriod({ periodId }));
      const { record } = await closed(world, periodId, [first, second]);
      expect(totals).toMatchObject({ earned: 1_910, parties: 1_146, service: 764 });
      expect(record?.close).toMatchObject({ by: second.member.staffId, totals, statements: 2 });
      expect(await balances(world)).toMatchObject({
        deferred_revenue: 1_910 - 5_714,
        ...{ payee_balances: -1_146, sales: -764, royalty_pool: 0 },
      });
      const { items } = await world.ports.periodStore.statementsOf(accountId(1), { limit: 10 });
      expect(
        items.map(({ file: { statement } }) => [statement.partyId, statement.amount]).toSorted(),
      ).toEqual([
        [partyId(1), 573],
        [partyId(2), 573],
      ]);
      for (const { file } of items) {
        expect(statementIssue(file, record?.close?.root ?? '', sha256)).toBeUndefined();
        expect(file.statement).toMatchObject({ exact: '5.730000', month: '2026-11', currency: 'EUR' });
        expect(file.statement.lines).toEqual([
          { platformId: platformId(), trackId: trackId(1), exact: '5.730000' },
        ]);
        expect(file.salt).toMatch(/^[0-9A-Za-z]{43}$/);
      }
      const entries = await world.ports.auditLog.entries({ after: 0, limit: 100, subject: periodId });
      expect(entries.map(({ action }) => action)).toEqual(['period.propose_close', 'period.close']);
      expect(valueOf(await world.useCases.verifyLedger({})).differences).toEqual([]);
    }),
  );

  it(
    'needs two people, the hash that both have read, and a proposal',
    inWorld(async (world) => {
      const { period, first, second } = await november(world);
      const { periodId } = period;
      const { proposeClose, confirmClose } = world.useCases;
      const hash = await hashOf(world, periodId);
      const before = await balances(world);
      const rejected = failureOf(await proposeClose({ caller: first, periodId, hash: 'f'.repeat(64) }));
      expect(rejected).toEqual({ kind: 'period-result-changed', hash });
      expect(failureOf(await confirmClose({ caller: second, periodId, hash }))).toEqual({
        kind: 'period-not-proposed',
      });
      valueOf(await proposeClose({ caller: first, periodId, hash }));
      expect(failureOf(await confirmClose({ caller: first, periodId, hash }))).toEqual({
        kind: 'proposer-confirms',
      });
      const other = await confirmClose({ caller: second, periodId, hash: 'f'.repeat(64) });
      expect(failureOf(other)).toEqual({ kind: 'period-not-proposed' });
      expect(await balances(world)).toEqual(before);
      // The author of the last proposal cannot confirm it, also if someone else has proposed the same result before.
      valueOf(await proposeClose({ caller: second, periodId, hash }));
      expect(failureOf(await confirmClose({ caller: second, periodId, hash }))).toEqual({
        kind: 'proposer-confirms',
      });
      valueOf(await confirmClose({ caller: first, periodId, hash }));
    }),
  );

  it(
    'does not happen if the result has changed since the proposal',
    inWorld(async (world) => {
      const { period, first, second } = await november(world);
      const { periodId } = period;
      const hash = await hashOf(world, periodId);
      valueOf(await world.useCases.proposeClose({ caller: first, periodId, hash }));
      await world.useCases.takeDownTrack({ trackId: trackId(1), reason: 'disputed' });
      const confirmed = await world.useCases.confirmClose({ caller: second, periodId, hash });
      const now = await hashOf(world, periodId);
      expect(now).not.toBe(hash);
      expect(failureOf(confirmed)).toEqual({ kind: 'period-result-changed', hash: now });
      expect(await balances(world)).not.toHaveProperty('payee_balances');
      const { record } = await closed(world, periodId, [first, second]);
      expect(record?.close).toMatchObject({ statements: 0, totals: { contested: 1_146, parties: 0 } });
      expect(await balances(world)).toMatchObject({ suspense: -1_146, sales: -764 });
      const { items: held } = await world.ports.periodStore.heldIn(periodId, { limit: 10 });
      const line = { platformId: platformId(), kind: 'contested', exact: '5.730000', sharesFrom: noon - 1 };
      expect(held).toMatchObject([
        {
          ...{ periodId, trackId: trackId(1), currency: 'EUR' },
          amounts: [{ kind: 'contested', exact: '11.460000', amount: 1_146 }],
          lines: [
            { ...line, side: 'master' },
            { ...line, side: 'publishing' },
          ],
        },
      ]);
      if (!record?.close) throw new Error('not closed');
      expect(hashOfStored({ ...record, ...record.close }, [], held)).toBe(now);
    }),
  );

  it(
    'is possible from the tenth of the next month, month by month',
    inWorld(async (world) => {
      const { period, first } = await november(world);
      const december = (await periodOf(world, '2026-12')).period.periodId;
      const { proposeClose } = world.useCases;
      const early = await proposeClose({
        ...{ caller: first, periodId: december, hash: await hashOf(world, december) },
      });
      expect(failureOf(early)).toEqual({ kind: 'earlier-period-open' });
      world.clock.advance(-1);
      const hash = await hashOf(world, period.periodId);
      const late = await proposeClose({ caller: first, periodId: period.periodId, hash });
      expect(failureOf(late)).toEqual({ kind: 'period-not-over', closableFrom: '2026-12-10' });
    }),
  );

  it(
    'happens once, also if three confirm concurrently or again: nothing changes afterwards',
    inWorld(async (world) => {
      const { period, first, second } = await november(world);
      const { periodId } = period;
      const third = (await world.aColleague('admin')).caller;
      const hash = await hashOf(world, periodId);
      valueOf(await world.useCases.proposeClose({ caller: first, periodId, hash }));
      const { confirmClose, proposeClose, previewPeriod } = world.useCases;
      const outcomes = await Promise.all(
        [second, third, second].map((caller) => confirmClose({ caller, periodId, hash })),
      );
      const records = outcomes.map((outcome) => valueOf(outcome).record);
      const before = await balances(world);
      const again = valueOf(await confirmClose({ caller: third, periodId, hash }));
      for (const record of records) expect(record).toEqual(again.record);
      expect(await balances(world)).toEqual(before);
      const isClosed = { kind: 'period-closed', month: '2026-11', currency: 'EUR' };
      expect(failureOf(await previewPeriod({ periodId }))).toEqual(isClosed);
      expect(failureOf(await proposeClose({ caller: first, periodId, hash }))).toEqual(isClosed);
      const other = await confirmClose({ caller: second, periodId, hash: 'f'.repeat(64) });
      expect(failureOf(other)).toEqual(isClosed);
      const entries = await world.ports.auditLog.entries({ after: 0, limit: 100, subject: periodId });
      expect(entries.filter(({ action }) => action === 'period.close')).toHaveLength(1);
    }),
  );

  it(
    'leaves the next month the rest of the money, less what was refunded since',
    inWorld(async (world) => {
      const { period, checkoutId, first, second } = await november(world);
      await closed(world, period.periodId, [first, second]);
      const december = (await periodOf(world, '2026-12')).period;
      expect(december.isNext).toBe(true);
      const untouched = valueOf(await world.useCases.previewPeriod({ periodId: december.periodId }));
      expect(untouched.totals.earned).toBe(5_714 - 1_910);
      await play(world, checkoutId, 'refund');
      const refunded = valueOf(await world.useCases.previewPeriod({ periodId: december.periodId }));
      expect(refunded.totals).toMatchObject({ earned: -1_910, carriedOver: -1_910, parties: 0 });
      world.clock.advance(tenth(13) - tenth(12));
      const { record } = await closed(world, december.periodId, [first, second]);
      expect(record?.close?.totals.carriedOver).toBe(-1_910);
      // The credit waits in deferred revenue for the money of a later month.
      expect(await balances(world)).toMatchObject({
        ...{ provider_clearing: 0, deferred_revenue: 1_910, payee_balances: -1_146, sales: -764 },
      });
      const january = (await periodOf(world, '2027-01')).period;
      const later = valueOf(await world.useCases.previewPeriod({ periodId: january.periodId }));
      expect(later.totals.carriedOver).toBe(-1_910);
      expect(valueOf(await world.useCases.verifyLedger({})).differences).toEqual([]);
    }),
  );
});
