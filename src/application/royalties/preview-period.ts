import { linesOfPlatform } from '../../domain/royalties/distribution.ts';
import { earnedIn, paidInvoices } from '../../domain/royalties/earnings.ts';
import { periodsOf, type Period, type PeriodNotFound } from '../../domain/royalties/period.ts';
import { roundedAmounts, sumsByRecipient } from '../../domain/royalties/posting.ts';
import { linesHash, periodResult, type PlatformPart } from '../../domain/royalties/preview.ts';
import type { PeriodId, PlatformId } from '../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { LedgerStore } from '../../ports/driven/ledger/ledger-store.ts';
import type { Clock, Digest } from '../../ports/driven/shared/environment.ts';
import type { ListPeriods, PeriodPreview, PreviewPeriod } from '../../ports/driving/royalties/royalties.ts';
import { shownPeriod, type NameDependencies } from './named-result.ts';
import { platformUse, type UseDependencies } from './platform-use.ts';
import { serialize } from './serialize.ts';
import { rightsReader, type RightsDependencies, type RightsReader } from './track-rights.ts';
import { eventsOf } from '../../domain/billing/payment-event.ts';

interface Dependencies extends UseDependencies, RightsDependencies, NameDependencies {
  readonly ledgerStore: Pick<LedgerStore, 'totals' | 'ofPlatform'>;
  readonly billing: Pick<BillingStore, 'platforms' | 'record'>;
  readonly digest: Digest;
}

const pageSize = 1_000;
/** The number of tracks that are distributed before other requests get their turn. */
const portion = 500;

export const listPeriods =
  ({
    ledgerStore,
    clock,
  }: {
    readonly ledgerStore: Pick<LedgerStore, 'totals'>;
    readonly clock: Clock;
  }): ListPeriods =>
  async () =>
    ok(periodsOf(await ledgerStore.totals(), clock.now()));

/** Returns what we earned from a platform in a period, in minor units. */
const earnedOf = async (
  { billing, ledgerStore }: Dependencies,
  platformId: PlatformId,
  period: Period,
): Promise<number> => {
  const { checkouts, events } = await billing.record(platformId);
  return earnedIn(
    period,
    paidInvoices(eventsOf(checkouts, events), await ledgerStore.ofPlatform(platformId)),
  );
};

/** Reads the use of a platform, and distributes what we earned from it. */
const distribute = async (
  dependencies: Dependencies,
  period: Period,
  { platformId, earned }: Pick<PlatformPart, 'platformId' | 'earned'>,
  rights: RightsReader,
  sums: ReturnType<typeof sumsByRecipient>,
): Promise<PlatformPart> => {
  const { tracks, ...use } = await platformUse(dependencies, platformId, period, rights);
  const hashed = linesHash((text) => dependencies.digest.sha256(text));
  let place = 0;
  for (const lines of linesOfPlatform({ earned, currency: period.currency }, tracks, rights.of)) {
    for (const line of lines) sums.add(line);
    hashed.add(lines);
    if (++place % portion === 0) await dependencies.delay.turn();
  }
  return { platformId, earned, ...use, linesHash: hashed.hash() };
};

const previewOf =
  (dependencies: Dependencies) =>
  async (periodId: PeriodId): Promise<Result<PeriodPreview, PeriodNotFound>> => {
    const { ledgerStore, billing, clock, digest } = dependencies;
    const periods = periodsOf(await ledgerStore.totals(), clock.now());
    const period = periods.find((one) => one.periodId === periodId);
    if (!period) return fail({ kind: 'period-not-found' });
    const rights = await rightsReader(dependencies);
    const sums = sumsByRecipient();
    const platforms: PlatformPart[] = [];
    for (let after: PlatformId | undefined; ;) {
      const page = await billing.platforms({ limit: pageSize, ...(after !== undefined && { after }) });
      for (const platformId of page) {
        const earned = await earnedOf(dependencies, platformId, period);
        if (earned !== 0)
          platforms.push(await distribute(dependencies, period, { platformId, earned }, rights, sums));
      }
      after = page.at(-1);
      if (page.length < pageSize) break;
    }
    const sha256 = (text: string): string => digest.sha256(text);
    const amounts = roundedAmounts(period, sums.sums, sha256);
    const result = periodResult(period, platforms, amounts, sha256);
    return ok(await shownPeriod(dependencies, period, result));
  };

/** Periods are computed one at a time, because each takes the CPU of the process for long. */
export const previewPeriod = (dependencies: Dependencies): PreviewPeriod => {
  const preview = serialize(previewOf(dependencies));
  return ({ periodId }) => preview(periodId);
};
