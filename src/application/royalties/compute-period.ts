import { eventsOf } from '../../domain/billing/payment-event.ts';
import { linesOfPlatform, type Line } from '../../domain/royalties/distribution.ts';
import { earnedByCloses, earnedIn, paidInvoices } from '../../domain/royalties/earnings.ts';
import type { Period } from '../../domain/royalties/period.ts';
import { roundedAmounts, sumsByRecipient } from '../../domain/royalties/posting.ts';
import {
  linesHash,
  periodResult,
  type PeriodResult,
  type PlatformPart,
} from '../../domain/royalties/preview.ts';
import type { PlatformId } from '../../domain/shared/ids.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { LedgerStore } from '../../ports/driven/ledger/ledger-store.ts';
import type { Digest } from '../../ports/driven/shared/environment.ts';
import { keyedPagesFrom, type From } from '../shared/pages-from.ts';
import { platformUse, type UseDependencies } from './platform-use.ts';
import { rightsReader, type RightsDependencies, type RightsReader } from './track-rights.ts';

export interface ComputeDependencies extends UseDependencies, RightsDependencies {
  readonly ledgerStore: Pick<LedgerStore, 'ofPlatform'>;
  readonly billing: Pick<BillingStore, 'platforms' | 'record'>;
  readonly digest: Digest;
}

/** Receives the lines of each track of a platform as they are computed. */
export type OnLines = (platformId: PlatformId, lines: readonly Line[]) => void;

const pageSize = 1_000;
/** The number of tracks that are distributed before other requests get their turn. */
const portion = 500;

/** Returns what we earned from a platform in a period, in minor units. */
const earnedOf = async (
  { billing, ledgerStore }: ComputeDependencies,
  platformId: PlatformId,
  period: Period,
): Promise<number> => {
  const { checkouts, events } = await billing.record(platformId);
  const transactions = await ledgerStore.ofPlatform(platformId);
  const invoices = paidInvoices(eventsOf(checkouts, events), transactions);
  return earnedIn(period, invoices, earnedByCloses(period, transactions));
};

/** Reads the use of a platform, and distributes what we earned from it. */
const distribute = async (
  dependencies: ComputeDependencies,
  period: Period,
  { platformId, earned }: Pick<PlatformPart, 'platformId' | 'earned'>,
  rights: RightsReader,
  onLines: OnLines,
): Promise<PlatformPart> => {
  const { tracks, ...use } = await platformUse(dependencies, platformId, period, rights);
  const hashed = linesHash((text) => dependencies.digest.sha256(text));
  let place = 0;
  for (const lines of linesOfPlatform({ earned, currency: period.currency }, tracks, rights.of)) {
    onLines(platformId, lines);
    hashed.add(lines);
    if (++place % portion === 0) await dependencies.delay.turn();
  }
  return { platformId, earned, ...use, linesHash: hashed.hash() };
};

/** Computes the result of a period from everything that is known now. */
export const computePeriod = async (
  dependencies: ComputeDependencies,
  period: Period,
  onLines: OnLines = () => undefined,
): Promise<PeriodResult> => {
  const { billing, digest } = dependencies;
  const rights = await rightsReader(dependencies);
  const sums = sumsByRecipient();
  const parts: PlatformPart[] = [];
  const pages = keyedPagesFrom(
    (from: From<PlatformId>) => billing.platforms({ limit: pageSize, ...from }),
    (platformId) => platformId,
  );
  const adding: OnLines = (platformId, lines) => {
    for (const line of lines) sums.add(line);
    onLines(platformId, lines);
  };
  for await (const page of pages)
    for (const platformId of page) {
      const earned = await earnedOf(dependencies, platformId, period);
      if (earned !== 0)
        parts.push(await distribute(dependencies, period, { platformId, earned }, rights, adding));
    }
  const sha256 = (text: string): string => digest.sha256(text);
  return periodResult(period, parts, roundedAmounts(period, sums.sums, sha256), sha256);
};
