import { payoutPurpose } from '../../../../src/application/artists/edit-own-artist.ts';
import { verifyLedger } from '../../../../src/application/ledger/verify-ledger.ts';
import { payoutRecord, type PayoutDetails } from '../../../../src/domain/artists/payout.ts';
import { dayMs, dayOf } from '../../../../src/domain/shared/calendar.ts';
import type { PayoutStore } from '../../../../src/ports/driven/payouts/payout-store.ts';
import { accountId, anArtistAccount, anArtistAddition } from '../../../support/artists/artist-builders.ts';
import { noon } from '../../../support/builders/builders.ts';
import { aClosing, aProposal } from '../../../support/builders/royalties/closings.ts';
import { noEffects } from '../../../support/effects.ts';
import { failureOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const details: PayoutDetails = { type: 'iban', holder: 'Zoë', iban: 'DE75512108001245126199' };

/** The first account, whose details staff have verified and which has earned 30.00 euros; with two members of finance. */
const earned = async (world: World) => {
  const { artistStore, periodStore, secretCipher } = world.ports;
  const sealed = secretCipher.encrypt(JSON.stringify(details), payoutPurpose(accountId()));
  const account = anArtistAccount({ payout: payoutRecord(details, sealed, noon) });
  await artistStore.add({ ...anArtistAddition(), account });
  await periodStore.propose(aProposal());
  await periodStore.close(aClosing({ parties: 7 }));
  world.clock.advance(4 * dayMs);
  const [first, second] = [await world.aColleague('finance'), await world.aColleague('finance')];
  const decision = { kind: 'verify', detailsChangedAt: noon } as const;
  valueOf(await world.useCases.decidePayee({ caller: first.caller, accountId: accountId(), decision }));
  return { first: first.caller, second: second.caller, account };
};
type Earned = Awaited<ReturnType<typeof earned>>;

const proposed = async ({ useCases, clock }: World, { first }: Earned) =>
  useCases.proposePayouts({
    ...{ caller: first, currency: 'EUR', scheme: 'sepa', executionDate: dayOf(clock.now()) },
  });

const differencesIn = async ({ useCases }: World) => valueOf(await useCases.verifyLedger({})).differences;

const balanceIn = async ({ useCases }: World, account: string): Promise<number> =>
  valueOf(await useCases.readLedgerBalances({})).find((each) => each.account === account)?.balance ?? 0;

describe('payouts', () => {
  it(
    'are booked from the balance to clearing, from there to the bank, and back when they are returned',
    inWorld(async (world) => {
      const people = await earned(world);
      const { advancePayoutRun, returnPayout, listPayouts } = world.useCases;
      const { runId } = valueOf(await proposed(world, people));
      expect(await differencesIn(world)).toEqual([]);
      valueOf(await advancePayoutRun({ caller: people.second, runId, status: 'approved' }));
      expect([await balanceIn(world, 'payee_balances'), await balanceIn(world, 'payout_clearing')]).toEqual([
        0, -2_800,
      ]);
      for (const status of ['sent', 'paid'] as const)
        valueOf(await advancePayoutRun({ caller: people.first, runId, status }));
      expect([await balanceIn(world, 'payout_clearing'), await balanceIn(world, 'bank')]).toEqual([
        0, -2_800,
      ]);
      expect(await differencesIn(world)).toEqual([]);
      const [{ payout } = { payout: undefined }] = valueOf(await listPayouts({ runId, limit: 5 })).payouts;
      if (!payout) throw new Error('no payout');
      valueOf(await returnPayout({ caller: people.first, payoutId: payout.payoutId, reason: 'AC04' }));
      expect([await balanceIn(world, 'payee_balances'), await balanceIn(world, 'bank')]).toEqual([-2_800, 0]);
      expect(await differencesIn(world)).toEqual([]);
    }),
  );

  it(
    'are not approved if the account is held between the decision and the commit',
    inWorld(async (world) => {
      const people = await earned(world);
      const { runId } = valueOf(await proposed(world, people));
      const decision = { kind: 'hold', reason: 'sanctions' } as const;
      world.before('payoutStore', 'advance', async () => {
        valueOf(await world.useCases.decidePayee({ caller: people.first, accountId: accountId(), decision }));
      });
      const rejected = await world.useCases.advancePayoutRun({
        ...{ caller: people.second, runId, status: 'approved' },
      });
      expect(failureOf(rejected)).toMatchObject({ kind: 'payees-changed' });
      expect(await balanceIn(world, 'payout_clearing')).toBe(0);
    }),
  );

  it(
    'are not approved if an account would be paid twice, because its balance was read before another approval',
    inWorld(async (world) => {
      const people = await earned(world);
      const { runId } = valueOf(await proposed(world, people));
      valueOf(
        await world.useCases.advancePayoutRun({ ...{ caller: people.first, runId, status: 'canceled' } }),
      );
      const [payout] = (await world.ports.payoutStore.payouts({ runId }, { limit: 1 })).items;
      expect(payout?.details).toHaveProperty('masked');
      expect(payout?.details).not.toHaveProperty('sealed');
      // Another process proposes and approves a run while this one has read the balances.
      world.before('payoutStore', 'propose', async () => {
        const other = valueOf(await proposed(world, people));
        valueOf(
          await world.useCases.advancePayoutRun({
            ...{ caller: people.second, runId: other.runId, status: 'approved' },
          }),
        );
      });
      const late = valueOf(await proposed(world, people));
      const twice = await world.useCases.advancePayoutRun({
        ...{ caller: people.second, runId: late.runId, status: 'approved' },
      });
      expect(failureOf(twice)).toEqual({ kind: 'balances-changed' });
      expect(await balanceIn(world, 'payout_clearing')).toBe(-2_800);
      expect(await differencesIn(world)).toEqual([]);
    }),
  );

  it(
    'are not approved after their author has left',
    inWorld(async (world) => {
      const people = await earned(world);
      const { runId } = valueOf(await proposed(world, people));
      const { member } = people.first;
      const stored = await world.ports.staffRegistry.find(member.staffId);
      if (!stored) throw new Error('no member');
      await world.ports.staffRegistry.change({
        member: { ...stored, status: 'disabled', version: stored.version + 1 },
        ...{ guards: { version: stored.version }, effects: noEffects },
      });
      const rejected = await world.useCases.advancePayoutRun({
        ...{ caller: people.second, runId, status: 'approved' },
      });
      expect(failureOf(rejected)).toEqual({ kind: 'proposer-left' });
    }),
  );
});

describe('payouts in a ledger that is verified', () => {
  it(
    'are named if a run, its payouts or a balance differ from what was booked',
    inWorld(async (world) => {
      const people = await earned(world);
      const { runId } = valueOf(await proposed(world, people));
      valueOf(
        await world.useCases.advancePayoutRun({ ...{ caller: people.second, runId, status: 'approved' } }),
      );
      const { ports, clock } = world;
      const [run] = (await ports.payoutStore.runs({}, { limit: 5 })).items;
      const [balance] = await ports.payoutStore.allBalances();
      if (!run || !balance) throw new Error('nothing was paid');
      const differencesWith = async (wrong: Partial<PayoutStore>) => {
        const payoutStore = { ...ports.payoutStore, ...wrong };
        const paymentProvider = { provider: 'sandbox' };
        const verified = await verifyLedger({ ...ports, clock, payoutStore, paymentProvider })({});
        return valueOf(verified).differences.map(({ kind, id, ledger, expected }) => [
          kind,
          id,
          ledger,
          expected,
        ]);
      };
      expect(await differencesWith({})).toEqual([]);
      expect(
        await differencesWith({ runs: async () => ({ items: [{ ...run, total: run.total + 1 }] }) }),
      ).toEqual([
        ['payouts_of_run', `${runId} total`, 2_801, 2_800],
        ['payout_run', runId, 2_800, 2_801],
        ['payout_run', runId, -2_800, -2_801],
      ]);
      expect(
        await differencesWith({ allBalances: async () => [{ ...balance, earned: 5_000, paid: 1 }] }),
      ).toEqual([
        ['payee_balance', 'live EUR', 0, -4_999],
        ['payouts_of_account', `${accountId()} EUR paid`, 1, 2_800],
      ]);
    }),
  );
});
