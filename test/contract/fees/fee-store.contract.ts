import type { Fee } from '../../../src/domain/fees/fee.ts';
import { dayMs, monthOf, type Month } from '../../../src/domain/shared/calendar.ts';
import type { FeeStore } from '../../../src/ports/driven/fees/fee-store.ts';
import { aRevoked, contentId, licenseId, noon, platformId } from '../../support/builders/builders.ts';
import { aCharge, aCredit } from '../../support/builders/fees/fee-builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { noEffects } from '../../support/effects.ts';
import { amendmentStage } from '../licensing/license-amendments/stage.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { feeInvoiceCases, type FeeView } from './fee-invoice-cases.ts';
import { feePaymentCases } from './fee-payment-cases.ts';

const month = '2026-11';
const spentIn = ({ ledger }: FeeView, inMonth: Month = month) => ledger.spentIn(platformId(), inMonth, 'EUR');

const feesIn = async ({ feeStore }: FeeView): Promise<readonly Fee[]> =>
  (await feeStore.list({}, { limit: 100 })).items;

/** Everything that a charge writes. */
const everything = async (view: FeeView) => ({
  fees: await feesIn(view),
  transactions: (await view.ledgerStore.list({}, { limit: 100 })).items,
  totals: await view.ledgerStore.totals(),
  spent: await spentIn(view),
});

const receivables = async ({ ledgerStore }: FeeView): Promise<number> =>
  (await ledgerStore.totals())
    .filter(({ account }) => account === 'receivables')
    .reduce((sum, { debits, credits }) => sum + debits - credits, 0);

