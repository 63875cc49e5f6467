import type { Draft } from '../../../../src/domain/drafts/draft.ts';
import { statementIssue } from '../../../../src/domain/royalties/statements/proof.ts';
import type { PeriodId } from '../../../../src/domain/shared/ids.ts';
import type { KnownPeriod } from '../../../../src/ports/driving/royalties/royalties.ts';
import type { StaffCaller } from '../../../../src/ports/driving/staff/staff.ts';
import { accountId, anArtistAddition } from '../../../support/artists/artist-builders.ts';
import { aLicense, noon, platformId, trackId } from '../../../support/builders/builders.ts';
import { sha256, shares } from '../../../support/builders/royalties/random-period.ts';
import { hashOfStored } from '../../../support/builders/royalties/stored-hash.ts';
import { aDraft, aDraftAddition, submittedDraft } from '../../../support/drafts/draft-records.ts';
import { noEffects } from '../../../support/effects.ts';
import { failureOf, valueOf } from '../../../support/outcomes.ts';
import { aParty, partyId } from '../../../support/parties/party-records.ts';
import { opened, play, registered } from '../../../support/worlds/billing-world.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

/** A draft of the first track, whose master the first party owns; the second one has written it. */
const submitted = async ({ ports }: World): Promise<Draft> => {
  await ports.artistStore.add(anArtistAddition());
  for (const n of [1, 2])
    await ports.partyStore.add({ party: aParty({}, n), guards: { fewerThan: 9 }, effects: noEffects });
  const draft = aDraft({}, 1);
  const rights = shares([[1, 100]], [[2, 100]]);
  const next = submittedDraft({ ...draft, details: { ...draft.details, rights } }, 1);
  const given = { ...next, ...(next.submitted && { submitted: { ...next.submitted, at: noon - 1 } }) };
  expect(await ports.draftStore.add(aDraftAddition(given, 1))).toBe('added');
  return given;
};

/** Adds the first track to the catalog and licenses it. */
const issued = async ({ ports, aTrackInCatalog }: World): Promise<void> => {
  const { catalogVersion } = await aTrackInCatalog();
  const version = (await ports.registry.find(platformId()))?.platform.version ?? NaN;
  const { outcome } = await ports.ledger.open({
    candidate: aLicense({ trackId: trackId(1) }, 1),
    guards: {
      track: { trackId: trackId(1), catalogVersion },
      platform: { platformId: platformId(), version },
      quota: { month: '2026-11', limit: null },
    },
    warnings: [],
    effects: noEffects,
  });
  expect(outcome).toBe('opened');
};

const tenth = (month: number): number => Date.UTC(2026, month - 1, 10);

/** November, in which the first platform has paid for a month and used the first track, on 10 December; with two members of finance. */
const november = async (world: World) => {
  await registered(world);
  const { checkoutId } = await opened(world);
  await play(world, checkoutId, 'pay');
  await submitted(world);
  await issued(world);
  world.clock.advance(tenth(12) - noon);
  const [first, second] = [await world.aColleague('finance'), await world.aColleague('finance')];
  return { ...(await periodOf(world, '2026-11')), checkoutId, first: first.caller, second: second.caller };
};

const periodOf = async ({ useCases }: World, month: string): Promise<KnownPeriod> => {
  const found = valueOf(await useCases.listPeriods()).find(({ period }) => period.month === month);
  if (!found) throw new Error('no period');
  return found;
};
const hashOf = async ({ useCases }: World, periodId: PeriodId): Promise<string> =>
  valueOf(await useCases.previewPeriod({ periodId })).hash;
const balances = async ({ useCases }: World) =>
  Object.fromEntries(
    valueOf(await useCases.readLedgerBalances({})).map(({ account, balance }) => [account, balance]),
  );

/** Closes a period by both. */
const closed = async (
  world: World,
  periodId: PeriodId,
  [first, second]: readonly [StaffCaller, StaffCaller],
): Promise<KnownPeriod> => {
  const hash = await hashOf(world, periodId);
  valueOf(await world.useCases.proposeClose({ caller: first, periodId, hash }));
  return valueOf(await world.useCases.confirmClose({ caller: second, periodId, hash }));
};

/** Runs something once while the next result is computed, after the platforms were read and before their money is. */
const during = ({ ports: { billing } }: World, run: () => Promise<unknown>): void => {
  const platforms = billing.platforms.bind(billing);
  Object.assign(billing, {
    platforms: async (...page: Parameters<typeof platforms>) => {
      Object.assign(billing, { platforms });
      const found = await platforms(...page);
      await run();
      return found;
    },
  });
};

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
      const held = await world.ports.periodStore.heldIn(periodId);
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
    'while another confirmation computes it is seen by that one, which returns the close',
    inWorld(async (world) => {
      const { period, first, second } = await november(world);
      const { periodId } = period;
      const third = (await world.aColleague('admin')).caller;
      const hash = await hashOf(world, periodId);
      const { confirmClose, proposeClose } = world.useCases;
      valueOf(await proposeClose({ caller: first, periodId, hash }));
      const closing = { caller: second, periodId, hash };
      during(world, async () => valueOf(await confirmClose(closing)));
      const overtaken = valueOf(await confirmClose({ caller: third, periodId, hash }));
      expect(overtaken.record?.close?.by).toBe(second.member.staffId);
    }),
  );

  it(
    'while a dry run computes it is seen by the dry run',
    inWorld(async (world) => {
      const { period, first, second } = await november(world);
      const { periodId } = period;
      const hash = await hashOf(world, periodId);
      const { confirmClose, proposeClose, previewPeriod } = world.useCases;
      valueOf(await proposeClose({ caller: first, periodId, hash }));
      during(world, async () => valueOf(await confirmClose({ caller: second, periodId, hash })));
      expect(failureOf(await previewPeriod({ periodId }))).toMatchObject({ kind: 'period-closed' });
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
