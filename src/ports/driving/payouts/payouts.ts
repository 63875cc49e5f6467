import type { PayoutDetails } from '../../../domain/artists/payout.ts';
import type {
  ExecutionDatePast,
  NextRunStatus,
  Payout,
  PayoutFormat,
  PayoutRun,
  PayoutRunState,
  RunProposerApproves,
} from '../../../domain/payouts/payout-run.ts';
import type { PayoutScheme } from '../../../domain/payouts/scheme.ts';
import type { Day } from '../../../domain/shared/calendar.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { PayoutId, PayoutRunId } from '../../../domain/shared/ids.ts';
import type { ProposerLeft } from '../../../domain/staff/act.ts';
import type { StaffCaller } from '../staff/staff.ts';
import type { TooMuchContention, UseCase } from '../use-case.ts';

interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** No balance can be paid by this scheme now. */
export type NothingToPay = { readonly kind: 'nothing-to-pay' };
/** Another run of the currency waits for approval. */
export type PayoutRunOpen = { readonly kind: 'payout-run-open'; readonly currency: string };

/** Proposes to pay every balance that can be paid by a scheme, at most 500. Nothing is booked. */
export type ProposePayouts = UseCase<
  {
    readonly caller: StaffCaller;
    readonly currency: string;
    readonly scheme: PayoutScheme;
    readonly executionDate: Day;
  },
  PayoutRun,
  NothingToPay | PayoutRunOpen | ExecutionDatePast
>;

export type PayoutRunNotFound = { readonly kind: 'payout-run-not-found' };
export type PayoutNotFound = { readonly kind: 'payout-not-found' };

export type ListPayoutRuns = UseCase<
  Page & { readonly currency?: string },
  { readonly runs: readonly PayoutRun[]; readonly nextCursor: string | null },
  CursorInvalid
>;

export type ReadPayoutRun = UseCase<{ readonly runId: PayoutRunId }, PayoutRun, PayoutRunNotFound>;

/** A payout with the name of the profile of its account. */
interface NamedPayout {
  readonly payout: Payout;
  readonly name?: string;
}

export type ListPayouts = UseCase<
  Page & { readonly runId: PayoutRunId },
  { readonly run: PayoutRun; readonly payouts: readonly NamedPayout[]; readonly nextCursor: string | null },
  CursorInvalid | PayoutRunNotFound
>;

/** Accounts of the run can no longer be paid as it was proposed: their details, their verification or a hold has changed. */
export interface PayeesChanged {
  readonly kind: 'payees-changed';
  /** The first of them. */
  readonly payoutIds: readonly PayoutId[];
}

/** An account of the run is owed less than the run pays, because another run was approved since its balances were read. */
export type BalancesChanged = { readonly kind: 'balances-changed' };

/** Gives a run its next status. Another member of finance than its author approves it. A repeated request changes nothing. */
export type AdvancePayoutRun = UseCase<
  { readonly caller: StaffCaller; readonly runId: PayoutRunId; readonly status: NextRunStatus },
  PayoutRun,
  | PayoutRunNotFound
  | PayoutRunState
  | RunProposerApproves
  | ExecutionDatePast
  | ProposerLeft
  | PayeesChanged
  | BalancesChanged
  | TooMuchContention
>;

/** A payout with the details to which it is paid. */
export interface OpenedPayout {
  readonly payout: Payout;
  readonly details: PayoutDetails;
}

/** The run has no `pain.001` file: its scheme is not `sepa`, or no account was configured that pays. */
export type NoPaymentFile = { readonly kind: 'no-payment-file'; readonly reason: 'scheme' | 'debtor' };

/** Returns what the file of a run contains: always the same, once it is approved. Each call is in the audit log. */
export type ExportPayoutRun = UseCase<
  { readonly caller: StaffCaller; readonly runId: PayoutRunId; readonly format: PayoutFormat },
  { readonly run: PayoutRun; readonly payouts: readonly OpenedPayout[] },
  PayoutRunNotFound | PayoutRunState | NoPaymentFile
>;

/** Books a payout back that the bank has returned. The details of the account have to be verified again. */
export type ReturnPayout = UseCase<
  { readonly caller: StaffCaller; readonly payoutId: PayoutId; readonly reason: string },
  { readonly payout: Payout; readonly run: PayoutRun },
  PayoutNotFound | PayoutRunState | TooMuchContention
>;

/** Payout runs, for finance. */
export interface Payouts {
  readonly proposePayouts: ProposePayouts;
  readonly listPayoutRuns: ListPayoutRuns;
  readonly readPayoutRun: ReadPayoutRun;
  readonly listPayouts: ListPayouts;
  readonly advancePayoutRun: AdvancePayoutRun;
  readonly exportPayoutRun: ExportPayoutRun;
  readonly returnPayout: ReturnPayout;
}