/** The promises of commits of licenses about fees, and of `FeeStore`: see `LicenseLedger`. */
export const feeStoreContract = (open: OpenWorld<FeeView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    ...feeInvoiceCases(open),
    ...feePaymentCases(open),

    policy('records and books the fee of a license with the license', async (view) => {
      const { offer } = await amendmentStage(view);
      const opening = offer(1);
      const charge = aCharge(opening.candidate);
      expect(await view.ledger.open({ ...opening, charge })).toMatchObject({ outcome: 'opened' });
      expect(await feesIn(view)).toEqual([charge.fee]);
      expect((await view.ledgerStore.list({}, { limit: 10 })).items).toEqual([charge.transaction]);
      expect(await receivables(view)).toBe(4_900);
      expect(await spentIn(view)).toBe(4_900);
      expect(await view.ledger.spentIn(platformId(), month, 'USD')).toBe(0);
      expect(await view.ledger.spentIn(platformId(), '2026-12', 'EUR')).toBe(0);
    }),

    policy('charges nothing for a license that exists', async (view) => {
      const { offer } = await amendmentStage(view);
      const [first, again] = [offer(1), offer(2, { contentId: offer(1).candidate.contentId })];
      await view.ledger.open({ ...first, charge: aCharge(first.candidate) });
      const before = await everything(view);
      const opened = await view.ledger.open({ ...again, charge: aCharge(again.candidate, 2) });
      expect(opened.outcome).toBe('existing');
      expect(await everything(view)).toEqual(before);
    }),

    policy('issues no license whose fee exceeds the spend limit, and charges nothing', async (view) => {
      const { offer } = await amendmentStage(view);
      const first = offer(1);
      await view.ledger.open({ ...first, charge: aCharge(first.candidate, 1, { limit: 9_799 }) });
      const before = await everything(view);
      const next = offer(2, { contentId: contentId(2) });
      const opening = { ...next, charge: aCharge(next.candidate, 2, { limit: 9_799 }) };
      expect(await view.ledger.open(opening)).toEqual({ outcome: 'guard-failed', guard: 'spend' });
      expect(await view.ledger.find(licenseId(2))).toBeUndefined();
      expect(await everything(view)).toEqual(before);
      const charge = aCharge(next.candidate, 2, { limit: 9_800 });
      expect(await view.ledger.open({ ...next, charge })).toMatchObject({ outcome: 'opened' });
      expect(await spentIn(view)).toBe(9_800);
    }),

    policy(
      'spends exactly what the limit leaves when concurrent callers license twenty contents',
      async (view, concurrently) => {
        const { offer } = await amendmentStage(view);
        const outcomes = await concurrently(20, async ({ ledger }, n) => {
          const opening = offer(n + 1, { contentId: contentId(n + 1) });
          const charge = aCharge(opening.candidate, n + 1, { limit: 3 * 4_900 });
          return (await ledger.open({ ...opening, charge })).outcome;
        });
        expect(outcomes.filter((outcome) => outcome === 'opened')).toHaveLength(3);
        expect(await spentIn(view)).toBe(3 * 4_900);
        expect(await receivables(view)).toBe(3 * 4_900);
        expect(await feesIn(view)).toHaveLength(3);
      },
    ),

    policy('charges an amendment with its version, or neither', async (view) => {
      const { issue, change } = await amendmentStage(view);
      const first = await issue();
      const amending = change(1, first);
      const charge = aCharge(amending.amended, 1, { amount: 100, limit: 100 });
      const tooMuch = aCharge(amending.amended, 1, { amount: 100, limit: 99 });
      expect(await view.ledger.amend({ ...amending, charge: tooMuch })).toEqual({
        outcome: 'guard-failed',
        guard: 'spend',
      });
      expect(await view.ledger.find(licenseId())).toEqual(first);
      expect(await everything(view)).toEqual({ fees: [], transactions: [], totals: [], spent: 0 });
      expect(await view.ledger.amend({ ...amending, charge })).toMatchObject({ outcome: 'amended' });
      expect(await feesIn(view)).toEqual([charge.fee]);
      expect(charge.fee).toMatchObject({ kind: 'amendment', version: 2 });
      expect(await spentIn(view)).toBe(100);
    }),

    policy('credits a license with the call that ends it, once', async (view) => {
      const { offer } = await amendmentStage(view);
      const opening = offer(1);
      await view.ledger.open({ ...opening, charge: aCharge(opening.candidate) });
      const revoked = aRevoked(opening.candidate);
      const credit = aCredit(revoked, 2, { at: noon + 1 });
      await view.ledger.close({ revoked, credits: [credit], effects: noEffects });
      expect(await feesIn(view)).toEqual([credit.fee, aCharge(opening.candidate).fee]);
      expect(await spentIn(view)).toBe(0);
      expect(await receivables(view)).toBe(0);
      const before = await everything(view);
      await view.ledger.close({ revoked, credits: [aCredit(revoked, 3)], effects: noEffects });
      expect(await everything(view)).toEqual(before);
    }),

    policy('a credit counts in the month in which its license was issued', async (view) => {
      const { offer } = await amendmentStage(view);
      const opening = offer(1);
      await view.ledger.open({ ...opening, charge: aCharge(opening.candidate) });
      const later = noon + 13 * dayMs;
      const revoked = aRevoked(opening.candidate, undefined, later);
      await view.ledger.close({ revoked, credits: [aCredit(revoked, 2, { at: later })], effects: noEffects });
      expect(monthOf(later)).not.toBe(monthOf(opening.candidate.issuedAt));
      expect(await spentIn(view)).toBe(0);
      expect(await spentIn(view, monthOf(later))).toBe(0);
    }),

    policy('lists fees by platform, license, kind, currency and time, page by page', async (view) => {
      const { offer } = await amendmentStage(view);
      for (const n of [1, 2, 3]) {
        const opening = offer(n, { contentId: contentId(n) });
        const currency = n === 3 ? 'USD' : 'EUR';
        await view.ledger.open({
          ...opening,
          charge: aCharge(opening.candidate, n, { at: noon + n, currency }),
        });
      }
      const { feeStore } = view;
      const ids = async (filter: Parameters<FeeStore['list']>[0]) =>
        (await feeStore.list(filter, { limit: 10 })).items.map(({ at }) => at - noon);
      expect(await ids({})).toEqual([3, 2, 1]);
      expect(await ids({ platformId: platformId() })).toEqual([3, 2, 1]);
      expect(await ids({ platformId: platformId(2) })).toEqual([]);
      expect(await ids({ licenseId: licenseId(2) })).toEqual([2]);
      expect(await ids({ currency: 'EUR' })).toEqual([2, 1]);
      expect(await ids({ kind: 'credit' })).toEqual([]);
      expect(await ids({ since: noon + 2, until: noon + 2 })).toEqual([2]);
      const first = await feeStore.list({}, { limit: 2 });
      expect(first.items).toHaveLength(2);
      const rest = await feeStore.list({}, { limit: 2, ...(first.next && { after: first.next }) });
      expect(rest.items.map(({ at }) => at - noon)).toEqual([1]);
      expect((await feeStore.ofLicense(licenseId(3))).map(({ currency }) => currency)).toEqual(['USD']);
    }),
  ];
};
