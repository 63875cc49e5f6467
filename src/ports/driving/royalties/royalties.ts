import type { RoundedAmount } from '../../../domain/royalties/posting.ts';
import type { Period, PeriodNotFound } from '../../../domain/royalties/period.ts';
import type { PeriodResult, PlatformPart } from '../../../domain/royalties/preview.ts';
import type { PartyId, PeriodId } from '../../../domain/shared/ids.ts';
import type {
  EarlierPeriodOpen,
  PeriodClosed,
  PeriodNotOver,
  PeriodNotProposed,
  PeriodRecord,
  PeriodResultChanged,
  ProposerConfirms,
} from '../../../domain/royalties/closing.ts';
import type { ProposerLeft } from '../../../domain/staff/act.ts';
import type { StaffCaller } from '../staff/staff.ts';
import type { TooMuchContention, UseCase } from '../use-case.ts';

/** A period with what is stored of it. */
export interface KnownPeriod {
  readonly period: Period;
  /** Absent before its close is proposed. */
  readonly record?: PeriodRecord;
}

/** Returns the periods of every currency of the ledger, the latest month first. */
export type ListPeriods = UseCase<void, readonly KnownPeriod[]>;

/** A party with what it gets. */
export interface PartyAmount extends Pick<RoundedAmount, 'exact' | 'amount'> {
  readonly partyId: PartyId;
  /** Absent for a party that was deleted meanwhile. */
  readonly name?: string;
}

/** The result that closing a period now would book. */
export interface PeriodPreview extends KnownPeriod, Pick<PeriodResult, 'totals' | 'hash'> {
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
export type PreviewPeriod = UseCase<
  { readonly periodId: PeriodId },
  PeriodPreview,
  PeriodNotFound | PeriodClosed | TooMuchContention
>;

interface Closing {
  readonly caller: StaffCaller;
  readonly periodId: PeriodId;
  /** The hash of the result that the caller has read. */
  readonly hash: string;
}

type NotClosable =
  PeriodNotFound | PeriodClosed | EarlierPeriodOpen | PeriodNotOver | PeriodResultChanged | TooMuchContention;

/** Records the proposal to close a period with a result; it replaces an earlier one. */
export type ProposeClose = UseCase<Closing, KnownPeriod, NotClosable>;

/**
 * Closes a period with the result that another member of staff has proposed: books it and stores a statement for each party, in one commit. A
 * repeated request for the same result returns the closed period.
 */
export type ConfirmClose = UseCase<
  Closing,
  KnownPeriod,
  NotClosable | PeriodNotProposed | ProposerConfirms | ProposerLeft
>;

/** Royalty periods, for finance. */
export interface Royalties {
  readonly listPeriods: ListPeriods;
  readonly previewPeriod: PreviewPeriod;
  readonly proposeClose: ProposeClose;
  readonly confirmClose: ConfirmClose;
}
