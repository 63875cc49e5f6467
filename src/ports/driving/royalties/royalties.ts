import type { RoundedAmount } from '../../../domain/royalties/posting.ts';
import type { Period, PeriodNotFound } from '../../../domain/royalties/period.ts';
import type { PeriodResult, PlatformPart } from '../../../domain/royalties/preview.ts';
import type { PartyId, PeriodId } from '../../../domain/shared/ids.ts';
import type { UseCase } from '../use-case.ts';

/** Returns the periods of every currency of the ledger, the latest month first. */
export type ListPeriods = UseCase<void, readonly Period[]>;

/** A party with what it gets. */
export interface PartyAmount extends Pick<RoundedAmount, 'exact' | 'amount'> {
  readonly partyId: PartyId;
  /** Absent for a party that was deleted meanwhile. */
  readonly name?: string;
}

/** The result that closing a period now would book. */
export interface PeriodPreview extends Pick<PeriodResult, 'totals' | 'hash'> {
  readonly period: Period;
  readonly parties: number;
  /** The parties with the largest amounts, at most 100. */
  readonly largestParties: readonly PartyAmount[];
  /** The number of platforms with money. */
  readonly platforms: number;
  /** The platforms from which we earned most, at most 100. */
  readonly largestPlatforms: readonly (Omit<PlatformPart, 'linesHash'> & { readonly name?: string })[];
  /** Plays without a license, of platforms with money. */
  readonly unlicensedPlays: number;
}

/** Computes what closing a period now would book, and changes nothing. */
export type PreviewPeriod = UseCase<{ readonly periodId: PeriodId }, PeriodPreview, PeriodNotFound>;

/** Royalty periods, for finance. */
export interface Royalties {
  readonly listPeriods: ListPeriods;
  readonly previewPeriod: PreviewPeriod;
}
